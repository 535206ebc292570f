/** The first screen: play at once, go on with an open game, or choose what to play. */

import { worded } from "../api.js";
import { erase } from "../parts/erase.js";
import { codeField } from "../parts/fields.js";
import { icon, token } from "../parts/figures.js";
import { levelName, variantName } from "../parts/names.js";
import { DEFAULT_CHOICE, lastChoice, start } from "../start.js";
import { h } from "../parts/view.js";
import { halves } from "./room/ask.js";
import { shelf } from "../parts/shelf.js";

/** @typedef {import("../main.js").App} App */

/** @typedef {import("../messages.js").GameLine} GameLine */

/** @type {import("../main.js").Open} */
export async function open(app) {
  const [{ variants }, { games }] = await Promise.all([app.api.variants(), app.api.games()]);
  const model = { games: playing(games), busy: false, failure: "" };
  return {
    title: () => "",
    view: () => [
      hero(app, model, variants),
      model.games.length > 0 && resume(app, model),
      friends(app),
      shelf(app, variants),
      more(app),
    ],
  };
}

/** @param {GameLine[]} games */
function playing(games) {
  return games.filter((game) => game.status === "playing");
}

/** @param {App} app @param {{busy: boolean, failure: string}} model @param {{name: string}[]} variants */
function hero(app, model, variants) {
  const { t } = app;
  const last = lastChoice();
  const choice = variants.some(({ name }) => name === last.variant) ? last : DEFAULT_CHOICE;
  const play = async () => {
    Object.assign(model, { busy: true, failure: "" });
    app.update();
    await start(app, choice).catch((failure) => (model.failure = worded(t, failure)));
    model.busy = false;
    app.update();
  };
  return h(
    "section",
    { class: "hero", key: "hero" },
    h(
      "div",
      { class: "welcome" },
      h("h1", { tabindex: -1 }, t("home-title")),
      h("p", { class: "lead" }, t("home-lead")),
      h(
        "button",
        { class: "button play", type: "button", disabled: model.busy, onclick: play },
        icon("die"),
        t("home-play"),
      ),
      h(
        "p",
        { class: "choice" },
        h("span", null, summary(app, choice)),
        h("a", { href: `/new/${choice.variant}` }, t("home-change")),
      ),
      h("p", { class: "failure", role: "alert" }, model.failure),
    ),
    h("img", { class: "board-picture", src: "/static/art/board.svg", alt: "", width: 640, height: 480 }),
  );
}

/** Say in one line what "Play now" plays.
 * @param {App} app @param {import("../start.js").Choice} choice */
function summary({ t }, choice) {
  const people = choice.seats.filter((seat) => seat.kind === "person").length;
  const computers = choice.seats.filter((seat) => seat.kind === "computer");
  const levels = [...new Set(computers.map((seat) => seat.level ?? "normal"))];
  const players = t("home-players", { people, computers: computers.length });
  const level = levels.length === 1 ? levelName(t, levels[0]) : "";
  const changed = Object.keys(choice.rules).length;
  const rules = changed ? t("home-own-rules", { count: changed }) : "";
  return [variantName(t, choice.variant), players, level, rules].filter(Boolean).join(" · ");
}

/** Several devices at one table: open a room, or come to one by its code.
 * @param {App} app */
function friends({ t, navigate }) {
  const go = (/** @type {Event} */ event) => {
    event.preventDefault();
    const code = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("code");
    if (typeof code === "string" && code.trim()) navigate(`/room/${encodeURIComponent(code.trim())}`);
  };
  return h(
    "section",
    { class: "friends", key: "friends", "aria-labelledby": "friends-title" },
    h("h2", { id: "friends-title" }, t("room-friends")),
    h("p", null, t("room-friends-each")),
    h(
      "div",
      { class: "friends-ways" },
      h("a", { class: "button", href: "/room/new" }, t("room-open-title")),
      h(
        "form",
        { onsubmit: go },
        codeField(t),
        h("button", { class: "button", type: "submit" }, t("room-go")),
      ),
    ),
  );
}

/** @param {App} app @param {{games: GameLine[]}} model */
function resume(app, model) {
  const { t } = app;
  return h(
    "section",
    { class: "resume", key: "resume", "aria-labelledby": "resume-title" },
    h("h2", { id: "resume-title", tabindex: -1 }, t("home-continue")),
    h("ul", { class: "open-games" }, model.games.map((game) => openGame(app, model, game))),
  );
}

/** @param {App} app @param {{games: GameLine[]}} model @param {GameLine} game */
function openGame(app, model, game) {
  const { t } = app;
  const name = variantName(t, game.variant);
  const remove = () => erase(app, model, game, t("erase-game-text", { variant: name }));
  return h(
    "li",
    { class: "open-game", key: game.id },
    h(
      "a",
      { class: "go-on", href: `/game/${encodeURIComponent(game.id)}` },
      h("strong", null, name),
      h("span", { class: "players" }, company(app, game.seats)),
      h("span", { class: "since" }, sinceWhen(app, game)),
    ),
    // A game of a room is not one person's to erase while it goes on.
    game.room === null &&
      h(
        "button",
        { class: "button quiet", type: "button", onclick: remove, "aria-label": t("erase-game-label", { variant: name }) },
        icon("bin"),
      ),
  );
}

/** When it was last played, how far it is, and in which room.
 * @param {App} app @param {GameLine} game */
function sinceWhen(app, { updated, rolls, room }) {
  const { t } = app;
  const facts = [ago(app, updated), t("home-rolls", { count: rolls })];
  return [...facts, ...(room ? [t("room-title", { code: halves(room) })] : [])].join(" · ");
}

/** Who plays: every person by name, the computers together.
 * @param {App} app @param {GameLine["seats"]} seats */
function company({ t }, seats) {
  const people = seats.filter((seat) => seat.kind === "person");
  const computers = seats.filter((seat) => seat.kind === "computer");
  const levels = [...new Set(computers.map((seat) => seat.level ?? "normal"))];
  const level = levels.length === 1 ? levelName(t, levels[0]) : "";
  const together = [t("home-computers", { count: computers.length }), level].filter(Boolean).join(" · ");
  const unnamed = people.length === 1 ? t("seat-you") : t("seat-kind-person");
  return [
    ...people.map((seat) => player([seat], seat.name || unnamed)),
    computers.length > 0 && player(computers, together),
  ];
}

/** @param {GameLine["seats"]} seats @param {string} words */
function player(seats, words) {
  return h("span", { class: "player" }, seats.map((seat) => token(seat.colour)), h("bdi", null, words));
}

/** @param {App} app @param {string} moment */
function ago({ language }, moment) {
  const minutes = Math.round((Date.parse(moment) - Date.now()) / 60_000);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (Math.abs(minutes) < 60) return words.format(minutes, "minute");
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 24 ? words.format(hours, "hour") : words.format(Math.round(hours / 24), "day");
}

/** @param {App} app */
function more({ t }) {
  const ways = [
    ["/games", "back", "games"],
    ["/statistics", "chart", "statistics"],
    ["/verify", "check", "verify"],
    ["/about", "help", "about"],
  ];
  return h(
    "ul",
    { class: "more", key: "more" },
    ways.map(([path, picture, name]) =>
      h("li", null, icon(picture), h("a", { href: path }, t(`nav-${name}`)), h("span", null, t(`home-more-${name}`))),
    ),
  );
}
