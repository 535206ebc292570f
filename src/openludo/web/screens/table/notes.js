/** What a player should know before choosing: what the roll is worth, and why so few moves are offered. */

/** @typedef {import("../../board/shapes.js").StateView} StateView */
/** @typedef {import("./words.js").TableWords} TableWords */
/** @typedef {import("./status.js").Notice} Notice */

/**
 * Say what stands behind the moves that are offered, or null where nothing needs to be said.
 * @param {StateView} state
 * @param {TableWords} words
 * @returns {Notice | null}
 */
export function noteOf(state, words) {
  if (state.phase === "enter") return { kind: "enter", text: words.t("table-enter-note") };
  const texts = [symbol(state, words), counted(state, words), ...forced(state, words)].filter(Boolean);
  return texts.length ? { kind: "note", text: texts.join(" ") } : null;
}

/**
 * Why other moves may not be played.
 * @param {StateView} state
 * @param {TableWords} words
 */
export function forced(state, words) {
  const args = { ...words.who(state.turn), face: state.face ?? "" };
  return (state.forced ?? []).map((rule) => words.t(`table-forced-${rule.replaceAll("_", "-")}`, args));
}

/**
 * What a symbol of the Danish die does.
 * @param {StateView} state
 * @param {TableWords} words
 */
function symbol({ face }, words) {
  return typeof face === "string" && signText(face, words);
}

/**
 * What a sign of the Danish die does under the rules of the game.
 * @param {"star" | "globe"} face
 * @param {TableWords} words
 */
export function signText(face, words) {
  const { enter_on: enters = "", bonus_roll_on: again = "" } = words.game.rules;
  return words.t(`table-die-does-${face}`, { enters: has(enters, "globe"), again: has(again, "six") });
}

/**
 * @param {string} list as house rules are written
 * @param {string} member
 */
function has(list, member) {
  return list.split(",").includes(member) ? "yes" : "no";
}

/**
 * That a roll is worth more squares than it shows.
 * @param {StateView} state
 * @param {TableWords} words
 */
function counted({ face, moves }, words) {
  const steps = Math.max(0, ...moves.map((move) => move.path.length));
  const more = typeof face === "number" && moves.some((move) => move.from >= 0) && steps > face;
  return more && words.t("table-counts", { face, steps });
}
