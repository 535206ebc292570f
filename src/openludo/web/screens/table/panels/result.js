/** The end of a game: who won, the ranks as the variant has them, and what to do next. */

import { api } from "../../../api.js";
import { h } from "../../../board/dom.js";
import { sign } from "../../../board/marks.js";
import { tokensHome } from "../../../i18n/index.js";
import { signed } from "../../../parts/signed.js";
import { pegs } from "../plates.js";
import { button, openPanel } from "./dialogs.js";

/** @typedef {import("../../../board/shapes.js").GameView} GameView */
/** @typedef {import("../../../board/shapes.js").StateView} StateView */
/** @typedef {import("../words.js").TableWords} TableWords */
/** @typedef {{again: () => void, home: () => void}} Ways */

/**
 * @param {HTMLElement} root
 * @param {GameView} game
 * @param {TableWords} words
 * @param {Ways} ways
 */
export function openResult(root, game, words, { again, home }) {
  const { state } = game;
  const panel = openPanel(root, {
    title: title(state, words),
    className: "result",
    close: words.t("table-close"),
    plain: true,
    body: [
      trophy(game),
      state.outcome?.reason === "limit" && h("p", {}, words.t("table-result-limit-note")),
      h("ol", { class: "ranks" }, ...order(state).map((seat) => row(seat, game, words))),
      rating(game, words),
      h(
        "div",
        { class: "panel__buttons" },
        button(words.t("table-result-again"), again, "table-button--main"),
        button(words.t("table-home"), home),
        button(words.t("table-result-board"), () => panel.close()),
        h("a", { class: "table-button", href: `/replay/${encodeURIComponent(game.id)}` }, words.t("replay-open")),
      ),
    ],
  });
  panel.querySelector("button")?.focus();
  return panel;
}

/**
 * What a rated game has changed for who played it; the result is shown without where that fails.
 * @param {GameView} game
 * @param {TableWords} words
 */
function rating({ id, rated, mine, status }, words) {
  if (!rated || !mine.length || status !== "over") return null;
  const line = h("p", { class: "rank__change", role: "status" });
  const show = (/** @type {import("../../../messages.js").History} */ { games }) => {
    const found = games.find((game) => game.id === id);
    if (!found || found.rating === null || found.change === null) return;
    const change = signed(document.documentElement.lang || "en", found.change);
    line.textContent = words.t("ratings-changed-yours", { rating: found.rating, change });
  };
  api.history().then(show, () => {});
  return line;
}

/**
 * The winners' tokens in a golden sun.
 * @param {GameView} game
 */
function trophy({ seats, state }) {
  const winners = state.outcome?.winners ?? [];
  if (!winners.length) return null;
  const tokens = winners.map((seat) =>
    h("span", { class: `trophy__token seat-${seats[seat].colour}` }, sign(seats[seat].mark, 3.4)),
  );
  return h("div", { class: "trophy", "aria-hidden": "true" }, ...tokens);
}

/**
 * @param {StateView} state
 * @param {TableWords} words
 */
export function title({ outcome }, words) {
  const winners = outcome?.winners ?? [];
  if (!outcome || outcome.reason === "limit" || !winners.length) return words.t("table-result-limit");
  if (winners.length > 1) {
    const names = new Intl.ListFormat(document.documentElement.lang || "en").format(winners.map((seat) => words.name(seat)));
    return words.t("table-result-team", { names });
  }
  return words.t("table-result-won", words.who(winners[0]));
}

/**
 * Seats from the first rank on; those without a rank come last, in seat order.
 * @param {StateView} state
 */
export function order(state) {
  const rank = (/** @type {number} */ seat) => rankOf(state, seat) ?? 99;
  return state.tokens.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b) || a - b);
}

/**
 * @param {StateView} state
 * @param {number} seat
 */
function rankOf(state, seat) {
  return state.ranks?.[seat] ?? (state.outcome?.winners.includes(seat) ? 1 : null);
}

/**
 * @param {number} seat
 * @param {GameView} game
 * @param {TableWords} words
 */
export function row(seat, game, words) {
  const { colour, mark } = game.seats[seat];
  const home = tokensHome(game, seat, game.state.tokens[seat]);
  const rank = rankOf(game.state, seat);
  const won = game.state.outcome?.winners.includes(seat);
  const points = game.state.points?.[seat];
  return h(
    "li",
    { class: `rank seat-${colour} ${won ? "rank--first" : ""}` },
    h("span", { class: "rank__place" }, rank === null ? "–" : `${rank}.`),
    h("span", { class: "plate__mark", "aria-hidden": "true" }, sign(mark, 3.4)),
    h("span", { class: "rank__name" }, h("bdi", {}, words.name(seat))),
    h(
      "span",
      { class: "rank__facts" },
      h("span", { class: "unseen" }, words.t("table-result-home", { count: home })),
      h("span", { class: "plate__homes", "aria-hidden": "true" }, ...pegs(game, home)),
      points !== undefined && points !== null && h("b", {}, words.t("table-result-points", { points })),
    ),
  );
}
