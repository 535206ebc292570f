/** Seat plates: who sits where, how far they are, what they rolled, and whose turn it is. */

import { h, put } from "../../board/dom.js";
import { faceOf } from "../../board/dice.js";
import { sign } from "../../board/marks.js";
import { tokensHome } from "../../i18n/index.js";
import { seating } from "./seating.js";

/** @typedef {import("../../board/shapes.js").GameView} GameView */
/** @typedef {import("../../board/shapes.js").StateView} StateView */
/** @typedef {import("../../board/geometry.js").Geometry} Geometry */
/** @typedef {import("./words.js").TableWords} TableWords */

/** Characters from which on a name is set smaller. */
const LONG = 12;

export class Plates {
  /**
   * @param {GameView} game
   * @param {Geometry} geometry
   * @param {TableWords} words
   */
  constructor(game, geometry, words) {
    this.game = game;
    this.words = words;
    /** What else is to be said of a seat.
     * @type {(seat: number) => string[]} */
    this.further = () => [];
    const places = seating(geometry, game.seats.map(({ place }) => place));
    /** How many plates lie one below the other beside a lying table's board. */
    this.lines = Math.max(2, ...places.map(({ line }) => line));
    this.plates = game.seats.map(({ seat }) => this.plate(seat, places[seat]));
    this.elements = this.plates.map((plate) => plate.element);
  }

  /**
   * @param {number} seat
   * @param {import("./seating.js").Place} place
   */
  plate(seat, place) {
    const { colour, mark, level, kind } = this.game.seats[seat];
    const homes = h("span", { class: "plate__homes" });
    const last = h("span", { class: "plate__last" });
    const streak = h("span", { class: "plate__streak" });
    const turn = h("span", { class: "plate__turn" }, this.words.t("table-turn"));
    const side = kind === "computer" && level ? this.words.t(`level-${level}`) : "";
    const partner = this.partner(seat);
    const spoken = h("span", { class: "unseen" });
    const name = this.words.name(seat);
    const long = name.length > LONG ? " plate__name--long" : "";
    const facts = h("span", { class: "plate__facts" }, homes, partner && ally(partner), streak, turn);
    const element = h(
      "div",
      { class: `plate plate--${place.row} seat-${colour}`, role: "listitem" },
      spoken,
      h("span", { class: "plate__mark", "aria-hidden": "true" }, sign(mark, 3.4)),
      h(
        "span",
        { class: "plate__text", "aria-hidden": "true" },
        h("span", { class: `plate__name${long}` }, h("bdi", {}, name), side && h("small", {}, ` ${side}`)),
        facts,
      ),
      last,
    );
    last.setAttribute("aria-hidden", "true");
    for (const [name, value] of Object.entries(place)) element.style.setProperty(`--${name}`, String(value));
    return { element, facts, homes, last, streak, spoken };
  }

  /**
   * The seat that this one plays together with.
   * @param {number} seat
   */
  partner(seat) {
    const other = this.game.teams?.find((team) => team.includes(seat))?.find((one) => one !== seat);
    return other === undefined ? null : this.game.seats[other];
  }

  /**
   * @param {StateView} state
   * @param {boolean} over
   */
  show(state, over) {
    this.plates.forEach((plate, seat) => {
      const home = tokensHome(this.game, seat, state.tokens[seat]);
      const active = !over && state.turn === seat;
      plate.element.classList.toggle("plate--turn", active);
      put(plate.homes, ...pegs(this.game, home));
      put(plate.streak, ...this.sixes(active ? state.streak : 0));
      const last = state.last[seat];
      put(plate.last, last !== null && last !== undefined && faceOf(last));
      plate.spoken.textContent = this.words.t("table-seat", {
        name: this.words.name(seat),
        colour: this.game.seats[seat].colour,
        home,
        goal: goalOf(this.game),
        last: last === null || last === undefined ? "none" : String(last),
        turn: active ? "yes" : "no",
      });
      const partner = this.partner(seat);
      if (partner) plate.spoken.append(`, ${this.words.t("table-partner", { name: this.words.name(partner.seat) })}`);
      for (const fact of this.further(seat)) plate.spoken.append(`, ${fact}`);
      if (active && state.streak) plate.spoken.append(`, ${this.words.t("table-streak", { count: state.streak })}`);
    });
  }

  /** @param {number} streak */
  sixes(streak) {
    return Array.from({ length: Math.min(streak, 3) }, () => h("i", { class: "six" }, "6"));
  }
}

/**
 * The mark of the partner, joined to a plate.
 * @param {import("../../board/shapes.js").SeatView} seat
 */
function ally({ colour, mark }) {
  return h("span", { class: "plate__partner" }, "+", h("span", { class: `seat-${colour}` }, sign(mark, 3.6)));
}

/**
 * How many tokens win.
 * @param {Pick<GameView, "rules">} game
 */
export function goalOf({ rules }) {
  return Number(rules.tokens_to_win ?? 4);
}

/**
 * As many pegs as tokens are needed; more only where more have come home.
 * @param {Pick<GameView, "rules">} game
 * @param {number} home
 */
export function pegs(game, home) {
  const length = Math.max(goalOf(game), home);
  return Array.from({ length }, (_, k) => h("i", { class: k < home ? "peg peg--home" : "peg" }));
}
