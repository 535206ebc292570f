/** A finished game on the board: forwards with the server's events, backwards and elsewhere at once. */

import { Board } from "../../board/board.js";
import { faceOf } from "../../board/dice.js";
import { h, put } from "../../board/dom.js";
import { sign } from "../../board/marks.js";
import { Plates } from "../table/plates.js";
import { Controls } from "./controls.js";
import { ReplayLog } from "./log.js";
import { stepsOf } from "./steps.js";

/** @typedef {import("../../messages.js").GameView} GameView */
/** @typedef {import("../../messages.js").Entry} Entry */
/** @typedef {import("./steps.js").Step} Step */
/** @typedef {import("./controls.js").Way} Way */
/** @typedef {import("../table/words.js").TableWords} TableWords */

const LOOK = 650;
const READ = 1100;

export class Player {
  index = 0;
  speed = 1;
  /** Counts what was asked for: what is under way ends when something newer is. */
  run = 0;
  turns = 0;
  /** Which time it plays, 0 while paused. */
  playing = 0;
  /** @type {Promise<void>} */
  current = Promise.resolve();

  /**
   * @param {Entry[]} entries
   * @param {TableWords} words
   * @param {import("../../settings.js").Settings} settings
   */
  constructor(entries, words, settings) {
    this.words = words;
    this.settings = settings;
    this.steps = stepsOf(entries, words);
    this.last = this.steps.length - 1;
    this.board = new Board(words.game, words.names(), () => {});
    this.plates = new Plates(words.game, this.board.geometry, words);
    this.said = h("p", { class: "replay__said", role: "status" });
    this.log = new ReplayLog(this.steps, words, (index) => this.jump(index));
    this.controls = new Controls(this.last, words, {
      press: (way) => this.press(way),
      jump: (index) => this.jump(index),
      hurry: (speed) => (this.speed = speed),
    });
    this.element = this.draw();
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.onKey);
  }

  draw() {
    const { board, said, controls } = this;
    const element = h("section", { class: "sheet replay__player", "aria-label": this.words.t("replay-board") });
    put(element, this.row("top"), h("div", { class: "replay__board" }, board.element), this.row("bottom"), said, controls.element);
    element.style.setProperty("--ratio", String(board.geometry.ratio));
    return element;
  }

  /**
   * The plates above or below the board, from left to right.
   * @param {"top" | "bottom"} side
   */
  row(side) {
    const plates = this.plates.elements.filter((plate) => plate.classList.contains(`plate--${side}`));
    plates.sort((one, other) => at(one) - at(other));
    return h("div", { class: "replay__plates", role: "list", "aria-label": this.words.t("table-players") }, ...plates);
  }

  stop() {
    this.pause();
    this.run += 1;
    this.board.motion.finish();
    document.removeEventListener("keydown", this.onKey);
  }

  // --- what hands do

  /** @param {Way} way */
  press(way) {
    if (way === "play") return void this.play();
    this.pause();
    if (way === "forward") void this.go(this.index + 1, true);
    else if (way !== "pause") void this.go({ first: 0, back: this.index - 1, last: this.last }[way]);
  }

  /** @param {number} index */
  jump(index) {
    this.pause();
    void this.go(index);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { target, key } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || !(target instanceof Element)) return;
    if (target.closest("input, select, textarea, dialog")) return;
    const inside = this.element.contains(target) || this.log.element.contains(target);
    /** @type {Record<string, Way | false>} */
    const ways = { ArrowLeft: "back", ArrowRight: "forward", Home: inside && "first", End: inside && "last" };
    const way = ways[key];
    if (!way) return;
    event.preventDefault();
    this.press(way);
  }

  async play() {
    const turn = (this.playing = ++this.turns);
    if (this.index === this.last) await this.go(0);
    else this.show();
    while (this.playing === turn && this.index < this.last) {
      await this.go(this.index + 1, true);
      await this.wait((this.settings.reducedMotion ? READ : LOOK) / this.speed);
    }
    if (this.playing === turn) this.pause();
  }

  pause() {
    this.playing = 0;
    this.show();
  }

  /**
   * @param {number} ms
   * @returns {Promise<void>}
   */
  wait(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }

  // --- what is seen

  /**
   * Bring the board to a step; what is under way comes to its end at once.
   * @param {number} target
   * @param {boolean} [moving] show how the tokens get there
   */
  async go(target, moving = false) {
    const before = this.steps[this.index];
    const index = Math.min(Math.max(target, 0), this.last);
    const step = this.steps[index];
    const still = !moving || index === this.index || document.hidden || this.settings.reducedMotion;
    this.index = index;
    const run = ++this.run;
    this.show();
    this.board.motion.finish();
    await this.current;
    if (run !== this.run) return;
    if (still) this.settle(step);
    else await (this.current = this.perform(before, step, run));
  }

  /**
   * @param {Step} before
   * @param {Step} step
   * @param {number} run
   */
  async perform(before, step, run) {
    this.board.show(before.state);
    this.plates.show(step.state, step.state.phase === "over");
    for (const event of step.entry.events) {
      if (run !== this.run) return;
      await this.board.play([event], 1 / this.speed);
    }
    if (run === this.run) this.settle(step);
  }

  /** @param {Step} step */
  settle({ state }) {
    this.board.show(state);
    this.plates.show(state, state.phase === "over");
  }

  /** Say where the replay stands; while it plays, screen readers are not talked to all the time. */
  show() {
    const { entry, state, face, text } = this.steps[this.index];
    const { seats, first } = this.words.game;
    const seat = seats[entry.kind === "start" ? first : entry.seat];
    this.said.setAttribute("aria-live", this.playing ? "off" : "polite");
    put(
      this.said,
      h("span", { class: `plate__mark seat-${seat.colour}`, "aria-hidden": "true" }, sign(seat.mark, 3.4)),
      face !== undefined && h("span", { class: "replay__face", "aria-hidden": "true" }, faceOf(face)),
      h("span", {}, text),
    );
    this.controls.show(this.index, this.playing > 0, { rolls: state.rolls, text });
    this.log.show(this.index);
  }
}

/** @param {HTMLElement} plate */
const at = (plate) => Number(plate.style.getPropertyValue("--at"));
