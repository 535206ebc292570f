/** What a page knows of one game: pure steps from what the server said to what is so now. */

/** @typedef {import("./messages.js").GameView} GameView */
/** @typedef {import("./messages.js").Entry} Entry */

/**
 * @typedef {object} Known
 * @property {GameView | null} game
 * @property {boolean} gap  entries are missing: only the server can tell what happened
 */

/** A page keeps as much of the log as the server puts into a snapshot. */
const LOG_LENGTH = 100;

/** @type {Known} */
export const NOTHING = Object.freeze({ game: null, gap: false });

/** Take a frame of the server into account; frames of no concern change nothing.
 * @param {Known} known
 * @param {{type: string, game?: GameView, entries?: Entry[], presence?: GameView["presence"]}} frame
 * @returns {Known}
 */
export function reduce(known, frame) {
  if (frame.type === "snapshot" && frame.game) return { game: frame.game, gap: false };
  if (frame.type === "presence" && frame.presence && known.game) {
    return { ...known, game: { ...known.game, presence: frame.presence } };
  }
  if (frame.type === "entries" && known.game) return (frame.entries ?? []).reduce(append, known);
  return known;
}

/** The entries of a frame that the page does not know yet.
 * @param {Known} known
 * @param {Entry[]} entries
 */
export function unknown(known, entries) {
  return entries.filter((entry) => entry.number > (known.game?.number ?? -1));
}

/** @param {Known} known @param {Entry} entry @returns {Known} */
function append(known, entry) {
  const { game } = known;
  if (!game || known.gap || entry.number <= game.number) return known;
  if (entry.number !== game.number + 1) return { game, gap: true };
  const { state, ...line } = entry;
  return {
    gap: false,
    game: {
      ...game,
      number: entry.number,
      status: statusAfter(game.status, entry),
      settings: { ...game.settings, ...entry.settings },
      dice: { ...game.dice, ...entry.dice },
      state: state ?? game.state,
      log: [...game.log, line].slice(-LOG_LENGTH),
    },
  };
}

/** @param {GameView["status"]} status @param {Entry} entry @returns {GameView["status"]} */
function statusAfter(status, entry) {
  if (entry.kind === "left") return "left";
  return entry.kind === "over" || entry.state?.outcome ? "over" : status;
}
