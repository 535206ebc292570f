/** The line to a game or a room: it comes back by itself, says when it is down, and asks for what it missed. */

import { Refusal } from "./api.js";

/** @typedef {"connecting" | "open" | "reconnecting" | "closed"} Connection */
/** @typedef {Record<string, any> & {type: string}} Frame */

/**
 * @typedef {object} Ears
 * @property {(frame: Frame) => void} onFrame
 * @property {(connection: Connection) => void} onConnection
 * @property {(code: string, params: Record<string, any>) => void} onRefused  an error that answers no command
 * @property {() => number} since  the number of the last entry known, WHOLE for none
 */

export const PROTOCOL = 1;

/** As `since` it asks for the whole game; -1 would ask for the entries from the first on. */
export const WHOLE = -2;

export const TIMING = {
  /** First pause before a new attempt; doubled each time, up to the longest. */
  firstPause: 400,
  /** Short, so that play goes on within seconds however long the server was away. */
  longestPause: 2_500,
  /** How long a line may be silent before it is asked whether it lives, and then to answer. */
  silence: 15_000,
  answer: 8_000,
  /** How often the way to the server and back is measured. */
  measure: 20_000,
};

/** Milliseconds for an answer from which on a connection is called slow. */
export const SLOW = 800;
const LONGEST_DELAY = 60_000;

/** Codes after which trying again cannot help. */
export const FINAL = new Set(["reload_page", "unknown_game", "unknown_room", "other_version"]);

/** Frames that show all that the page had asked for: the line is open. */
const WELCOME = new Set(["snapshot", "entries", "room"]);

/** Pause before attempt number `attempt`: it doubles, and half of it is by chance, so that a
 * restarted server is not met by everyone at once.
 * @param {number} attempt
 * @param {() => number} chance
 */
export function pauseBefore(attempt, chance = Math.random) {
  const whole = Math.min(TIMING.longestPause, TIMING.firstPause * 2 ** attempt);
  return whole / 2 + (whole / 2) * chance();
}

export class GameSocket {
  /**
   * @param {string} id
   * @param {Ears} ears
   * @param {"games" | "rooms"} kind
   */
  constructor(id, ears, kind = "games") {
    this.id = id;
    this.kind = kind;
    this.ears = ears;
    /** @type {WebSocket | null} */
    this.line = null;
    /** @type {Connection} */
    this.connection = "connecting";
    this.attempt = 0;
    this.sent = 0;
    /** Milliseconds that the last answer took, and what of it the server was told.
     * @type {number | null} */
    this.delay = null;
    /** @type {number | null} */
    this.told = null;
    this.asked = 0;
    this.tab = Math.random().toString(36).slice(2, 10);
    /** @type {Map<string, {resolve: (answer: Frame) => void, reject: (why: Refusal) => void}>} */
    this.pending = new Map();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.wake = () => this.look();
    this.rest = () => this.lost();
    addEventListener("online", this.wake);
    addEventListener("offline", this.rest);
    addEventListener("pageshow", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.measuring = setInterval(() => this.connection === "open" && !document.hidden && this.ask(), TIMING.measure);
    this.connect();
  }

  /** Send a command made against entry `at`; the promise ends with the server's answer.
   * @param {string} type
   * @param {Record<string, any>} payload
   * @returns {Promise<Frame>}
   */
  command(type, payload = {}) {
    if (this.connection !== "open" || this.line?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refusal("unreachable"));
    }
    const id = `${this.tab}-${++this.sent}`;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.send({ ...payload, type, id });
      this.expect(TIMING.answer);
    });
  }

  /** Ask the server for everything anew, or for what came since the last known entry. */
  resync(since = this.ears.since()) {
    const { delay } = this;
    this.told = delay;
    this.asked ||= performance.now();
    const known = delay === null ? {} : { delay };
    this.send({ type: "hello", protocol: PROTOCOL, ...known, ...(this.kind === "games" ? { since } : {}) });
  }

  /** End for good. */
  close() {
    this.become("closed");
    clearInterval(this.measuring);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.rest);
    removeEventListener("pageshow", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
  }

  /** @private */
  connect() {
    this.drop();
    const address = `/ws/${this.kind}/${encodeURIComponent(this.id)}`;
    const line = new WebSocket(new URL(address, location.href.replace(/^http/, "ws")));
    this.line = line;
    line.onopen = () => {
      this.resync();
      this.expect(TIMING.answer);
    };
    line.onmessage = (event) => this.hear(event.data);
    line.onclose = () => this.lost();
    this.expect(TIMING.answer);
  }

  /** @private @param {string} text */
  hear(text) {
    /** @type {Frame} */
    const frame = JSON.parse(text);
    if (WELCOME.has(frame.type)) {
      this.attempt = 0;
      this.become("open");
      this.measure();
    }
    this.settle(frame);
    if (this.connection === "open") this.listen();
    if (frame.type === "error" && FINAL.has(frame.code)) this.close();
    this.ears.onFrame(frame);
  }

  /** Know how long the way is, and tell it at once where that makes another connection of it. @private */
  measure() {
    if (!this.asked) return;
    this.delay = Math.min(LONGEST_DELAY, Math.round(performance.now() - this.asked));
    this.asked = 0;
    if (this.delay >= SLOW !== (this.told ?? 0) >= SLOW) this.resync();
  }

  /** Hand an answer to the command that waits for it. @private @param {Frame} frame */
  settle(frame) {
    const waiting = this.pending.get(frame.id);
    if (waiting) this.pending.delete(frame.id);
    if (frame.type === "answer") waiting?.resolve(frame);
    else if (frame.type === "error") {
      if (frame.code === "stale") this.resync();
      if (waiting) waiting.reject(new Refusal(frame.code, frame.params ?? {}));
      else this.ears.onRefused(frame.code, frame.params ?? {});
    }
  }

  /** A line that has said nothing for a while may be dead without knowing it. @private */
  listen() {
    clearTimeout(this.timer);
    const wait = this.pending.size ? TIMING.answer : TIMING.silence;
    this.timer = setTimeout(() => (this.pending.size ? this.lost() : this.ask()), wait);
  }

  /** @private */
  ask() {
    this.resync();
    this.expect(TIMING.answer);
  }

  /** @private @param {number} patience */
  expect(patience) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lost(), patience);
  }

  /** Look at once whether the line lives: the page was hidden, asleep or offline. @private */
  look() {
    if (this.connection === "closed" || document.hidden) return;
    if (this.connection === "open") this.ask();
    else {
      this.attempt = 0;
      this.connect();
    }
  }

  /** @private */
  lost() {
    if (this.connection === "closed") return;
    this.drop();
    this.become(this.ears.since() < 0 && this.attempt === 0 ? "connecting" : "reconnecting");
    this.timer = setTimeout(() => this.connect(), pauseBefore(this.attempt++));
  }

  /** Forget the line; nobody knows whether its open commands arrived, so nothing is shown as done.
   * @private */
  drop() {
    clearTimeout(this.timer);
    this.asked = 0;
    if (this.line) {
      this.line.onopen = this.line.onmessage = this.line.onclose = null;
      this.line.close();
    }
    this.line = null;
    for (const { reject } of this.pending.values()) reject(new Refusal("unreachable"));
    this.pending.clear();
  }

  /** @private @param {Frame} frame */
  send(frame) {
    if (this.line?.readyState === WebSocket.OPEN) this.line.send(JSON.stringify(frame));
  }

  /** @private @param {Connection} connection */
  become(connection) {
    if (this.connection === connection) return;
    this.connection = connection;
    this.ears.onConnection(connection);
  }
}
