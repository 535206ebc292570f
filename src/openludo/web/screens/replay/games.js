/** The games of this device that have ended, each with the way to look at it again. */

import { erase } from "../../parts/erase.js";
import { icon, token } from "../../parts/figures.js";
import { variantName } from "../../parts/names.js";
import { h } from "../../parts/view.js";

/** @typedef {import("../../main.js").App} App */
/** @typedef {import("../../messages.js").GameLine} GameLine */
/** @typedef {{games: GameLine[], shown: number}} Model */

const PAGE = 30;

/** @type {import("../../main.js").Open} */
export async function open(app) {
  const { games } = await app.api.games();
  /** @type {Model} */
  const model = { games: games.filter((/** @type {GameLine} */ game) => game.status !== "playing" && game.rolls > 0), shown: PAGE };
  const { t } = app;
  return {
    title: () => t("nav-games"),
    view: () =>
      h(
        "section",
        { class: "sheet wide" },
        h("h1", { tabindex: -1 }, t("nav-games")),
        h("p", { class: "hint" }, t("replay-games-lead")),
        model.games.length === 0 && h("p", { class: "empty" }, t("replay-games-none")),
        h("ul", { class: "ended" }, model.games.slice(0, model.shown).map((game) => line(app, model, game))),
        model.games.length > model.shown && more(app, model),
      ),
  };
}

/** @param {App} app @param {Model} model */
function more(app, model) {
  const show = () => {
    model.shown += PAGE;
    app.update();
  };
  return h("p", { class: "actions" }, h("button", { class: "button", type: "button", onclick: show }, app.t("replay-games-more")));
}

/** @param {App} app @param {Model} model @param {GameLine} game */
function line(app, model, game) {
  const { t } = app;
  const name = variantName(t, game.variant);
  const day = new Intl.DateTimeFormat(app.language(), { dateStyle: "medium", timeStyle: "short" });
  const winners = game.winners.map((seat) => called(app, game.seats[seat]));
  const facts = [day.format(new Date(game.updated)), t("home-rolls", { count: game.rolls })];
  if (winners.length) facts.push(t("replay-won-by", { names: winners, count: winners.length }));
  if (game.status === "left") facts.push(t("replay-was-left"));
  return h(
    "li",
    { class: "ended__game", key: game.id },
    h(
      "a",
      { href: `/replay/${encodeURIComponent(game.id)}` },
      h("strong", null, name),
      h("span", { class: "ended__players" }, game.seats.map((seat) => player(app, seat))),
      h("span", { class: "hint" }, facts.join(" · ")),
    ),
    h(
      "button",
      { class: "button quiet", type: "button", onclick: () => erase(app, model, game, t("replay-erase-text")), "aria-label": t("erase-game-label", { variant: name }) },
      icon("bin"),
    ),
  );
}

/** @param {App} app @param {GameLine["seats"][0]} seat */
const called = ({ t }, { name, kind }) => name || t(`seat-kind-${kind}`);

/** @param {App} app @param {GameLine["seats"][0]} seat */
function player(app, seat) {
  return h("span", { class: "player" }, token(seat.colour), h("bdi", null, called(app, seat)));
}
