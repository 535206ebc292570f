/** The door of a room: who is inside, what is played, and a name to come in with. */

import { nameField } from "../../parts/fields.js";
import { emblem, token } from "../../parts/figures.js";
import { variantName } from "../../parts/names.js";
import { h } from "../../parts/view.js";
import { canPromise } from "./promise.js";

/** @typedef {import("./room.js").Room} Room */

/** @param {Room} room */
export function joining(room) {
  const { t } = room.app;
  const seen = now(room);
  return h(
    "section",
    { class: "sheet narrow door", key: "door" },
    h("h1", { tabindex: -1 }, seen.barred ? room.title() : t("room-invited", { name: seen.host })),
    h(
      "div",
      { class: "door-game" },
      emblem(seen.variant),
      h(
        "div",
        null,
        h("strong", null, variantName(t, seen.variant)),
        h("p", { class: "hint" }, t("room-changed", { count: seen.changed.length })),
        seen.rated && h("p", { class: "hint", key: "rated" }, t("ratings-room")),
        rulesLink(room, seen.variant, seen.changed),
      ),
    ),
    h(
      "ul",
      { class: "door-people", "aria-label": t("room-people") },
      seen.persons.map((name, index) => h("li", { key: `${index}` }, token(null), h("bdi", null, name))),
    ),
    seen.open ? form(room) : h("p", { class: "notice", key: "shut" }, t(seen.barred ? "room-barred" : "room-shut")),
    seen.game && h("p", { class: "actions", key: "watch" }, watching(room, seen.game)),
  );
}

/** What is known from outside: the line tells more lately than the first look.
 * @param {Room} room */
function now({ seen, room }) {
  if (!room) return seen;
  const { persons, host, variant, changed, open, barred, phase, game, rated } = room;
  return {
    ...seen,
    variant,
    changed,
    rated,
    host: persons[host]?.name ?? seen.host,
    persons: persons.map(({ name }) => name),
    open,
    barred,
    game: phase === "playing" ? game : null,
  };
}

/** @param {Room} room @param {string} variant @param {string[]} changed */
function rulesLink({ app, room }, variant, changed) {
  const rules = room?.rules;
  const query = rules ? new URLSearchParams(changed.map((name) => [name, rules[name]])).toString() : "";
  return h(
    "a",
    { href: `/rules/${encodeURIComponent(variant)}${query && `?${query}`}` },
    app.t("house-read"),
  );
}

/** @param {Room} room */
function form(room) {
  const { t } = room.app;
  const name = room.name.trim();
  return h(
    "form",
    { class: "door-form", key: "form", onsubmit: (/** @type {Event} */ event) => enter(room, event) },
    nameField(
      t,
      room.name,
      (text) => {
        room.name = text;
        room.app.update();
      },
      { required: true },
    ),
    h(
      "button",
      { class: "button play", type: "submit", disabled: room.busy || room.socket.connection !== "open" || !name },
      t("room-join"),
    ),
    !canPromise() && h("p", { class: "hint", key: "dice" }, t("room-no-promise")),
  );
}

/** @param {Room} room @param {Event} event */
async function enter(room, event) {
  event.preventDefault();
  const name = room.name.trim();
  if (!name || room.busy) return;
  room.busy = true;
  room.app.settings.set("name", name);
  await room.part.promise(name);
  room.busy = false;
  sayName(room, name);
  room.app.update();
}

/** Who is called otherwise than they wrote, since somebody else has that name, is told so.
 * @param {Room} room @param {string} asked */
function sayName({ app, room }, asked) {
  const name = room && room.you !== null ? room.persons[room.you].name : "";
  if (name.startsWith(asked) && name !== asked) app.say(app.t("room-renamed", { asked, name }));
}

/** @param {Room} room @param {string} game */
export function watching({ app }, game) {
  return h("a", { class: "button", key: "watch", href: `/game/${encodeURIComponent(game)}` }, app.t("room-watch-game"));
}
