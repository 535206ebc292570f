/** The log in words, and the sentence that screen readers say after a turn. */

import { faceOf } from "../../board/dice.js";
import { h, put } from "../../board/dom.js";
import { awaited, noticeOf } from "./status.js";

/** @typedef {import("../../board/shapes.js").Entry} Entry */
/** @typedef {import("../../board/shapes.js").Face} Face */
/** @typedef {import("../../board/shapes.js").GameEvent} GameEvent */
/** @typedef {import("./words.js").TableWords} TableWords */

const KEPT = 100;

/** The log as a list, newest first; a roll and its move share a line. */
export class Log {
  /** @param {TableWords} words */
  constructor(words) {
    this.words = words;
    /** @type {Face | null} a roll whose move is still to come */
    this.face = null;
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
    if (entry.kind === "roll") this.face = entry.face ?? null;
    const text = sentences(entry, this.words);
    if (!text) return "";
    this.empty.hidden = true;
    const colour = this.words.game.seats[entry.seat]?.colour ?? "nobody";
    const face = this.face === null ? null : h("span", { class: "log__face" }, faceOf(this.face));
    const rolled = this.face === null ? null : this.rolled(entry, this.face);
    this.list.prepend(h("li", { class: `log__line seat-${colour}` }, face, rolled, h("span", {}, text)));
    this.face = null;
    while (this.list.childElementCount > KEPT) this.list.lastElementChild?.remove();
    return text;
  }

  /**
   * What the drawn face says, in words.
   * @param {Entry} entry
   * @param {Face} face
   */
  rolled(entry, face) {
    return h("span", { class: "unseen" }, this.words.t("table-say-roll", { ...this.words.who(entry.seat), face }), " ");
  }

  /** @param {Entry[]} entries */
  replace(entries) {
    put(this.list);
    this.face = null;
    entries.forEach((entry) => this.add(entry));
  }
}

/** What is said aloud: at once for people here, once a turn for computers. */
export class Speech {
  /** @param {TableWords} words */
  constructor(words) {
    this.words = words;
    /** @type {string[]} */
    this.held = [];
  }

  /**
   * The words due after an entry, or "".
   * @param {Entry} entry
   */
  after(entry) {
    const { words } = this;
    this.held.push(...this.parts(entry));
    const ends = entry.events.some((event) => event.event === "turn_ended" || event.event === "over");
    const { state } = entry;
    if (!state || (!ends && !words.isPerson(entry.seat))) return "";
    const mine = ends && state.phase !== "over" && words.isPerson(state.turn);
    if (mine) this.held.push(`${awaited(state, words.game, words).text}.`);
    const text = this.held.join(" ");
    this.held = [];
    return text;
  }

  /** @param {Entry} entry */
  parts(entry) {
    const { words } = this;
    if (entry.kind !== "roll") return [sentences(entry, words), ...bonus(entry, words)];
    const rolled = words.t("table-say-roll", { ...words.who(entry.seat), face: entry.face ?? "" });
    const count = entry.state?.phase === "move" ? entry.state.moves.length : 0;
    const choices = count && words.isPerson(entry.seat) ? words.t("table-say-choices", { count }) : "";
    return [rolled, sentences(entry, words), choices].filter(Boolean);
  }
}

/**
 * @param {Entry} entry
 * @param {TableWords} words
 */
function bonus(entry, words) {
  const notice = words.isPerson(entry.seat) ? noticeOf(entry, words.game, words) : null;
  return notice?.kind === "again" ? [notice.text] : [];
}

/**
 * What an entry did, in sentences; "" for a roll that waits for its move.
 * @param {Entry} entry
 * @param {TableWords} words
 */
export function sentences(entry, words) {
  if (entry.kind === "start") return words.t("table-log-starts", words.who(words.game.first));
  if (entry.kind === "left") return words.t("table-log-left");
  if (entry.kind === "roll") return noticeOf(entry, words.game, words)?.text ?? "";
  return entry.events.map((event) => sentence(event, words)).filter(Boolean).join(" ");
}

/**
 * @param {GameEvent} event
 * @param {TableWords} words
 */
function sentence(event, words) {
  const owner = event.owner ?? event.seat;
  const count = event.count ?? 1;
  const to = () => words.where("goes", owner, event.to);
  switch (event.event) {
    case "entered":
      return words.t("table-log-entered", { ...words.who(event.seat), count });
    case "moved": {
      const from = words.where("at", owner, event.from);
      const key = count > 1 ? "table-log-moved-stack" : "table-log-moved";
      return words.t(key, { ...words.who(event.seat), count, from, to: to() });
    }
    case "jumped":
      return words.t("table-log-jumped", { to: to() });
    case "captured":
      return words.t("table-log-captured", { count, colour: words.t(`colour-${words.game.seats[owner].colour}.mid`) });
    case "returned":
      return words.t("table-log-returned", { to: words.where("goes", owner, -1) });
    case "finished":
      return words.t("table-log-finished", words.who(event.seat));
    default:
      return "";
  }
}
