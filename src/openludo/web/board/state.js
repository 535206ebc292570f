/** Which token is which: the server counts tokens, the drawing must know the one that moves. */

/** @typedef {import("./shapes.js").Token} Token */
/** @typedef {import("./shapes.js").GameEvent} GameEvent */
/** @typedef {{token: Token, from: number, to: number}} Change */

const YARD = -1;

export class Tokens {
  /** @param {number[][]} seats progress of every token, by seat */
  constructor(seats) {
    let id = 0;
    /** @type {Token[]} */
    this.all = seats.flatMap((tokens, seat) =>
      tokens.map((progress, index) => ({ id: id++, seat, index, progress })),
    );
  }

  /**
   * Tokens of a seat that stand at one progress.
   * @param {number} seat
   * @param {number} progress
   */
  at(seat, progress) {
    return this.all.filter((token) => token.seat === seat && token.progress === progress);
  }

  /**
   * Carry out what an event says about tokens; other events change nothing.
   * @param {GameEvent} event
   * @returns {Change[]}
   */
  apply(event) {
    const step = stepOf(event);
    if (!step) return [];
    const movers = this.at(step.owner, step.from).slice(0, event.count ?? 1);
    return movers.map((token) => {
      token.progress = step.to;
      return { token, from: step.from, to: step.to };
    });
  }

  /**
   * Make the tokens stand as the server says, leaving those that already do.
   * @param {number[][]} seats
   */
  settle(seats) {
    seats.forEach((wanted, seat) => {
      const open = [...wanted];
      const wrong = this.all.filter((token) => {
        const found = token.seat === seat ? open.indexOf(token.progress) : 0;
        if (token.seat === seat && found >= 0) open.splice(found, 1);
        return token.seat === seat && found < 0;
      });
      wrong.forEach((token, k) => (token.progress = open[k] ?? YARD));
    });
  }
}

/**
 * Whose token an event moves, from where to where.
 * @param {GameEvent} event
 */
function stepOf(event) {
  const owner = event.owner ?? event.seat;
  switch (event.event) {
    case "entered":
      return { owner, from: YARD, to: event.to ?? 0 };
    case "moved":
    case "jumped":
      return { owner, from: event.from, to: event.to };
    case "captured":
    case "returned":
      return { owner, from: event.from, to: YARD };
    default:
      return null;
  }
}
