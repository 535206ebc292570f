/** The tokens: real buttons, placed by transforms alone so that moving them costs no layout. */

import { h } from "./dom.js";
import { sign } from "./marks.js";

/** @typedef {import("./shapes.js").Token} Token */
/** @typedef {import("./shapes.js").SeatView} SeatView */
/** @typedef {import("./layout.js").Rest} Rest */

export class TokenView {
  /**
   * @param {Token} token
   * @param {SeatView} seat
   */
  constructor(token, seat) {
    this.token = token;
    this.pile = h("span", { class: "token__pile", "aria-hidden": "true" });
    this.key = h("span", { class: "token__key", "aria-hidden": "true" });
    this.body = h("span", { class: "token__body" }, h("span", { class: "token__top" }, sign(seat.mark, 3.6)));
    this.lift = h("span", { class: "token__lift" }, h("span", { class: "token__ring" }), this.body, this.pile);
    this.element = h(
      "button",
      { type: "button", class: `token seat-${seat.colour}`, tabindex: -1, "aria-disabled": "true" },
      this.lift,
      this.key,
    );
    this.element.dataset.seat = String(token.seat);
    this.element.dataset.token = String(token.id);
    /** @type {Rest} */
    this.rest = { x: 0, y: 0, scale: 1, z: 0, pile: 0 };
  }

  /**
   * Put the token where it rests.
   * @param {Rest} rest
   */
  place(rest) {
    this.rest = rest;
    this.element.style.transform = at(rest);
    this.element.style.zIndex = String(10 + rest.z);
    this.lift.style.transform = `scale(${rest.scale})`;
    this.pile.textContent = rest.pile ? String(rest.pile) : "";
  }

  /**
   * Let the token be chosen, or not.
   * @param {boolean} movable
   * @param {boolean} focusable one of several equal tokens is enough for the keyboard
   * @param {string} key digit that chooses it
   */
  offer(movable, focusable, key) {
    this.element.classList.toggle("token--movable", movable);
    this.element.setAttribute("aria-disabled", String(!movable));
    this.element.tabIndex = movable && focusable ? 0 : -1;
    this.key.textContent = movable && focusable ? key : "";
  }
}

/**
 * The transform that puts a token's centre on a point, in squares.
 * @param {{x: number, y: number}} point
 */
export function at({ x, y }) {
  return `translate(${((x - 0.5) * 100).toFixed(2)}%, ${((y - 0.5) * 100).toFixed(2)}%)`;
}
