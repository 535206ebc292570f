/** The server judges a set of house rules; the page only asks and shows. */

import { Refusal } from "../../api.js";
import { fitColours, players } from "./fitting.js";

/**
 * @typedef {object} Verdict
 * @property {Record<string, string>} rules  every rule as it will be played
 * @property {string[]} changed  names that differ from the plain variant
 * @property {import("../../messages.js").BoardView | null} board  as it will lie on the table
 * @property {number[]} places  where each player sits at it
 * @property {string[]} palette  the colours that it has
 * @property {Refusal | null} refusal
 */

const PAUSE = 120;

/** Make a check that follows quick changes and lets the last one win.
 * @param {import("../../main.js").App} app
 * @param {import("./new-game.js").Model} model
 */
export function checker(app, model) {
  let latest = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @returns {Promise<Verdict>} */
  const ask = async () => {
    const { variant, chosen } = model.game;
    try {
      const count = players(model.game);
      const seats = variant.seats.includes(count) ? count : undefined;
      const { colours: palette, ...found } = await app.api.check(variant.name, chosen, seats);
      return { ...found, palette, refusal: null };
    } catch (failure) {
      const refusal = failure instanceof Refusal ? failure : new Refusal("page_fault");
      return { ...model.verdict, rules: { ...model.verdict.rules, ...onlyRules(variant, chosen) }, refusal };
    }
  };
  const check = () => {
    const turn = ++latest;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const verdict = await ask();
      if (turn !== latest) return;
      take(model, verdict);
      app.update();
    }, PAUSE);
  };
  const first = async () => take(model, await ask());
  return { check, first };
}

/** @param {import("./new-game.js").Model} model @param {Verdict} verdict */
function take(model, verdict) {
  model.verdict = verdict;
  model.game = fitColours(model.game, verdict.palette, model.colours);
}

/** @param {import("./draft.js").Variant} variant @param {Record<string, string>} chosen */
function onlyRules(variant, chosen) {
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => name in variant.rules));
}
