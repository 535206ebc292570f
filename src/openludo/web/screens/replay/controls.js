/** The buttons, the slider and the speed of a replay. */

import { h, put, s } from "../../board/dom.js";

/** @typedef {import("../table/words.js").TableWords} TableWords */
/** @typedef {"first" | "back" | "play" | "pause" | "forward" | "last"} Way */
/**
 * @typedef {object} Hands what the controls do
 * @property {(way: Way) => void} press
 * @property {(index: number) => void} jump
 * @property {(speed: number) => void} hurry
 */

/** @type {Record<Way, string>} */
const PATHS = {
  first: "M6 5v14M19 5.5v13L9 12z",
  back: "M16 5.5v13L7 12z",
  play: "M8 5v14l11-7z",
  pause: "M8 5.5v13M16 5.5v13",
  forward: "M8 5.5v13l9-6.5z",
  last: "M18 5v14M5 5.5v13l10-6.5z",
};
const SPEEDS = [0.5, 1, 2, 4];

export class Controls {
  /**
   * @param {number} last step
   * @param {TableWords} words
   * @param {Hands} hands
   */
  constructor(last, words, hands) {
    this.last = last;
    this.words = words;
    /** @type {Record<string, HTMLButtonElement>} */
    this.buttons = Object.fromEntries(
      /** @type {Way[]} */ (["first", "back", "play", "forward", "last"]).map((way) => [way, this.button(way, hands)]),
    );
    this.slider = h("input", {
      type: "range",
      class: "replay__slider",
      min: 0,
      max: last,
      step: 1,
      value: 0,
      "aria-label": words.t("replay-slider"),
      input: () => hands.jump(Number(this.slider.value)),
    });
    this.place = h("p", { class: "replay__place" });
    this.speed = h(
      "select",
      { change: () => hands.hurry(Number(this.speed.value)) },
      ...SPEEDS.map((speed) => h("option", { value: speed, selected: speed === 1 }, words.t("replay-speed-times", { speed }))),
    );
    this.element = h(
      "div",
      { class: "replay__controls", role: "group", "aria-label": words.t("replay-controls") },
      this.slider,
      h("div", { class: "replay__buttons" }, ...Object.values(this.buttons)),
      this.place,
      h("label", { class: "replay__speed" }, h("span", {}, words.t("replay-speed")), this.speed),
    );
  }

  /**
   * @param {Way} way
   * @param {Hands} hands
   */
  button(way, hands) {
    const click = () => hands.press(/** @type {Way} */ (this.buttons[way].dataset.way));
    return this.draw(h("button", { type: "button", class: `replay__button replay__button--${way}`, click }), way);
  }

  /**
   * @param {HTMLButtonElement} button
   * @param {Way} way
   */
  draw(button, way) {
    if (button.dataset.way === way) return button;
    button.dataset.way = way;
    button.setAttribute("aria-label", this.words.t(`replay-${way}`));
    put(button, s("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d: PATHS[way] })));
    return button;
  }

  /**
   * Say where the replay stands.
   * @param {number} index
   * @param {boolean} playing
   * @param {{rolls: number, text: string}} step
   */
  show(index, playing, { rolls, text }) {
    this.slider.value = String(index);
    this.slider.setAttribute("aria-valuetext", `${index}: ${text}`);
    this.place.textContent = this.words.t("replay-place", { step: index, steps: this.last, rolls });
    this.draw(this.buttons.play, playing ? "pause" : "play");
    // Not disabled: a button that loses the focus at the last step would lose the keyboard too.
    for (const way of ["first", "back"]) this.buttons[way].setAttribute("aria-disabled", String(index === 0));
    for (const way of ["forward", "last"]) this.buttons[way].setAttribute("aria-disabled", String(index === this.last));
  }
}
