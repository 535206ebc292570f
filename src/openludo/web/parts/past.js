/** The games of this device that have ended, read page by page. */

import { worded } from "../api.js";
import { h } from "./view.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../messages.js").HistoryLine} Line */
/** @typedef {{games: Line[], more: boolean}} Past */

/** The button that shows the next page; null where there is none.
 * @param {App} app @param {Past} past */
export function more(app, past) {
  if (!past.more) return null;
  const show = () => void next(app, past);
  return h("p", { class: "actions", key: "more" }, h("button", { class: "button", type: "button", onclick: show }, app.t("replay-games-more")));
}

/** @param {App} app @param {Past} past */
async function next(app, past) {
  const last = past.games.at(-1);
  try {
    const { games, more } = await app.api.history(last?.id);
    // Whoever asked twice is answered once.
    if (past.games.at(-1) !== last) return;
    Object.assign(past, { games: [...past.games, ...games], more });
  } catch (failure) {
    app.say(worded(app.t, failure));
  }
  app.update();
}

/** Who won; nobody where all are equal. @param {Line} game */
export function winnersOf({ seats }) {
  const first = seats.filter(({ place }) => place === 1);
  return first.length < seats.length ? first : [];
}

/** Who played, the first place first; those without a place last, in the order of play. @param {Line} game */
export function byPlace({ seats }) {
  return [...seats].sort((one, other) => (one.place ?? seats.length + 1) - (other.place ?? seats.length + 1));
}

/** What a seat is called, as at its table: a name, or which of the computers.
 * @param {App["t"]} t @param {Line} game @param {Line["seats"][0]} seat */
export function called(t, { seats }, seat) {
  if (seat.name) return seat.name;
  if (seat.kind !== "computer") return t(`seat-kind-${seat.kind}`);
  const number = seats.slice(0, seats.indexOf(seat) + 1).filter(({ kind }) => kind === "computer").length;
  return t("seat-computer", { number });
}
