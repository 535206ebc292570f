/** The games of this device that have ended, each with the way to look at it again. */

import { erase } from "../../parts/erase.js";
import { icon, token } from "../../parts/figures.js";
import { variantName } from "../../parts/names.js";
import { more, winnersOf } from "../../parts/past.js";
import { h } from "../../parts/view.js";

/** @typedef {import("../../main.js").App} App */
/** @typedef {import("../../messages.js").HistoryLine} Line */
/** @typedef {import("../../parts/past.js").Past} Past */

/** @type {import("../../main.js").Open} */
export async function open(app) {
  /** @type {Past} */
  const model = await app.api.history();
  const { t } = app;
  const rolled = () => model.games.filter((game) => game.rolls > 0);
  return {
    title: () => t("nav-games"),
    view: () =>
      h(
        "section",
        { class: "sheet wide" },
        h("h1", { tabindex: -1 }, t("nav-games")),
        h("p", { class: "hint" }, t("replay-games-lead")),
        rolled().length === 0 && !model.more && h("p", { class: "empty" }, t("replay-games-none")),
        h("ul", { class: "ended" }, rolled().map((game) => line(app, model, game))),
        more(app, model),
      ),
  };
}

/** @param {App} app @param {Past} model @param {Line} game */
function line(app, model, game) {
  const { t } = app;
  const name = variantName(t, game.variant);
  const day = new Intl.DateTimeFormat(app.language(), { dateStyle: "medium", timeStyle: "short" });
  const winners = winnersOf(game).map((seat) => called(app, seat));
  const facts = [day.format(new Date(game.ended)), t("home-rolls", { count: game.rolls })];
  if (winners.length) facts.push(t("replay-won-by", { names: winners, count: winners.length }));
  if (game.result === "neither") facts.push(t("replay-was-left"));
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

/** @param {App} app @param {Line["seats"][0]} seat */
const called = ({ t }, { name, kind }) => name || t(`seat-kind-${kind}`);

/** @param {App} app @param {Line["seats"][0]} seat */
function player(app, seat) {
  return h("span", { class: "player" }, token(seat.colour), h("bdi", null, called(app, seat)));
}
