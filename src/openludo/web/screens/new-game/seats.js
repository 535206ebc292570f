/** The seats of a new game: who plays, how strong, in which colour. */

import { NAME_LENGTH } from "../../parts/fields.js";
import { token } from "../../parts/figures.js";
import { colourName, levelManner, levelName, ruleName, valueText } from "../../parts/names.js";
import { h, ticked, typed } from "../../parts/view.js";
import { USUAL_SEATS, withSeat } from "./draft.js";
import { preview } from "./preview.js";

/** @typedef {import("../../main.js").App} App */
/** @typedef {import("./new-game.js").Model} Model */
/** @typedef {(game: import("./draft.js").Draft) => void} Change */
/** @typedef {import("../../start.js").Kind} Kind */

const SEED_LENGTH = 60;
const KINDS = /** @type {const} */ (["person", "computer", "empty"]);

/** @param {App} app @param {Model} model @param {Change} change */
export function seats(app, model, change) {
  return model.game.variant.fixed_seats ? fixedSeats(app, model, change) : freeSeats(app, model, change);
}

/** @param {App} app @param {Model} model @param {Change} change */
function freeSeats(app, model, change) {
  const { t } = app;
  const { rules } = model.verdict;
  const shown = Math.max(USUAL_SEATS, model.game.seats.map((one) => one.kind !== "empty").lastIndexOf(true) + 1);
  const full = model.game.seats.slice(0, shown).every((one) => one.kind !== "empty");
  return h(
    "fieldset",
    { class: "sheet seats", key: "seats" },
    h("legend", null, t("seats-title")),
    h(
      "ol",
      { class: shown > USUAL_SEATS ? "row many" : "row", key: "row" },
      model.game.seats.slice(0, shown).map((_, index) => seat(app, model, change, index)),
    ),
    full && rules.teams !== "true" && shown < model.game.seats.length && further(app, model, change, shown),
    h(
      "div",
      { class: "laid", key: "laid" },
      preview(model),
      h(
        "dl",
        { class: "lots" },
        boardFact(app, model),
        ["colours", "first_seat"].map((name) => lot(app, model, name)),
        rules.teams === "true" && fact("teams", ruleName(t, "teams"), t("seats-partners")),
      ),
    ),
  );
}

/** A seat more than the usual ones; a board for so many comes by itself.
 * @param {App} app @param {Model} model @param {Change} change @param {number} index */
function further({ t }, model, change, index) {
  const add = () => change(withSeat(model.game, index, { kind: "computer" }));
  return h(
    "button",
    { type: "button", class: "button small further", key: "further", onclick: add },
    t("seats-add", { number: index + 1 }),
  );
}

/** The board, where there is a choice: its name, and whether the number of players picks it.
 * @param {App} app @param {Model} model */
function boardFact({ t }, { fields, game, verdict }) {
  const field = fields.find((other) => other.name === "board");
  if (!field || game.variant.hidden.includes("board") || !verdict.board) return null;
  const board = valueText(t, field, verdict.board.name);
  const byNumber = verdict.rules.board === "by_seats" && !verdict.refusal;
  return fact("board", ruleName(t, "board"), byNumber ? t("seats-board-by-number", { board }) : board);
}

/** How colours or the first turn come about, as the rules in force say.
 * @param {App} app @param {Model} model @param {string} name */
function lot({ t }, model, name) {
  const field = model.fields.find((other) => other.name === name);
  if (!field) return null;
  return fact(name, ruleName(t, name), valueText(t, field, model.verdict.rules[name]));
}

/** @param {string} key @param {string} name @param {string} words */
function fact(key, name, words) {
  return h("div", { key }, h("dt", null, name), h("dd", null, words));
}

/** @param {App} app @param {Model} model @param {Change} change @param {number} index */
function seat(app, model, change, index) {
  const { t } = app;
  const here = model.game.seats[index];
  const number = index + 1;
  return h(
    "li",
    { class: `seat ${here.kind}`, key: String(index) },
    token(shownColour(model, index)),
    h(
      "select",
      {
        class: "kind",
        "aria-label": t("seat-who", { number }),
        value: here.kind,
        onchange: typed((kind) => change(withSeat(model.game, index, { kind: /** @type {Kind} */ (kind) }))),
      },
      KINDS.map((kind) => h("option", { value: kind }, t(`seat-kind-${kind}`))),
    ),
    here.kind === "person" && [...person(app, model, change, index)],
    here.kind === "computer" && [level(app, model, change, index)],
    here.kind !== "empty" && model.verdict.rules.colours === "chosen" && [colours(app, model, change, index)],
  );
}

/** The colour that a seat will have, null where lots decide.
 * @param {Model} model @param {number} index */
function shownColour({ game, verdict, colours: all }, index) {
  if (game.seats[index].kind === "empty" || verdict.rules.colours === "drawn") return null;
  if (verdict.rules.colours === "chosen") return game.seats[index].colour;
  return all[game.seats.slice(0, index).filter((seat) => seat.kind !== "empty").length];
}

/** @param {App} app @param {Model} model @param {Change} change @param {number} index */
function person(app, model, change, index) {
  const label = app.t("seat-name", { number: index + 1 });
  return [...nameField(app, model, change, index, label), autoMove(app, model, change, index)];
}

/** @param {App} app @param {Model} model @param {Change} change @param {number} index */
function autoMove({ t }, model, change, index) {
  return h(
    "label",
    { class: "tick", key: "auto" },
    h("input", {
      type: "checkbox",
      checked: model.game.seats[index].auto_move ?? true,
      onchange: ticked((on) => change(withSeat(model.game, index, { auto_move: on }))),
    }),
    h("span", null, t("seat-auto-move")),
  );
}

/**
 * @param {Pick<App, "t">} app @param {Model} model @param {Change} change
 * @param {number} index @param {string} label
 */
function nameField({ t }, model, change, index, label) {
  const { name = "" } = model.game.seats[index];
  const full = name.length >= NAME_LENGTH;
  return [
    h("input", {
      key: "name",
      type: "text",
      class: "name",
      "aria-label": label,
      "aria-describedby": full ? `name-full-${index}` : null,
      placeholder: model.game.variant.fixed_seats ? t("seat-you") : t("seat-player", { number: index + 1 }),
      maxlength: NAME_LENGTH,
      autocomplete: "off",
      value: name,
      oninput: typed((typedName) => change(withSeat(model.game, index, { name: typedName }))),
    }),
    full &&
      h("small", { key: "full", id: `name-full-${index}`, role: "status" }, t("seat-name-full", { count: NAME_LENGTH })),
  ];
}

/** @param {App} app @param {Model} model @param {Change} change @param {number} index */
function level({ t }, model, change, index) {
  return h(
    "select",
    {
      key: "level",
      class: "level",
      "aria-label": t("seat-level", { number: index + 1 }),
      value: model.game.seats[index].level,
      onchange: typed((level) => change(withSeat(model.game, index, { level }))),
    },
    model.levels.map((name) => h("option", { value: name }, levelName(t, name))),
  );
}

/** @param {App} app @param {Model} model @param {Change} change @param {number} index */
function colours({ t }, model, change, index) {
  const here = model.game.seats[index];
  return h(
    "fieldset",
    { class: model.verdict.palette.length > USUAL_SEATS ? "colours many" : "colours", key: "colours" },
    h("legend", { class: "unseen" }, t("seat-colour", { number: index + 1 })),
    model.verdict.palette.map((colour) =>
      h(
        "label",
        { key: colour, class: "colour", title: colourName(t, colour) },
        h("input", {
          type: "radio",
          name: `colour-${index}`,
          value: colour,
          checked: here.colour === colour,
          onchange: () => change(withSeat(model.game, index, { colour })),
        }),
        token(colour),
        h("span", { class: "unseen" }, colourName(t, colour)),
      ),
    ),
  );
}

/** Seats that the variant gives out itself: the person below, three computers of one level.
 * @param {App} app @param {Model} model @param {Change} change */
function fixedSeats(app, model, change) {
  const { t } = app;
  const { game, levels } = model;
  const now = game.seats[1].level;
  /** @param {string} level */
  const all = (level) => {
    const seats = game.seats.map((seat, index) => (index ? { ...seat, level } : seat));
    change({ ...game, seats });
  };
  return h(
    "fieldset",
    { class: "sheet seats fixed", key: "seats" },
    h("legend", null, t("seats-title")),
    h("div", { class: "round-table" }, table(app, model), h("p", { class: "hint" }, t("seats-fixed"))),
    h(
      "div",
      { class: "choices" },
      h(
        "label",
        { class: "field" },
        h("span", null, t("seat-own-name")),
        ...nameField(app, model, change, 0, t("seat-own-name")),
      ),
      h(
        "fieldset",
        { class: "levels" },
        h("legend", null, t("seats-level")),
        levels.map((level) => levelCard(app, level, level === now, () => all(level))),
      ),
      seed(app, model, change),
      autoMove(app, model, change, 0),
    ),
  );
}

/** @param {App} app @param {string} level @param {boolean} checked @param {() => void} pick */
function levelCard({ t }, level, checked, pick) {
  return h(
    "label",
    { class: "level-card", key: level },
    h("input", { type: "radio", name: "level", value: level, checked, onchange: pick }),
    h("strong", null, levelName(t, level)),
    h("span", null, levelManner(t, level)),
  );
}

/** The four places round the board, seen from above; the first person sits below.
 * @param {App} app @param {Model} model */
function table({ t }, { game, verdict, colours: all }) {
  const drawn = verdict.rules.colours === "drawn";
  return h(
    "div",
    { class: "places", "aria-hidden": "true" },
    ["below", "left", "across", "right"].map((place, index) =>
      h(
        "span",
        { class: `place ${place}`, key: place },
        token(drawn ? null : all[index]),
        index ? t("seat-computer", { number: index }) : game.seats[0].name || t("seat-you"),
      ),
    ),
  );
}

/** @param {App} app @param {Model} model @param {Change} change */
function seed({ t }, { game }, change) {
  return h(
    "label",
    { class: "field", key: "seed" },
    h("span", null, t("seat-seed")),
    h("input", {
      type: "text",
      maxlength: SEED_LENGTH,
      autocomplete: "off",
      spellcheck: "false",
      placeholder: t("seat-seed-drawn"),
      "aria-describedby": "seed-hint",
      value: game.seed,
      oninput: typed((seed) => change({ ...game, seed })),
    }),
    h("small", { id: "seed-hint" }, t("seat-seed-hint")),
  );
}
