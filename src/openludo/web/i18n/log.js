/** The log in words, from the engine's events: for the eye, and aloud for the ear. */

/** @typedef {typeof import("./i18n.js").t} T */
/** @typedef {import("./resolver.js").Argument} Argument */
/** @typedef {{event: string} & Record<string, any>} GameEvent */
/** @typedef {[number, number]} Cell */
/**
 * What the sentences need of a game, a part of GameView.
 * @typedef {object} Scene
 * @property {string} variant
 * @property {{colour: string, place: number}[]} seats
 * @property {{track: unknown[], each_home?: boolean, places: {start: number, column: unknown[], path: unknown[]}[]}} board
 */
/** @typedef {{kind: "yard" | "square" | "column" | "slot" | "home", number: number}} Where */

/**
 * Put what happened in a step into sentences: "Red rolls 5.", "From square 14 to square 20,
 * captures blue.". What goes without saying gives no sentence, so the answer may be "".
 * @param {readonly GameEvent[]} events
 * @param {Scene} game
 * @param {T} t
 * @param {unknown} [face] what was rolled for a move, to say where it counts more than it shows
 * @returns {string}
 */
export function logText(events, game, t, face) {
  const said = new Sentences(events, game, t);
  const walked = events.find((event) => event.event === "moved")?.path?.length ?? 0;
  const more = typeof face === "number" && walked > face ? [t("log-counts", { face, steps: walked })] : [];
  return [...more, ...events.map((event, index) => said.of(event, index))].filter(Boolean).join(" ");
}

/**
 * Where a progress lies: squares of the track are numbered from 1, the same for everybody;
 * those of the home column from 1 for each colour, where each of them is a home as slots of it.
 * @param {Scene} game
 * @param {number} seat
 * @param {number} progress
 * @returns {Where}
 */
export function placeOf(game, seat, progress) {
  const place = game.board.places[game.seats[seat]?.place ?? 0];
  if (progress < 0 || !place) return { kind: "yard", number: 0 };
  const lap = lapOf(place);
  if (game.board.each_home && progress >= lap) return { kind: "slot", number: progress - lap + 1 };
  if (progress >= place.path.length - 1) return { kind: "home", number: 0 };
  if (progress >= lap) return { kind: "column", number: progress - lap + 1 };
  return { kind: "square", number: ((place.start + progress) % game.board.track.length) + 1 };
}

/**
 * How many tokens of a seat have come home.
 * @param {Scene} game
 * @param {number} seat
 * @param {number[]} tokens
 */
export function tokensHome(game, seat, tokens) {
  return tokens.filter((progress) => ["home", "slot"].includes(placeOf(game, seat, progress).kind)).length;
}

/**
 * The progress of the first square of the home column.
 * @param {Scene["board"]["places"][0]} place
 */
function lapOf({ path, column }) {
  return path.findIndex((cell) => String(cell) === String(column[0]));
}

class Sentences {
  /** @param {readonly GameEvent[]} events @param {Scene} game @param {T} t */
  constructor(events, game, t) {
    this.events = events;
    this.game = game;
    this.t = t;
  }

  /** @param {GameEvent} event @param {number} index @returns {string} */
  of(event, index) {
    const args = this.args(event, index);
    /** @param {string} key */
    const say = (key) => this.t(key, args);
    const partner = event.owner !== event.seat ? "-partner" : "";
    switch (event.event) {
      case "rolled":
      case "voided":
      case "tried":
      case "jumped":
        return say(`log-${event.event}`);
      case "entered":
      case "moved":
        return say(`log-${event.event}${partner}`);
      case "passed":
        return say(this.hasRolled(event.seat) ? "log-passed" : "log-passed-blocked");
      case "returned":
        return say(`log-returned-${event.reason}`);
      case "reached_home":
        return say("log-reached-home");
      case "bonus_move":
      case "bonus_lost":
        return say(event.event === "bonus_move" ? "log-bonus-move" : "log-bonus-lost");
      case "bonus_roll":
        return say(event.moved ? "log-bonus-roll" : "log-bonus-roll-unused");
      case "finished":
        return this.events.some((other) => other.event === "over") ? "" : say("log-finished");
      case "over":
        return say(event.reason === "limit" ? "log-over-limit" : "log-over-home");
      default:
        return "";
    }
  }

  /** @param {GameEvent} event @param {number} index */
  args(event, index) {
    const owner = event.owner ?? event.seat;
    const from = this.where(owner, event.from ?? -1);
    const to = this.where(owner, event.to ?? -1);
    const captured = this.captured(index);
    const winners = (event.winners ?? []).map((/** @type {number} */ seat) => this.colour(seat));
    /** @type {Record<string, Argument>} */
    const args = {
      words: this.game.variant,
      who: this.colour(event.event === "reached_home" ? owner : event.seat ?? 0),
      owner: this.colour(owner ?? 0, ".mid"),
      fromKind: from.kind,
      from: from.number,
      toKind: to.kind,
      to: to.number,
      count: event.winners ? winners.length : event.count ?? 1,
      captures: captured.length,
      captured,
      winners,
      face: event.face ?? 0,
      streak: this.events.find((other) => other.event === "rolled")?.streak ?? 0,
      tries: event.tries ?? 0,
      total: event.total ?? 0,
      steps: event.steps ?? 0,
    };
    return args;
  }

  /**
   * What the leg that begins with an event captured: the captures right behind it.
   * @param {number} index
   */
  captured(index) {
    const behind = this.events.slice(index + 1);
    const end = behind.findIndex((event) => event.event !== "captured");
    return behind.slice(0, end < 0 ? behind.length : end).map(({ owner, count }) =>
      this.t("log-captured", { count, owner: this.colour(owner, ".mid") }),
    );
  }

  /** @param {number} seat */
  hasRolled(seat) {
    return this.events.some((event) => event.event === "rolled" && event.seat === seat);
  }

  /** @param {number} seat @param {number} progress */
  where(seat, progress) {
    return placeOf(this.game, seat, progress);
  }

  /** @param {number} seat @param {"" | ".mid"} [form] */
  colour(seat, form = "") {
    return this.t(`colour-${this.game.seats[seat]?.colour}${form}`);
  }
}
