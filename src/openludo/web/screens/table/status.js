/** Which words say what is awaited and what has just happened. Pure: from what the server sent to a text's key. */

/** @typedef {import("../../board/shapes.js").GameView} GameView */
/** @typedef {import("../../board/shapes.js").StateView} StateView */
/** @typedef {import("../../board/shapes.js").Entry} Entry */
/** @typedef {import("./words.js").TableWords} TableWords */
/** @typedef {{kind: string, text: string}} Notice */

export const TRIES = 3;

/**
 * Say what is awaited now.
 * @param {StateView} state
 * @param {GameView} game
 * @param {TableWords} words
 * @param {boolean} [tried] whether the last roll was a failed try; a six between ends the trying
 * @returns {Notice}
 */
export function awaited(state, game, words, tried = false) {
  const who = words.who(state.turn);
  if (game.status === "left") return { kind: "over", text: words.t("table-left") };
  if (state.phase === "over") return { kind: "over", text: words.t("table-over") };
  if (words.playsItself(state.turn)) return { kind: "thinking", text: words.t("table-thinking", who) };
  if (!words.isOwn(state.turn)) return elsewhere(state, who, words);
  if (state.phase === "enter") return { kind: "enter", text: words.t("table-enter", who) };
  if (state.phase !== "roll") return choice(state, game, words);
  if (state.tries > 0 && tried) {
    return { kind: "try", text: words.t("table-try", { ...who, try: state.tries + 1, tries: TRIES }) };
  }
  return { kind: "roll", text: words.t("table-roll", who) };
}

/**
 * Say what somebody at another device is to do.
 * @param {StateView} state
 * @param {import("./words.js").Args} who
 * @param {TableWords} words
 * @returns {Notice}
 */
function elsewhere({ phase }, who, words) {
  const rolls = phase === "roll" || phase === "enter";
  return rolls ? { kind: "waiting", text: words.t("room-turn-of", who) } : { kind: "thinking", text: words.t("table-thinking", who) };
}

/**
 * @param {StateView} state
 * @param {GameView} game
 * @param {TableWords} words
 * @returns {Notice}
 */
function choice(state, game, words) {
  const only = state.moves.length === 1 && game.settings.auto_move?.[String(state.turn)];
  if (only) return { kind: "only", text: words.t("table-only") };
  const args = { ...words.who(state.turn), steps: state.steps ?? 0 };
  if (state.phase === "bonus") return { kind: "bonus", text: words.t("table-bonus", args) };
  return { kind: "choose", text: words.t("table-choose", args) };
}

/**
 * Whether an entry is the first that a computer made because the time of a turn was up.
 * @param {Entry} entry
 * @param {readonly Entry[]} log
 */
export function timeIsUp({ number, by, kind, seat }, log) {
  if (by !== "timer" || !PLIES.has(kind)) return false;
  const before = log.find((entry) => entry.number === number - 1);
  const goesOn = before?.by === "timer" && PLIES.has(before.kind) && before.seat === seat;
  return !goesOn || before.events.some(({ event }) => event === "turn_ended");
}

const PLIES = new Set(["roll", "move"]);

/** What deserves a notice, the most telling first. */
const TELLING = ["voided", "passed", "tried", "bonus_lost", "bonus_move", "bonus_roll", "returned"];

/**
 * Say what an entry did to the turn, where it is worth a notice.
 * @param {Entry} entry
 * @param {GameView} game
 * @param {TableWords} words
 * @returns {Notice | null}
 */
export function noticeOf(entry, game, words) {
  const event = TELLING.map((name) => entry.events.find((one) => one.event === name)).find(Boolean);
  if (!event) return null;
  const face = entry.face ?? rolledFace(entry) ?? "";
  const args = { ...words.who(event.seat), face, limit: Number(game.rules.streak_limit ?? 3), steps: event.steps ?? 0 };
  switch (event.event) {
    case "voided":
      return { kind: "void", text: words.t(penalised(entry) ? "table-notice-penalty" : "table-notice-void", args) };
    case "passed":
      return face === ""
        ? { kind: "pass", text: words.t("table-notice-blocked", args) }
        : { kind: "pass", text: words.t("table-notice-passed", args) };
    case "tried":
      return { kind: "try", text: words.t("table-notice-tried", { ...args, try: event.tries + 1, tries: TRIES }) };
    case "returned":
      return { kind: "void", text: words.t("table-notice-returned", args) };
    case "bonus_lost":
      return { kind: "lost", text: [words.t("table-notice-bonus-lost", args), rollsAgain(entry, words)].join(" ").trim() };
    case "bonus_move":
      return { kind: "bonus", text: words.t(`table-notice-bonus-move-${event.reasons.join("-")}`, args) };
    default:
      return bonus(event, args, words);
  }
}

/**
 * Whether the last ply of a log was a failed try.
 * @param {readonly Entry[]} log
 */
export function endsTrying(log) {
  const plies = log.filter(({ kind }) => PLIES.has(kind));
  return plies[plies.length - 1]?.events.some(({ event }) => event === "tried") ?? false;
}

/** @param {Entry} entry */
function rolledFace(entry) {
  return entry.events.find((event) => event.event === "rolled")?.face;
}

/**
 * That the seat rolls again all the same.
 * @param {Entry} entry
 * @param {TableWords} words
 */
function rollsAgain({ events }, words) {
  const again = events.find((event) => event.event === "bonus_roll");
  return again ? words.t("table-notice-bonus-six", words.who(again.seat)) : "";
}

/** @param {Entry} entry */
function penalised(entry) {
  return entry.events.some((event) => event.event === "returned");
}

/**
 * @param {import("../../board/shapes.js").GameEvent} event
 * @param {Record<string, string | number>} args
 * @param {TableWords} words
 * @returns {Notice}
 */
function bonus(event, args, words) {
  if (!event.moved) return { kind: "again", text: words.t("table-notice-again", args) };
  const reasons = /** @type {string[]} */ (event.reasons ?? []);
  const reason = ["home", "capture"].find((one) => reasons.includes(one)) ?? "six";
  return { kind: "again", text: words.t(`table-notice-bonus-${reason}`, args) };
}
