/** Who starts, shown before the first roll: the committed draw, or the highest roll played out with its ties. */

import { h, put } from "../../board/dom.js";
import { Die, faceOf } from "../../board/dice.js";
import { sign } from "../../board/marks.js";
import { button } from "./panels/dialogs.js";

/** @typedef {import("../../board/shapes.js").GameView} GameView */
/** @typedef {import("../../board/shapes.js").OpeningRoll} OpeningRoll */
/** @typedef {import("./words.js").TableWords} TableWords */

const THROW = 420;
const READ = 1500;
const DRAW = 110;

export class Opening {
  /**
   * @param {GameView} game
   * @param {TableWords} words
   * @param {import("../../board/anim.js").Motion} motion
   */
  constructor(game, words, motion) {
    this.game = game;
    this.words = words;
    this.motion = motion;
    this.skipped = false;
    this.rows = game.seats.map((seat) => this.row(seat));
    this.line = h("p", { class: "opening__line" });
    this.go = button(words.t("table-opening-go"), () => this.skip(), "table-button--main");
    this.element = h(
      "section",
      { class: "opening", "aria-label": words.t("table-opening") },
      h("h2", {}, words.t("table-opening")),
      h("ul", { class: "opening__seats" }, ...this.rows.map((row) => row.element)),
      this.line,
      this.go,
    );
  }

  /** @param {import("../../board/shapes.js").SeatView} seat */
  row({ seat, colour, mark }) {
    const dice = h("span", { class: "opening__dice" });
    const element = h(
      "li",
      { class: `opening__seat seat-${colour}` },
      h("span", { class: "plate__mark", "aria-hidden": "true" }, sign(mark, 3.4)),
      h("bdi", { class: "opening__name" }, this.words.name(seat)),
      dice,
    );
    return { element, dice };
  }

  skip() {
    this.skipped = true;
    this.motion.finish();
  }

  /**
   * Play it; ends when it has been read or is skipped.
   * @param {boolean} still without motion
   * @returns {Promise<string>} the sentence that says who starts
   */
  async play(still) {
    const { kind, rolls } = this.game.opening.first;
    if (kind === "highest_roll") await this.throwOff(rolls ?? [], still);
    else if (kind === "drawn" && !still) await this.drawLots();
    this.mark([this.game.first], "opening__seat--first");
    const key = kind === "highest_roll" ? "highest" : kind === "drawn" ? "drawn" : "fixed";
    this.line.textContent = this.words.t(`table-opening-${key}`, this.words.who(this.game.first));
    if (!this.skipped) await this.motion.pause(READ);
    return this.line.textContent;
  }

  /**
   * @param {OpeningRoll[][]} rounds
   * @param {boolean} still
   */
  async throwOff(rounds, still) {
    for (const [number, round] of rounds.entries()) {
      for (const { seat, face } of round) await this.throwOne(seat, face, still || this.skipped);
      if (number === rounds.length - 1) break;
      this.mark(rounds[number + 1].map(({ seat }) => seat), "opening__seat--tied");
      this.line.textContent = this.words.t("table-opening-tie");
      if (!this.skipped) await this.motion.pause(READ);
      this.mark([], "opening__seat--tied");
    }
  }

  /**
   * @param {number} seat
   * @param {number} face
   * @param {boolean} still
   */
  async throwOne(seat, face, still) {
    const place = h("span", { class: "opening__die" });
    this.rows[seat].dice.append(place);
    if (!still) {
      const die = new Die(false, this.motion, () => undefined);
      put(place, die.toss);
      await die.roll(face, THROW);
    }
    put(place, faceOf(face));
  }

  async drawLots() {
    const { first, seats } = this.game;
    const steps = seats.length * 2 + first;
    for (let step = 0; step <= steps && !this.skipped; step += 1) {
      this.mark([step % seats.length], "opening__seat--lot");
      await this.motion.pause(DRAW + step * 14);
    }
    this.mark([], "opening__seat--lot");
  }

  /**
   * @param {number[]} seats
   * @param {string} className
   */
  mark(seats, className) {
    this.rows.forEach(({ element }, seat) => element.classList.toggle(className, seats.includes(seat)));
  }
}
