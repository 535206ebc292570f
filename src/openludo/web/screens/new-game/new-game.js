/** Setting up a game: who sits where, and under which house rules. */

import { worded } from "../../api.js";
import { emblem } from "../../parts/figures.js";
import { variantCharacter, variantName } from "../../parts/names.js";
import { lastChoice, start } from "../../start.js";
import { h } from "../../parts/view.js";
import { unknownVariant } from "../../parts/unknown-variant.js";
import { checker } from "./check.js";
import { choice, draft, fromLink, link } from "./draft.js";
import { players } from "./fitting.js";
import { houseRules } from "./house-rules.js";
import { seats } from "./seats.js";

/** @typedef {import("../../main.js").App} App */
/** @typedef {import("../../parts/names.js").Field} Field */
/** @typedef {import("./draft.js").Draft} Draft */

/**
 * @typedef {object} Model
 * @property {Draft} game
 * @property {Field[]} fields
 * @property {string[]} levels
 * @property {string[]} colours  all that any board has
 * @property {string[]} unknown  names in the link that are no house rules
 * @property {import("./check.js").Verdict} verdict
 * @property {Set<string>} open  groups of house rules that are unfolded
 * @property {boolean} busy
 * @property {string} failure
 * @property {boolean} showLink
 * @property {boolean} [shared]  the rules of a room, which has a link of its own
 */

/** @type {import("../../main.js").Open} */
export async function open(app, { params, query }) {
  const found = await app.api.variants();
  const variant = found.variants.find((/** @type {{name: string}} */ { name }) => name === params.variant);
  if (!variant) return unknownVariant(app, params.variant, found.variants);
  const { chosen, unknown } = fromLink(query, found.fields);
  const colours = found.colours.map((/** @type {{name: string}} */ { name }) => name);
  const last = lastChoice();
  const taste = { ...app.settings, colours };
  /** @type {Model} */
  const model = {
    game: draft(variant, chosen, last, taste),
    fields: found.fields,
    levels: found.levels,
    colours,
    unknown,
    verdict: { rules: variant.rules, changed: [], refusal: null, board: null, places: [], palette: colours },
    open: new Set(Object.keys(chosen).length ? ["all"] : []),
    busy: false,
    failure: "",
    showLink: false,
  };
  const { check, first } = checker(app, model);
  await first();
  return {
    title: () => variantName(app.t, variant.name),
    view: () => view(app, model, check),
  };
}

/** @param {App} app @param {Model} model @param {() => void} check */
function view(app, model, check) {
  const { t } = app;
  const { variant } = model.game;
  /** @param {Draft} game */
  const change = (game) => {
    const rules = game.chosen !== model.game.chosen;
    const seated = players(game) !== players(model.game);
    model.game = game;
    if (rules) history.replaceState(null, "", link(variant.name, game.chosen));
    if (rules || seated) check();
    app.update();
  };
  return [
    h(
      "header",
      { class: "title", key: "title" },
      emblem(variant.name),
      h(
        "div",
        null,
        h("h1", { tabindex: -1 }, variantName(t, variant.name)),
        h("p", null, variantCharacter(t, variant.name)),
      ),
    ),
    model.unknown.length > 0 && strangers(app, model),
    h(
      "form",
      { key: "form", class: "setup", onsubmit: (/** @type {Event} */ event) => begin(app, model, event) },
      seats(app, model, change),
      houseRules(app, model, change),
      begins(app, model),
    ),
  ];
}

/** Say which names of the link mean nothing here.
 * @param {App} app @param {Model} model */
function strangers(app, model) {
  const { t } = app;
  const leave = () => {
    model.unknown = [];
    history.replaceState(null, "", link(model.game.variant.name, model.game.chosen));
    app.update();
  };
  return h(
    "div",
    { class: "notice", role: "alert", key: "strangers" },
    h("p", null, t("new-unknown-rules", { names: model.unknown, count: model.unknown.length })),
    h("button", { class: "button", type: "button", onclick: leave }, t("new-unknown-rules-leave-out")),
  );
}

/** @param {App} app @param {Model} model */
function begins(app, model) {
  const { t } = app;
  const why = hindrance(app, model);
  const words = model.failure || why || overview(app, model);
  return h(
    "div",
    { class: "begin", key: "begin" },
    h("p", { class: why || model.failure ? "failure" : "", role: "status" }, words),
    h(
      "button",
      { class: "button play", type: "submit", disabled: model.busy, "aria-disabled": why ? "true" : null },
      t("new-start"),
    ),
  );
}

/** @param {App} app @param {Model} model */
function overview({ t }, model) {
  return t("new-overview", { players: players(model.game), changed: model.verdict.changed.length });
}

/** Say what keeps the game from starting, "" if nothing does.
 * @param {App} app @param {Model} model */
function hindrance({ t }, { game, verdict }) {
  const allowed = game.variant.seats;
  if (!allowed.includes(players(game))) return t("new-wrong-count", { counts: allowed.map(String) });
  if (!game.seats.some((seat) => seat.kind === "person")) return t("new-nobody");
  return verdict.refusal ? t("new-refused") : "";
}

/** @param {App} app @param {Model} model @param {Event} event */
async function begin(app, model, event) {
  event.preventDefault();
  if (model.busy) return;
  if (hindrance(app, model)) {
    document.querySelector(".refusal, .begin .failure")?.scrollIntoView({ block: "center" });
    return;
  }
  model.busy = true;
  model.failure = "";
  app.update();
  const wanted = choice(model.game, model.verdict.rules.colours === "chosen");
  try {
    await start(app, wanted);
  } catch (failure) {
    model.failure = worded(app.t, failure);
  }
  model.busy = false;
  app.update();
}
