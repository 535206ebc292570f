/** What of a log is looked at one by one, and said: the start, rolls, moves, seats handed over. */

import { logText } from "../../i18n/index.js";

/** @typedef {import("../../messages.js").Entry} Entry */
/** @typedef {import("../../board/shapes.js").StateView} StateView */
/** @typedef {import("../table/words.js").TableWords} TableWords */
/** @typedef {{entry: Entry, state: StateView, face: Entry["face"], text: string}} Step */
/**
 * A line of the log: a roll and its move share one.
 * @typedef {object} Line
 * @property {number} first step
 * @property {number} last step, which the line leads to
 * @property {string} said what the roll's picture shows
 * @property {string} text
 */

const UNSEEN = new Set(["settings", "over"]);

/**
 * Turn entries into steps; a move keeps the face that it was rolled with.
 * @param {Entry[]} entries
 * @param {TableWords} words
 * @returns {Step[]}
 */
export function stepsOf(entries, words) {
  /** @type {Entry["face"]} */
  let face;
  return entries
    .filter((entry) => entry.state && !UNSEEN.has(entry.kind))
    .map((entry) => {
      face = entry.kind === "move" ? face : entry.face;
      return { entry, state: /** @type {StateView} */ (entry.state), face, text: textOf(entry, words, face) };
    });
}

/**
 * @param {Entry} entry
 * @param {TableWords} words
 * @param {Entry["face"]} face
 */
function textOf(entry, words, face) {
  if (entry.kind === "start") return words.t("log-starts", { who: words.colour(words.game.first) });
  if (entry.kind === "left") return words.t("log-left");
  if (entry.kind === "seat") return words.t(`room-seat-${entry.reason}`, words.who(entry.seat));
  return logText(entry.events, words.game, words.translate, face);
}

/**
 * Put steps into lines.
 * @param {Step[]} steps
 * @returns {Line[]}
 */
export function linesOf(steps) {
  /** @type {Line[]} */
  const lines = [];
  steps.forEach(({ entry, text }, index) => {
    const before = steps[index - 1]?.entry;
    if (entry.kind === "move" && before?.kind === "roll") {
      const [line] = lines.slice(-1);
      Object.assign(line, { last: index, said: line.text, text });
    } else {
      lines.push({ first: index, last: index, said: "", text });
    }
  });
  return lines;
}
