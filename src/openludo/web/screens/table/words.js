/** Names of seats, tokens, squares and moves, in the words of the language and the variant. */

import { placeOf } from "../../i18n/index.js";

/** @typedef {import("../../board/shapes.js").GameView} GameView */
/** @typedef {import("../../board/shapes.js").MoveView} MoveView */
/** @typedef {import("../../board/shapes.js").Token} Token */
/** @typedef {import("../../board/shapes.js").Translate} Translate */
/** @typedef {Record<string, string | number>} Args */

export class TableWords {
  /**
   * @param {GameView} game
   * @param {Translate} translate
   */
  constructor(game, translate) {
    this.game = game;
    this.translate = translate;
    /** The seats of the people at this page; a page that is not told acts for all of them. */
    this.own = new Set(game.mine ?? game.seats.filter(({ kind }) => kind === "person").map(({ seat }) => seat));
    this.alone = this.own.size === 1;
  }

  /**
   * Say a message; the variant's own words are always at hand.
   * @param {string} key
   * @param {Args} [args]
   */
  t(key, args) {
    return this.translate(key, { words: this.game.variant, ...args });
  }

  /**
   * The names that the board asks for.
   * @returns {import("../../board/board.js").Words}
   */
  names() {
    return {
      token: (token, bars) => (bars ? `${this.token(token)}, ${this.t("table-in-blockade")}` : this.token(token)),
      move: (move) => this.move(move),
      choose: () => this.t("table-choose-move"),
      count: (count) => this.t("table-count", { count }),
    };
  }

  /** @param {number} seat */
  name(seat) {
    const { kind, name } = this.game.seats[seat];
    if (name) return name;
    if (kind === "computer") return this.t("table-computer", { number: this.computerNumber(seat) });
    return this.alone && this.isOwn(seat) ? this.t("table-you") : this.colour(seat);
  }

  /** @param {number} seat */
  computerNumber(seat) {
    return this.game.seats.slice(0, seat + 1).filter((one) => one.kind === "computer").length;
  }

  /** @param {number} seat */
  colour(seat) {
    return this.t(`colour-${this.game.seats[seat].colour}`);
  }

  /** @param {number} seat */
  isPerson(seat) {
    return this.game.seats[seat].kind === "person";
  }

  /**
   * Whether the people at this page play a seat.
   * @param {number} seat
   */
  isOwn(seat) {
    return this.own.has(seat);
  }

  /**
   * Whether nobody needs to act for a seat: it is a computer's, or one plays for its person.
   * @param {number} seat
   */
  playsItself(seat) {
    return !this.isPerson(seat) || Boolean(this.game.presence?.played_by_computer[seat]);
  }

  /**
   * Arguments that say who: `you` for the only person here, else the name.
   * @param {number} seat
   * @returns {Args}
   */
  who(seat) {
    const you = this.alone && this.isOwn(seat) ? "yes" : "no";
    return { you, name: this.name(seat) };
  }

  /** @param {Token} token */
  token(token) {
    const name = this.t("table-token", { colour: this.game.seats[token.seat].colour });
    const { kind, number } = placeOf(this.game, token.seat, token.progress);
    return `${name}, ${this.t(`table-at-${kind}`, { square: number })}`;
  }

  /**
   * A move as the name of its token's button.
   * @param {MoveView} move
   */
  move(move) {
    const { kind, number: square } = placeOf(this.game, move.owner, move.to);
    const from = { id: 0, seat: move.owner, index: 0, progress: move.from };
    const to = move.from < 0 && kind === "square" ? "table-to-start" : `table-to-${kind}`;
    const parts = [this.token(from), this.t(to, { square })];
    if (move.count > 1) parts.splice(1, 0, this.t("table-stack", { count: move.count }));
    if (move.captures.length) parts.push(this.t("table-captures", { colours: this.captured(move) }));
    return parts.join(", ");
  }

  /** @param {MoveView} move */
  captured(move) {
    const lang = document.documentElement.lang || "en";
    const colours = [...new Set(move.captures.map(({ owner }) => this.t(`colour-${this.game.seats[owner].colour}.mid`)))];
    return new Intl.ListFormat(lang).format(colours);
  }
}
