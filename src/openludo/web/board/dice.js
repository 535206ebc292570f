/** The die: an ivory cube that can be tapped, tumbles while the roll is unknown and comes to rest on its face. */

import { h } from "./dom.js";
import { sign } from "./marks.js";

/** @typedef {import("./shapes.js").Face} Face */
/** @typedef {import("./anim.js").Motion} Motion */

/** @type {Record<number, number[]>} cells of a 3 by 3 grid that carry a pip */
const PIPS = { 1: [4], 2: [2, 6], 3: [2, 4, 6], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };
const TURNS = [[0, 0], [0, -90], [-90, 0], [90, 0], [0, 90], [0, 180]];
const TILT = "rotateX(-13deg) rotateY(15deg)";
const HELD = "rotateX(-32deg) rotateY(42deg)";

/**
 * Draw one face, without the cube.
 * @param {Face} face
 */
export function faceOf(face) {
  if (typeof face !== "number") return h("span", { class: `face face--sign face--${face}` }, sign(face, 2));
  const cells = Array.from({ length: 9 }, (_, cell) =>
    h("i", { class: PIPS[face]?.includes(cell) ? "pip" : "" }),
  );
  return h("span", { class: "face" }, ...cells);
}

export class Die {
  /**
   * @param {boolean} danish
   * @param {Motion} motion
   * @param {() => void} onTap
   */
  constructor(danish, motion, onTap) {
    /** @type {Face[]} */
    this.faces = danish ? [1, 2, "star", 4, "globe", 6] : [1, 2, 3, 4, 5, 6];
    this.motion = motion;
    this.sides = this.faces.map((face, k) => h("span", { class: `cube__side cube__side--${k + 1}` }, faceOf(face)));
    this.cube = h("span", { class: "cube" }, ...this.sides);
    this.toss = h("span", { class: "die__toss" }, this.cube);
    this.enter = h("span", { class: "die__enter" }, sign("arrow", 2.6));
    this.element = h(
      "button",
      { type: "button", class: "die", click: onTap },
      h("span", { class: "die__glow" }),
      h("span", { class: "die__shadow" }),
      this.toss,
      this.enter,
    );
    /** @type {Face | null} */
    this.face = null;
    this.held();
  }

  /**
   * Make the die ready to be tapped: "roll", "enter" (no roll) or "" for not now.
   * @param {string} mode
   * @param {string} label
   */
  ready(mode, label) {
    this.element.dataset.ready = mode;
    this.element.setAttribute("aria-disabled", String(!mode));
    this.element.setAttribute("aria-label", label);
    if (mode) this.held();
  }

  /** Stand on a corner, showing no face: the roll is still to come. */
  held() {
    this.face = null;
    this.element.dataset.face = "";
    this.cube.style.transform = HELD;
  }

  /**
   * Lie still with a face up.
   * @param {Face} face
   */
  rest(face) {
    this.stop();
    this.face = face;
    this.element.dataset.face = String(face);
    this.cube.style.transform = this.turned(face, 0);
  }

  /** Take no more taps: a roll is on its way. */
  wait() {
    this.element.dataset.ready = "";
    this.element.setAttribute("aria-disabled", "true");
  }

  /** Tumble until `rest` or `roll` ends it. */
  tumble() {
    this.wait();
    if (this.tumbling) return;
    const spin = [{ transform: HELD }, { transform: "rotateX(688deg) rotateY(762deg)" }];
    const bounce = [
      { transform: "translateY(0)", easing: "ease-out" },
      { transform: "translateY(-26%) scale(1.06)", easing: "ease-in" },
      { transform: "translateY(0)" },
    ];
    this.tumbling = [
      this.cube.animate(spin, { duration: 900, iterations: Infinity }),
      this.toss.animate(bounce, { duration: 300, iterations: Infinity }),
    ];
  }

  /** End the tumbling without a face. */
  stop() {
    this.tumbling?.forEach((animation) => animation.cancel());
    this.tumbling = undefined;
  }

  /**
   * Fall on a face.
   * @param {Face} face
   * @param {number} ms
   */
  async roll(face, ms) {
    this.stop();
    this.face = null;
    this.element.dataset.face = "";
    const end = this.turned(face, 0);
    this.cube.style.transform = end;
    const spin = [{ transform: this.turned(face, -2), easing: "cubic-bezier(.15,.6,.35,1)" }, { transform: end }];
    const bounce = [
      { transform: "translate(-12%, -18%) scale(1.12)", easing: "ease-in" },
      { transform: "translate(-5%, 0)", offset: 0.3, easing: "ease-out" },
      { transform: "translate(-2%, -16%)", offset: 0.52, easing: "ease-in" },
      { transform: "translate(0, 0)", offset: 0.74, easing: "ease-out" },
      { transform: "translate(0, -3%)", offset: 0.85, easing: "ease-in" },
      { transform: "translate(0, 0)" },
    ];
    await Promise.all([
      this.motion.run(this.cube, spin, { duration: ms * 0.86 }),
      this.motion.run(this.toss, bounce, { duration: ms }),
    ]);
    this.rest(face);
  }

  /**
   * @param {Face} face
   * @param {number} whole turns before it
   */
  turned(face, whole) {
    const [x, y] = TURNS[Math.max(0, this.faces.indexOf(face))];
    return `${TILT} rotateX(${x + whole * 360}deg) rotateY(${y + whole * 360}deg)`;
  }
}
