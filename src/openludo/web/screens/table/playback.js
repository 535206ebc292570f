/** Brings what is seen from entry to entry: die, tokens, notices, sounds and sentences in the server's order. */

import { Queue } from "../../board/anim.js";
import { Speech } from "./log.js";
import { forced } from "./notes.js";
import { endsTrying, noticeOf, timeIsUp } from "./status.js";

/** @typedef {import("../table.js").Table} Table */
/** @typedef {import("../../board/shapes.js").Entry} Entry */

/** @type {Record<string, number>} factor of every duration; 0 shows nothing in between */
const PACE = { slow: 1.3, normal: 1, fast: 0.45, instant: 0 };
const ROLL = 700;
const READ = 900;
const BACKLOG = 0.4;
const HAND_FASTEST = 0.6;
const SPOKEN_BACKLOG = 4;

export class Playback {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.speech = new Speech(table.words);
    /** @type {Queue<Entry>} */
    this.queue = new Queue({
      show: (entry, backlog) => this.show(entry, backlog),
      settle: (entry) => this.settle(entry),
      hurry: () => document.hidden || table.context.settings.reducedMotion,
      idle: () => table.refresh(),
      finish: () => table.board.motion.finish(),
    });
  }

  get busy() {
    return this.queue.busy;
  }

  /** @param {Entry[]} entries */
  push(entries) {
    this.queue.push(entries);
  }

  flush() {
    this.queue.flush();
  }

  clear() {
    this.queue.clear();
  }

  /**
   * Play one entry.
   * @param {Entry} entry
   * @param {number} backlog how many wait behind it
   */
  async show(entry, backlog) {
    const { table } = this;
    await table.opening;
    const pace = this.paceOf(entry) / (1 + backlog * BACKLOG);
    if (!pace || !entry.state) return;
    table.board.offer([]);
    if (entry.kind === "roll") await this.roll(entry, pace);
    else if (entry.kind === "move") this.moves(entry);
    await table.board.play(entry.events, pace);
    this.chime(entry);
    const notice = noticeOf(entry, table.game, table.words);
    if (!notice) return;
    table.tray.tell(notice);
    await table.board.motion.pause(READ * pace * (notice.kind === "again" ? 0.4 : 1));
  }

  /**
   * @param {Entry} entry
   * @param {number} pace
   */
  async roll(entry, pace) {
    const { table } = this;
    this.say("rolling", entry);
    table.tray.tell(null);
    table.sounds.play("roll");
    if (entry.face !== undefined) await table.tray.die.roll(entry.face, ROLL * Math.min(pace, 1));
  }

  /**
   * Say who moves, and what left no other choice.
   * @param {Entry} entry
   */
  moves(entry) {
    const { tray, shown, words } = this.table;
    this.say("moving", entry);
    const why = forced(shown, words).join(" ");
    if (why) tray.tell({ kind: "note", text: why });
  }

  /**
   * @param {string} kind
   * @param {Entry} entry
   */
  say(kind, entry) {
    const { tray, words } = this.table;
    tray.await({ kind, text: words.t(`table-${kind}`, words.who(entry.seat)) }, entry.seat);
  }

  /** @param {Entry} entry */
  paceOf(entry) {
    const pace = PACE[this.table.game.settings.pace] ?? 1;
    return entry.by === "computer" ? pace : Math.max(HAND_FASTEST, Math.min(1, pace));
  }

  /** @param {Entry} entry */
  chime({ events }) {
    const { sounds, words } = this.table;
    const has = (/** @type {string} */ name) => events.some((event) => event.event === name);
    const won = events.find((event) => event.event === "over")?.winners ?? [];
    if (won.some((/** @type {number} */ seat) => words.isOwn(seat))) sounds.play("win");
    else if (has("reached_home")) sounds.play("home");
    else if (has("bonus_roll") || has("bonus_move")) sounds.play("bonus");
  }

  /**
   * Bring what is seen to the end of an entry.
   * @param {Entry} entry
   */
  settle(entry) {
    const { table } = this;
    const why = this.why(entry);
    if (entry.state) {
      table.shown = entry.state;
      table.board.show(entry.state);
      table.tray.count(entry.state);
      table.plates.show(entry.state, table.over());
    }
    if (entry.kind === "roll" || entry.kind === "move") table.tried = endsTrying([entry]);
    if (entry.face !== undefined) table.tray.die.rest(entry.face);
    const notice = noticeOf(entry, table.game, table.words);
    const text = table.log.add(entry);
    if (notice || entry.kind === "roll" || entry.kind === "move" || entry.kind === "seat") table.tray.tell(notice, [...why, text].join(" "));
    const spoken = this.speech.after(entry);
    if (this.queue.items.length < SPOKEN_BACKLOG) table.announcer.say(spoken);
  }

  /**
   * Why an entry came without a hand, where that is not plain.
   * @param {Entry} entry
   */
  why(entry) {
    const { shown, words } = this.table;
    if (timeIsUp(entry, words.game.log)) return [words.t("room-time-up", words.who(entry.seat))];
    return entry.by === "only" ? forced(shown, words) : [];
  }
}
