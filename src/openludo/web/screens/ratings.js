/** Who is best at a variant, and the own games that have ended with what they changed. */

import { worded } from "../api.js";
import { token } from "../parts/figures.js";
import { variantName } from "../parts/names.js";
import { byPlace, called, more, winnersOf } from "../parts/past.js";
import { signed } from "../parts/signed.js";
import { h, typed } from "../parts/view.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../messages.js").Ratings} Ratings */
/** @typedef {import("../messages.js").RatingRow} Row */
/** @typedef {import("../messages.js").HistoryLine} Line */
/** @typedef {{names: string[], found: Ratings, games: Line[], more: boolean, asked: string}} Model */

const FIRST = "classic";

/** @type {import("../main.js").Open} */
export async function open(app, { query }) {
  const [{ variants }, past] = await Promise.all([app.api.variants(), app.api.history()]);
  const shared = variants.filter((/** @type {{fixed_seats: boolean}} */ { fixed_seats: alone }) => !alone);
  const names = shared.map((/** @type {{name: string}} */ { name }) => name);
  const asked = names.includes(query.get("family")) ? /** @type {string} */ (query.get("family")) : FIRST;
  /** @type {Model} */
  const model = { names, found: await app.api.ratings(asked), ...past, asked };
  const { t } = app;
  return {
    title: () => t("ratings-title"),
    view: () => [
      h(
        "section",
        { class: "sheet wide", key: "ratings" },
        h("h1", { tabindex: -1 }, t("ratings-title")),
        h("p", { class: "hint" }, t("ratings-lead")),
        h("p", { class: "hint" }, t("ratings-means")),
        choice(app, model),
        own(app, model),
        model.found.rows.length ? table(app, model.found.rows) : h("p", { class: "empty", key: "none" }, t("ratings-none")),
      ),
      finished(app, model),
    ],
  };
}

/** @param {App} app @param {Model} model */
function choice(app, model) {
  const { t } = app;
  const pick = typed((family) => void look(app, model, family));
  return h(
    "label",
    { class: "field", key: "choice" },
    h("span", null, t("ratings-variant")),
    h(
      "select",
      { name: "family", value: model.asked, onchange: pick },
      model.names.map((name) => h("option", { value: name }, variantName(t, name))),
    ),
  );
}

/** Show another variant; of several that are asked for at once the last one.
 * @param {App} app @param {Model} model @param {string} family */
async function look(app, model, family) {
  model.asked = family;
  try {
    const found = await app.api.ratings(family);
    if (model.asked !== family) return;
    model.found = found;
    history.replaceState(null, "", `/ratings?family=${encodeURIComponent(family)}`);
  } catch (failure) {
    model.asked = model.found.family;
    app.say(worded(app.t, failure));
  }
  app.update();
}

/** @param {App} app @param {Model} model */
function own({ t }, { found }) {
  const mine = found.own.find(({ family }) => family === found.family);
  if (!mine) return null;
  return h("p", { class: "own-rating", key: "own" }, `${t("ratings-own")}: `, h("strong", null, t("ratings-count", { count: mine.rating })));
}

/** @param {App} app @param {Row[]} rows */
function table({ t }, rows) {
  const columns = ["ratings-place", "ratings-number", "ratings-games"].map((key) =>
    h("th", { scope: "col", class: "number" }, t(key)),
  );
  columns.splice(1, 0, h("th", { scope: "col" }, t("ratings-name")));
  return h(
    "div",
    { class: "scroller", key: "table", tabindex: 0, role: "region", "aria-label": t("ratings-title") },
    h(
      "table",
      { class: "ratings" },
      h("thead", null, h("tr", null, columns)),
      h("tbody", null, rows.map((row, index) => line(t, row, index + 1))),
    ),
  );
}

/** @param {App["t"]} t @param {Row} row @param {number} place */
function line(t, { name, rating, games, you }, place) {
  return h(
    "tr",
    { key: `${place}` },
    h("td", { class: "number" }, t("ratings-count", { count: place })),
    h("th", { scope: "row" }, h("bdi", null, name || t("ratings-unnamed")), you && ` ${t("ratings-you")}`),
    h("td", { class: "number" }, t("ratings-count", { count: rating })),
    h("td", { class: "number" }, t("ratings-count", { count: games })),
  );
}

/** @param {App} app @param {Model} model */
function finished(app, model) {
  const { t } = app;
  const { games } = model;
  return h(
    "section",
    { class: "sheet wide", key: "history", "aria-labelledby": "history-title" },
    h("h2", { id: "history-title" }, t("ratings-history")),
    games.length === 0 && h("p", { class: "empty" }, t("ratings-history-none")),
    h("ul", { class: "ended" }, games.map((game) => ended(app, game))),
    more(app, model),
  );
}

/** @param {App} app @param {Line} game */
function ended(app, game) {
  const { t } = app;
  const day = new Intl.DateTimeFormat(app.language(), { dateStyle: "medium", timeStyle: "short" });
  const facts = [day.format(new Date(game.ended))];
  const winners = winnersOf(game).map((seat) => called(t, game, seat));
  if (winners.length) facts.push(t("replay-won-by", { names: winners, count: winners.length }));
  if (game.result) facts.push(t(`ratings-result-${game.result}`));
  if (game.rated && game.rating === null) facts.push(t("ratings-rated"));
  if (game.rating !== null && game.change !== null) facts.push(changed(app, game.rating, game.change));
  return h(
    "li",
    { class: "ended__game", key: game.id },
    h(
      "a",
      { href: `/replay/${encodeURIComponent(game.id)}` },
      h("strong", null, variantName(t, game.variant)),
      h("span", { class: "ended__players" }, byPlace(game).map((seat) => player(t, game, seat))),
      h("span", { class: "hint" }, facts.join(" · ")),
    ),
  );
}

/** @param {App} app @param {number} rating @param {number} change */
function changed({ t, language }, rating, change) {
  return t("ratings-changed", { rating, change: signed(language(), change) });
}

/** @param {App["t"]} t @param {Line} game @param {Line["seats"][0]} seat */
function player(t, game, seat) {
  const { colour, place } = seat;
  const words = called(t, game, seat);
  return h("span", { class: "player" }, token(colour), h("bdi", null, place === null ? words : `${place}. ${words}`));
}
