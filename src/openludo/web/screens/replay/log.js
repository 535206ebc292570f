/** The log of a replay from the first line to the last; each leads to its place in the game. */

import { faceOf } from "../../board/dice.js";
import { h } from "../../board/dom.js";
import { sign } from "../../board/marks.js";
import { linesOf } from "./steps.js";

/** @typedef {import("./steps.js").Step} Step */
/** @typedef {import("../table/words.js").TableWords} TableWords */

export class ReplayLog {
  /**
   * @param {Step[]} steps
   * @param {TableWords} words
   * @param {(index: number) => void} jump
   */
  constructor(steps, words, jump) {
    this.lines = linesOf(steps);
    this.buttons = this.lines.map((line) => button(line, steps[line.last], words, jump));
    this.list = h("ol", { class: "replay__lines" }, ...this.buttons.map((one) => h("li", {}, one)));
    this.element = h(
      "section",
      { class: "sheet replay__log", "aria-labelledby": "replay-log-title" },
      h("h2", { id: "replay-log-title" }, words.t("table-log")),
      this.list,
    );
    /** @type {HTMLButtonElement | undefined} */
    this.current = undefined;
  }

  /**
   * Mark the line of a step, bring it into view, and take the keyboard along if it is in the log.
   * @param {number} index
   */
  show(index) {
    const button = this.buttons[this.lines.findIndex(({ last }) => last >= index)];
    if (!button || button === this.current) return;
    const focused = this.current !== undefined && document.activeElement === this.current;
    this.current?.removeAttribute("aria-current");
    this.current?.setAttribute("tabindex", "-1");
    this.current = button;
    button.setAttribute("aria-current", "step");
    button.setAttribute("tabindex", "0");
    if (focused) button.focus({ preventScroll: true });
    // Only the list scrolls; scrollIntoView would move the page under the reader.
    const middle = button.offsetTop - (this.list.clientHeight - button.offsetHeight) / 2;
    this.list.scrollTop = middle;
  }
}

/**
 * @param {import("./steps.js").Line} line
 * @param {Step} step
 * @param {TableWords} words
 * @param {(index: number) => void} jump
 */
function button({ first, last, said, text }, { entry, face }, words, jump) {
  const { seats, first: starter } = words.game;
  const seat = seats[entry.kind === "start" ? starter : entry.seat];
  return h(
    "button",
    {
      type: "button",
      class: `replay__line seat-${seat?.colour ?? "nobody"}`,
      tabindex: first === 0 ? 0 : -1,
      click: () => jump(last),
    },
    h("span", { class: "replay__mark", "aria-hidden": "true" }, seat && sign(seat.mark, 3.6)),
    face !== undefined && h("span", { class: "replay__face", "aria-hidden": "true" }, faceOf(face)),
    h("span", {}, said && h("span", { class: "unseen" }, `${said} `), text),
  );
}
