/** The log in words, and the sentence that screen readers say after a turn. */

import { faceOf } from "../../board/dice.js";
import { h, put } from "../../board/dom.js";
import { sign } from "../../board/marks.js";
import { logText } from "../../i18n/index.js";
import { noteOf } from "./notes.js";
import { awaited, timeIsUp } from "./status.js";

/** @typedef {import("../../board/shapes.js").Entry} Entry */
/** @typedef {import("../../board/shapes.js").GameEvent} GameEvent */
/** @typedef {import("./words.js").TableWords} TableWords */

const KEPT = 100;

/** The log as a list, newest first; a roll and its move share a line. */
export class Log {
  /** @param {TableWords} words */
  constructor(words) {
    this.words = words;
    /** @type {GameEvent | null} a roll whose move is still to come */
    this.roll = null;
    /** Steps of a bonus whose move is still to come. */
    this.steps = 0;
    this.empty = h("p", { class: "log__empty" }, words.t("table-log-empty"));
    this.list = h("ol", { class: "log__list", reversed: true });
    this.element = h(
      "section",
      { class: "log", "aria-label": words.t("table-log"), tabindex: 0 },
      h("h2", { class: "log__title" }, words.t("table-log")),
      this.empty,
      this.list,
    );
  }

  /**
   * Add an entry and give its words.
   * @param {Entry} entry
   */
  add(entry) {
    const { words } = this;
    const rolled = entry.events.find((event) => event.event === "rolled") ?? null;
    const waits = entry.kind === "roll" && entry.events.length === 1;
    if (timeIsUp(entry, words.game.log)) this.list.prepend(this.line(entry, "", lateness(entry, words), null));
    if (rolled) this.roll = rolled;
    const text = waits ? "" : without(rolled, entry, words, this.roll);
    if (!text) return "";
    this.empty.hidden = true;
    const said = this.roll ? `${logText([this.roll], words.game, words.translate)} ` : "";
    this.list.prepend(this.line(entry, said, text));
    this.roll = null;
    this.steps = entry.events.find((event) => event.event === "bonus_move")?.steps ?? 0;
    while (this.list.childElementCount > KEPT) this.list.lastElementChild?.remove();
    return said + text;
  }

  /**
   * A line: whose it is as a mark, the roll as a face, both in words for those who do not see them.
   * @param {Entry} entry
   * @param {string} said
   * @param {string} text
   * @param {GameEvent | null} [roll]
   */
  line(entry, said, text, roll = this.roll) {
    const { seats, first } = this.words.game;
    const seat = seats[entry.kind === "start" ? first : entry.seat];
    return h(
      "li",
      { class: `log__line seat-${seat?.colour ?? "nobody"}` },
      h("span", { class: "log__mark", "aria-hidden": "true" }, seat && sign(seat.mark, 3.6)),
      roll && h("span", { class: "log__face", "aria-hidden": "true" }, faceOf(roll.face)),
      this.steps > 0 && h("span", { class: "log__steps", "aria-hidden": "true" }, `+${this.steps}`),
      h("span", {}, said && h("span", { class: "unseen" }, said), text),
    );
  }

  /** @param {Entry[]} entries */
  replace(entries) {
    put(this.list);
    this.roll = null;
    this.steps = 0;
    entries.forEach((entry) => this.add(entry));
  }
}

const CHOOSING = new Set(["move", "bonus"]);

/** What is said aloud: at once for people here, once a turn for computers. */
export class Speech {
  /** @param {TableWords} words */
  constructor(words) {
    this.words = words;
    /** @type {string[]} */
    this.held = [];
    /** @type {GameEvent | null} the last roll, which the move behind it uses */
    this.roll = null;
  }

  /**
   * The words due after an entry, or "".
   * @param {Entry} entry
   */
  after(entry) {
    const { words } = this;
    if (timeIsUp(entry, words.game.log)) this.held.push(lateness(entry, words));
    this.held.push(sentences(entry, words, this.roll), this.choices(entry));
    this.roll = entry.events.find((event) => event.event === "rolled") ?? null;
    const ends = entry.events.some((event) => event.event === "turn_ended" || event.event === "over");
    const { state } = entry;
    if (!state || (!ends && entry.kind !== "seat" && !words.isOwn(entry.seat))) return "";
    if (ends && state.phase !== "over" && words.isPerson(state.turn)) {
      this.held.push(`${awaited(state, words.game, words).text}.`);
    }
    const text = this.held.filter(Boolean).join(" ");
    this.held = [];
    return text;
  }

  /**
   * What is to be chosen from, and what should be known of it.
   * @param {Entry} entry
   */
  choices({ state }) {
    const { words } = this;
    if (!state || !CHOOSING.has(state.phase) || !words.isOwn(state.turn)) return "";
    const due = state.phase === "bonus" ? `${words.t("table-bonus", { ...words.who(state.turn), steps: state.steps ?? 0 })}.` : "";
    return [due, noteOf(state, words)?.text, words.t("table-say-choices", { count: state.moves.length })].filter(Boolean).join(" ");
  }
}

/**
 * That the time of a turn was up.
 * @param {Entry} entry
 * @param {TableWords} words
 */
const lateness = ({ seat }, words) => words.t("room-time-up", words.who(seat));

/**
 * What an entry did, in sentences.
 * @param {Entry} entry
 * @param {TableWords} words
 * @param {GameEvent | null} roll the roll before it, if a move of it is still to come
 */
function sentences(entry, words, roll) {
  if (entry.kind === "start") return words.t("log-starts", { who: words.colour(words.game.first) });
  if (entry.kind === "left") return words.t("log-left");
  if (entry.kind === "seat") return words.t(`room-seat-${entry.reason}`, words.who(entry.seat));
  return logText(entry.events, words.game, words.translate, roll?.face);
}

/**
 * The sentences of an entry without that of its roll.
 * @param {GameEvent | null} rolled
 * @param {Entry} entry
 * @param {TableWords} words
 * @param {GameEvent | null} roll
 */
function without(rolled, entry, words, roll) {
  const whole = sentences(entry, words, roll);
  const head = rolled ? logText([rolled], words.game, words.translate) : "";
  return whole.startsWith(head) ? whole.slice(head.length).trim() : whole;
}
