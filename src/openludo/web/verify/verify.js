/**
 * Check every draw of a record in this browser: no server is asked, nothing is sent.
 *
 * Codes and parameters are those of `openludo verify`, so that one set of texts serves both.
 */

import { DICE, canVerify, commitment, drawer, highestRoll, shuffled } from "./draws.js";
import { InvalidRecord, readDice } from "./record.js";

/** @typedef {import("./record.js").DiceRecord} DiceRecord */
/** @typedef {import("./draws.js").Draw} Draw */
/** @typedef {{ code: string, ok: boolean, params: Record<string, string | number> }} Check */
/** @typedef {{ ok: boolean, checks: Check[] }} Verification */

/**
 * Recompute all draws of a record's text.
 *
 * The codes: `insecure_page` (the browser lends its cryptography only to https and localhost),
 * `format`, `secret` (reason hidden or no_dice), `commitment`, `contributions`, `seats_drawn` or
 * `seats_fixed`, `colours_drawn`, `colours_fixed` or `colours_chosen`, `first_drawn`,
 * `first_highest_roll` or `first_fixed`, `rolls`; behind them `cut_short`, only where turns are missing.
 * @param {string} text
 * @returns {Promise<Verification>}
 */
export async function verifyRecord(text) {
  const checks = await allChecks(text);
  return { ok: checks.every((check) => check.ok), checks };
}

/**
 * @param {string} text
 * @returns {Promise<Check[]>}
 */
async function allChecks(text) {
  if (!canVerify()) return [failed("insecure_page", {})];
  try {
    return await drawChecks(readDice(text));
  } catch (error) {
    if (error instanceof InvalidRecord) return [failed("format", error.params)];
    throw error;
  }
}

/**
 * @param {DiceRecord} record
 * @returns {Promise<Check[]>}
 */
async function drawChecks(record) {
  const { secret, gameId, contributions } = record;
  if (!secret) return [failed("secret", { reason: record.promised ? "hidden" : "no_dice" })];
  const draw = await drawer({ secret, gameId, contributions });
  return [
    compared("commitment", await commitment(secret), record.commitment),
    contributionsCheck(record),
    await seatsCheck(record, draw),
    await coloursCheck(record, draw),
    await firstCheck(record, draw),
    await rollsCheck(record, draw),
    ...(record.whole ? [] : [failed("cut_short", { count: record.faces.length })]),
  ];
}

/**
 * @param {string} code
 * @param {Check["params"]} params
 * @returns {Check}
 */
function failed(code, params) {
  return { code, ok: false, params };
}

/**
 * @param {string} code
 * @param {string} expected
 * @param {string} found
 * @returns {Check}
 */
function compared(code, expected, found) {
  return { code, ok: expected === found, params: { expected, found } };
}

/**
 * @param {DiceRecord} record
 * @returns {Check}
 */
function contributionsCheck({ contributions }) {
  const empty = contributions.filter((part) => part.length === 0).length;
  return { code: "contributions", ok: true, params: { count: contributions.length, empty } };
}

/**
 * @param {DiceRecord} record
 * @param {Draw} draw
 */
async function seatsCheck({ seats, seatsDrawn, joined }, draw) {
  const found = seats.join(" ");
  if (!seatsDrawn) return compared("seats_fixed", found, found);
  return compared("seats_drawn", (await shuffled(draw, "seats", joined)).join(" "), found);
}

/**
 * @param {DiceRecord} record
 * @param {Draw} draw
 */
async function coloursCheck({ seats, colours, palette }, draw) {
  const found = seats.join(" ");
  if (colours !== "drawn") {
    return compared(colours === "fixed" ? "colours_fixed" : "colours_chosen", found, found);
  }
  const order = await shuffled(draw, "colours", palette);
  return compared("colours_drawn", order.slice(0, seats.length).join(" "), found);
}

/**
 * @param {DiceRecord} record
 * @param {Draw} draw
 */
async function firstCheck({ seats, first, firstSeat }, draw) {
  if (firstSeat === "drawn") {
    return compared("first_drawn", seats[await draw("first", 0, seats.length)], first);
  }
  if (firstSeat === "highest_roll") {
    const { rounds, winner } = await highestRoll(draw, seats);
    const rolls = rounds.map((round) => round.map(({ seat, face }) => `${seat} ${face}`).join(" "));
    return compared("first_highest_roll", [...rolls, winner].join("; "), first);
  }
  return compared("first_fixed", first, first);
}

/**
 * @param {DiceRecord} record
 * @param {Draw} draw
 * @returns {Promise<Check>}
 */
async function rollsCheck({ faces, die }, draw) {
  const count = faces.length;
  for (const [number, found] of faces.entries()) {
    const expected = DICE[die][await draw("roll", number, 6)];
    if (expected !== found) return failed("rolls", { count, roll: number + 1, expected, found });
  }
  return { code: "rolls", ok: true, params: { count } };
}
