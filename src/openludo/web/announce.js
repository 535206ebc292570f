/** What a screen reader says: one polite sentence after the other, also when the same comes twice. */

import { h } from "./board/dom.js";

const KEPT = 6;

export class Announcer {
  /** @param {string} label */
  constructor(label) {
    this.element = h("div", { class: "unseen", role: "log", "aria-live": "polite", "aria-label": label });
  }

  /**
   * Say a sentence. Every sentence is a new element, so that an equal one is read again.
   * @param {string} text
   */
  say(text) {
    if (!text) return;
    this.element.append(h("p", {}, text));
    while (this.element.childElementCount > KEPT) this.element.firstElementChild?.remove();
  }
}
