/** Who is in a room: persons, computers, and seats that wait for somebody. */

import { confirmed } from "../../parts/confirm.js";
import { icon, token } from "../../parts/figures.js";
import { colourName, levelName } from "../../parts/names.js";
import { h, typed } from "../../parts/view.js";
import { mute, muted } from "./muted.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./shapes.js").RoomView} RoomView */
/** @typedef {import("./shapes.js").PersonView} PersonView */

const LEVEL = "normal";
const CONTROLS = "button, select, input";

/** @param {Room} room @param {RoomView} view */
export function people(room, view) {
  const { t } = room.app;
  const { persons, computers, seats } = view;
  const free = Math.max(0, seats - persons.filter(({ plays }) => plays).length - computers.length);
  return h(
    "section",
    { class: "sheet people", key: "people", "aria-labelledby": "people-title" },
    h("h2", { id: "people-title", tabindex: -1 }, t("room-people")),
    h(
      "ul",
      { class: "persons" },
      persons.map((one, index) => person(room, view, one, index)),
      computers.map((level, index) => computer(room, view, level, index)),
      Array.from({ length: free }, (_, index) => empty(room, index)),
    ),
    view.removed.length > 0 && removed(room, view.removed),
    ownColour(room, view),
    h("p", { class: "actions" }, room.hosts() && adding(room, view), departing(room)),
  );
}

/** @param {Room} room @param {RoomView} view @param {PersonView} one @param {number} index */
function person(room, view, one, index) {
  const { t } = room.app;
  const facts = [
    index === view.you && t("room-you"),
    index === view.host && t("room-host"),
    presence(t, view, one),
    t(one.promised ? "room-promised" : "room-promised-not"),
  ];
  return h(
    "li",
    { class: `member${one.connected ? "" : " away"}`, key: `person-${one.number}` },
    token(one.colour),
    h(
      "span",
      { class: "member-text" },
      h("bdi", { class: "member-name" }, one.name),
      one.colour && h("span", { class: "unseen", key: "colour" }, colourName(t, one.colour)),
      h("small", null, facts.filter(Boolean).join(" · ")),
    ),
    index !== view.you && manners(room, one),
  );
}

/** Whether somebody is there, and if not, that the game does without them.
 * @param {import("./shapes.js").App["t"]} t @param {RoomView} view @param {PersonView} one */
function presence(t, { phase }, { connected, plays }) {
  if (plays) return t(connected ? "room-here" : "room-away");
  return t(phase === "gathering" ? "room-away-sits-out" : "room-sits-out");
}

/** What can be done about another person.
 * @param {Room} room @param {PersonView} one */
function manners(room, { name, number }) {
  const { t, update } = room.app;
  const silent = muted(room.code).includes(number);
  const turn = () => {
    mute(room.code, number, !silent);
    update();
  };
  return h(
    "span",
    { class: "member-ways" },
    h(
      "button",
      {
        class: "button small quiet",
        type: "button",
        key: "mute",
        onclick: turn,
        "aria-label": t(silent ? "room-unmute-label" : "room-mute-label", { name }),
      },
      t(silent ? "room-unmute" : "room-mute"),
    ),
    room.hosts() &&
      h(
        "button",
        {
          class: "button small quiet",
          type: "button",
          key: "remove",
          onclick: () => remove(room, name, number),
          "aria-label": t("room-remove-label", { name }),
        },
        icon("cross"),
      ),
  );
}

/** @param {Room} room @param {string} name @param {number} number */
async function remove(room, name, number) {
  const { t } = room.app;
  const sure = await confirmed(room.app, {
    title: t("room-remove-title", { name }),
    text: t("room-remove-text", { name }),
    action: t("room-remove"),
  });
  if (sure) await room.send("remove", { number });
}

/** Whom the host has sent away, and a way to let them in again.
 * @param {Room} room @param {RoomView["removed"]} those */
function removed(room, those) {
  const { t } = room.app;
  return h(
    "div",
    { class: "removed", key: "removed" },
    h("h3", { id: "removed-title", tabindex: -1 }, t("room-removed")),
    h(
      "ul",
      { class: "removed-list", "aria-labelledby": "removed-title" },
      those.map(({ name, number }) =>
        h(
          "li",
          { key: `removed-${number}` },
          h("bdi", { class: "member-name" }, name),
          h(
            "button",
            {
              class: "button small quiet",
              type: "button",
              onclick: () => void room.send("admit", { number }),
              "aria-label": t("room-admit-label", { name }),
            },
            t("room-admit"),
          ),
        ),
      ),
    ),
  );
}

/** @param {Room} room @param {RoomView} view @param {string} level @param {number} index */
function computer(room, view, level, index) {
  const { t } = room.app;
  const number = index + 1;
  /** @param {string[]} levels */
  const set = (levels) => void room.send("computers", { levels });
  const { computers } = view;
  return h(
    "li",
    { class: "member computer", key: `computer-${index}` },
    token(null),
    h(
      "span",
      { class: "member-text" },
      h("span", { class: "member-name" }, t("seat-computer", { number })),
      room.hosts()
        ? h(
            "select",
            {
              "aria-label": t("room-level", { number }),
              value: level,
              onchange: typed((picked) => set(computers.map((other, at) => (at === index ? picked : other)))),
            },
            room.terms.levels.map((name) => h("option", { value: name }, levelName(t, name))),
          )
        : h("small", null, levelName(t, level)),
    ),
    room.hosts() &&
      h(
        "button",
        {
          class: "button small quiet",
          type: "button",
          onclick: () => set(computers.filter((_, at) => at !== index)),
          "aria-label": t("room-remove-label", { name: t("seat-computer", { number }) }),
        },
        icon("cross"),
      ),
  );
}

/** @param {Room} room @param {number} index */
function empty({ app }, index) {
  return h(
    "li",
    { class: "member free", key: `free-${index}` },
    token(null),
    h("span", { class: "member-text" }, h("span", { class: "member-name" }, app.t("room-free"))),
  );
}

/** @param {Room} room @param {RoomView} view */
function adding(room, { computers }) {
  const add = () => void room.send("computers", { levels: [...computers, computers.at(-1) ?? LEVEL] });
  return h("button", { class: "button", type: "button", key: "add", onclick: add }, room.app.t("room-add-computer"));
}

/** @param {Room} room */
function departing(room) {
  const { t } = room.app;
  const depart = async () => {
    if (await room.send("depart")) room.app.navigate("/");
  };
  return h("button", { class: "button quiet", type: "button", key: "depart", onclick: depart }, t("room-depart"));
}

/** Where players choose their colours, one's own.
 * @param {Room} room @param {RoomView} view */
function ownColour(room, view) {
  const { t } = room.app;
  if (view.rules.colours !== "chosen" || view.you === null) return null;
  const own = view.persons[view.you];
  const taken = view.persons.filter((other) => other !== own).map(({ colour }) => colour);
  return h(
    "fieldset",
    { class: "colours room-colours", key: "colours" },
    h("legend", null, t("room-your-colour")),
    room.terms.palette().map((colour) =>
      h(
        "label",
        { key: colour, class: "colour", title: colourName(t, colour) },
        h("input", {
          type: "radio",
          name: "own-colour",
          value: colour,
          class: "unseen",
          disabled: taken.includes(colour),
          checked: own.colour === colour,
          onchange: () => void room.send("colour", { colour }),
        }),
        token(colour),
        h("span", { class: "unseen" }, colourName(t, colour)),
      ),
    ),
  );
}

/** Let the page change. Whoever stood on a control whose row goes stands on that of the next row then, or on
 * the title of the list; whoever stood on the title of the page, on its new one.
 * @param {() => void} change */
export function keepingPlace(change) {
  const held = document.activeElement ?? document.body;
  const row = held.closest(".people li");
  const list = row?.parentElement;
  const at = list ? [...list.children].indexOf(/** @type {Element} */ (row)) : -1;
  const titled = held.matches("main h1");
  change();
  if (held.isConnected) return;
  if (titled) stand(document.querySelector("main h1"));
  else if (list) stand(next(list, at) ?? titleOf(list));
}

/** The last control of the first row that has one, from a place in a list on.
 * @param {Element} list @param {number} at */
function next(list, at) {
  const rows = list.isConnected ? [...list.children].slice(at) : [];
  const controls = rows.map((row) => [...row.querySelectorAll(CONTROLS)].at(-1));
  return controls.find(Boolean);
}

/** @param {Element} list */
function titleOf(list) {
  return list.isConnected ? list.previousElementSibling : document.querySelector(".people h2");
}

/** @param {Element | null | undefined} place */
function stand(place) {
  /** @type {HTMLElement | null | undefined} */ (place)?.focus({ preventScroll: true });
}
