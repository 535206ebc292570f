/** The felt tray: the die, what is awaited and what has just happened. */

import { h } from "../../board/dom.js";
import { Die } from "../../board/dice.js";
import { sign } from "../../board/marks.js";

/** @typedef {import("./status.js").Notice} Notice */
/** @typedef {import("../../board/shapes.js").GameView} GameView */
/** @typedef {import("../../board/shapes.js").StateView} StateView */
/** @typedef {import("./words.js").TableWords} TableWords */

/** @type {Record<string, string>} */
const SIGNS = { pass: "→", again: "↻", void: "✕", lost: "✕", try: "…", enter: "↑", bonus: "+", note: "!" };

/** Phases in which the die lies as it was last rolled. */
const RESTS = new Set(["bonus", "over"]);

export class Tray {
  /**
   * @param {GameView} game
   * @param {TableWords} words
   * @param {import("../../board/anim.js").Motion} motion
   * @param {() => void} onTap
   */
  constructor(game, words, motion, onTap) {
    this.game = game;
    this.words = words;
    this.die = new Die(game.rules.die === "danish", motion, onTap);
    this.steps = h("span", { class: "tray__steps", "aria-hidden": "true" });
    this.badge = h("span", { class: "tray__badge", "aria-hidden": "true" });
    this.status = h("p", { class: "tray__status" });
    this.notice = h("p", { class: "tray__notice" });
    this.element = h(
      "section",
      { class: "tray", "aria-label": words.t("table-tray") },
      h("div", { class: "tray__die" }, this.die.element, this.steps),
      h("div", { class: "tray__text" }, h("div", { class: "tray__line" }, this.badge, this.status), this.notice),
    );
  }

  /**
   * Say what is awaited, and from whom.
   * @param {Notice} awaited
   * @param {number} seat
   */
  await({ kind, text }, seat) {
    const { colour, mark } = this.game.seats[seat];
    this.element.className = `tray tray--${kind} seat-${colour}`;
    this.badge.replaceChildren(sign(mark, 3.4));
    if (this.status.textContent !== text) this.status.textContent = text;
  }

  /**
   * Say what has just happened: a notice, or else the last sentence of the log.
   * @param {Notice | null} notice
   * @param {string} [otherwise]
   */
  tell(notice, otherwise = "") {
    this.notice.dataset.kind = notice?.kind ?? "";
    this.notice.dataset.sign = SIGNS[notice?.kind ?? ""] ?? "";
    this.notice.textContent = notice?.text ?? otherwise;
  }

  /**
   * Lay the number of bonus steps that are to be moved over the die, which is not to be rolled now.
   * @param {StateView} state
   */
  count({ phase, steps }) {
    const bonus = phase === "bonus" && steps ? `+${steps}` : "";
    this.steps.textContent = bonus;
    this.element.toggleAttribute("data-bonus", Boolean(bonus));
  }

  /**
   * Show the die as a state has it: in hand before a roll, else lying on its face.
   * @param {StateView} state
   * @param {boolean} mine whether a person here may act
   */
  settle(state, mine) {
    const { die, words } = this;
    die.stop();
    const mode = mine && (state.phase === "roll" || state.phase === "enter") ? state.phase : "";
    if (mode) die.ready(mode, words.t(`table-die-${mode}`));
    else {
      const face = state.face ?? state.last[state.turn] ?? null;
      if (state.face !== null) die.rest(state.face);
      else if (die.face === null && face !== null && RESTS.has(state.phase)) die.rest(face);
      const label = die.face === null ? "table-die-still" : "table-die-shows";
      die.ready("", words.t(label, { face: die.face ?? "" }));
    }
  }
}
