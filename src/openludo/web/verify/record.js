/**
 * Read what a record says about its dice. Moves are not read: only rolls are drawn.
 */

/**
 * @typedef {object} DiceRecord
 * @property {string} gameId
 * @property {string} commitment
 * @property {Uint8Array[]} contributions
 * @property {Uint8Array<ArrayBuffer> | null} secret null while the game hides it
 * @property {boolean} promised false for a game without committed dice
 * @property {string[]} seats colours of the seats, in seat order
 * @property {string[]} joined the same in the order of joining
 * @property {boolean} seatsDrawn
 * @property {string} colours drawn, fixed or chosen
 * @property {string[]} palette
 * @property {string} firstSeat drawn, fixed or highest_roll
 * @property {string} first
 * @property {string} die
 * @property {string[]} faces
 * @property {boolean} whole  false if the last turn is not that of the seat that ended the game, as `Final` says
 */

import { utf8 } from "./draws.js";

/** What a record says that no record can say; `line` counts from 1. */
export class InvalidRecord extends Error {
  /**
   * @param {number} line
   * @param {string} value
   * @param {string} expected
   */
  constructor(line, value, expected) {
    super(`line ${line}: "${value}" found, expected ${expected}`);
    this.params = { line, value, expected };
  }
}

const TITLE = "OpenLudo record 1";
const COLOURS = ["yellow", "blue", "red", "green", "purple", "orange"];
const HEADERS = [
  "Engine",
  "Date",
  "Variant",
  "Rules",
  "All-Rules",
  "Seats",
  "Joined",
  "Colours",
  "First",
  "Dice-Id",
  "Dice-Commitment",
  "Dice-Contributions",
  "Dice-Secret",
  "Result",
  "Final",
];
const SEAT = /([a-z]+) (?:person|computer)(?: [a-z]+)? ("(?:[^"\\]|\\.)*")(?:; |$)/y;
const TURN = /^([0-9]+) ([a-z]+): ([^=]+?)(?: = .+)?$/;
const MOVE = "[a-z0-9][a-z0-9x]*";
const PLY = new RegExp(`^(?:([1-6]|star|globe)(?::${MOVE}(?:\\+${MOVE})*)?|(enter):${MOVE})$`);
const RULE = /^[a-z_]+=[a-z0-9_,]+$/;

/**
 * Read a record; throws InvalidRecord naming the line.
 * @param {string} text
 * @returns {DiceRecord}
 */
export function readDice(text) {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  if (lines[0] !== TITLE) throw new InvalidRecord(1, lines[0], TITLE);
  const header = headersOf(lines);
  const seats = seatsOf(header("Seats"));
  const rules = rulesOf(header("All-Rules"));
  const [joining, ...joined] = header("Joined").value.split(" ");
  const [colours, ...palette] = header("Colours").value.split(" ");
  expect(header("Joined"), "drawn or fixed", ["drawn", "fixed"].includes(joining));
  expect(header("Joined"), "every seat once", sameColours(joined, seats));
  expect(header("Colours"), "the rule in All-Rules", colours === (rules.get("colours") ?? "fixed"));
  expect(header("Colours"), `${COLOURS.join(" ")} in this order`, inOrder(palette));
  return {
    ...diceOf(header),
    seats,
    joined,
    seatsDrawn: joining === "drawn",
    colours,
    palette,
    firstSeat: rules.get("first_seat") ?? "fixed",
    first: header("First").value,
    die: rules.get("die") === "danish" ? "danish" : "standard",
    faces: facesOf(lines, seats),
    whole: isWholeGame(header("Final"), lines, seats),
  };
}

/**
 * Tell whether the last turn can be the one that ended the game; of a game that is not over nothing is known.
 * @param {Header} final
 * @param {string[]} lines
 * @param {string[]} seats
 */
function isWholeGame({ value }, lines, seats) {
  const [, seat, phase] = value.split(" ");
  const last = lines[lines.length - 2]?.match(TURN);
  return phase !== "over" || last?.[2] === seats[Number(seat)];
}

/** @typedef {{ line: number, value: string }} Header */

/**
 * Check that every header stands in its line, and give a function that finds one.
 * @param {string[]} lines
 * @returns {(name: string) => Header}
 */
function headersOf(lines) {
  HEADERS.forEach((name, index) => {
    const line = lines[index + 1] ?? "";
    if (!line.startsWith(`${name}: `)) throw new InvalidRecord(index + 2, line, `${name}:`);
  });
  const end = HEADERS.length + 1;
  if (lines[end] !== "") throw new InvalidRecord(end + 1, lines[end] ?? "", "an empty line");
  return (name) => {
    const index = HEADERS.indexOf(name) + 1;
    return { line: index + 1, value: lines[index].slice(name.length + 2) };
  };
}

/**
 * Refuse the value of a header unless `holds`.
 * @param {Header} header
 * @param {string} expected
 * @param {boolean} holds
 */
function expect({ line, value }, expected, holds) {
  if (!holds) throw new InvalidRecord(line, value, expected);
}

/**
 * List the colours of the seats; names between quotes may hold anything.
 * @param {Header} header
 */
function seatsOf(header) {
  const seats = [];
  SEAT.lastIndex = 0;
  while (SEAT.lastIndex < header.value.length) {
    const found = SEAT.exec(header.value);
    if (!found) throw new InvalidRecord(header.line, header.value, 'seats like red person "Ann"');
    unquoted({ line: header.line, value: found[2] });
    seats.push(found[1]);
  }
  expect(header, "each colour once", new Set(seats).size === seats.length && seats.length > 1);
  return seats;
}

/**
 * Read house rules by name.
 * @param {Header} header
 * @returns {Map<string, string>}
 */
function rulesOf(header) {
  const rules = new Map();
  for (const part of header.value === "none" ? [] : header.value.split("; ")) {
    const [name, value] = part.split("=");
    expect(header, "each rule once, as name=value", RULE.test(part) && !rules.has(name));
    rules.set(name, value);
  }
  return rules;
}

/**
 * Tell whether a board's colours come in the rule book's order.
 * @param {string[]} palette
 */
function inOrder(palette) {
  return COLOURS.every((colour, index) => index >= palette.length || palette[index] === colour);
}

/**
 * Tell whether two lists hold the same colours.
 * @param {string[]} some
 * @param {string[]} others
 */
function sameColours(some, others) {
  return [...some].sort().join(" ") === [...others].sort().join(" ");
}

/**
 * Read the promise and what it follows from.
 * @param {(name: string) => Header} header
 */
function diceOf(header) {
  const id = header("Dice-Id");
  const promised = id.value !== "none";
  const parts = header("Dice-Contributions");
  return {
    promised,
    gameId: promised ? unquoted(id) : "",
    commitment: header("Dice-Commitment").value,
    contributions: parts.value === "none" ? [] : parts.value.split(" ").map(
      (value) => (value === "empty" ? new Uint8Array() : bytesOf({ line: parts.line, value }, 16)),
    ),
    secret: promised ? secretOf(header("Dice-Secret")) : null,
  };
}

/**
 * Read a secret: a seed in quotes, 32 bytes, or hidden.
 * @param {Header} header
 * @returns {Uint8Array<ArrayBuffer> | null}
 */
function secretOf(header) {
  if (header.value === "hidden") return null;
  return header.value.startsWith('"') ? utf8(unquoted(header)) : bytesOf(header, 32);
}

/**
 * Read exactly so many bytes in hex.
 * @param {Header} header
 * @param {number} size
 */
function bytesOf(header, size) {
  expect(header, `${size} bytes in hex`, new RegExp(`^[0-9a-f]{${2 * size}}$`).test(header.value));
  return Uint8Array.from(header.value.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/**
 * Read a text in quotes.
 * @param {Header} header
 * @returns {string}
 */
function unquoted(header) {
  let value;
  try {
    value = JSON.parse(header.value);
  } catch {
    value = null;
  }
  expect(header, "a text in double quotes", typeof value === "string" && isWhole(value));
  return value;
}

/**
 * Tell whether a text has no half of a character, which UTF-8 cannot write.
 * @param {string} text
 */
function isWhole(text) {
  try {
    encodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * List every roll of the game, in order.
 * @param {string[]} lines
 * @param {string[]} seats
 */
function facesOf(lines, seats) {
  const start = HEADERS.length + 2;
  const end = lines.length - 1;
  if (lines[end] !== "") throw new InvalidRecord(end + 1, lines[end], "a line break at the end");
  /** @type {string[]} */
  const faces = [];
  for (let index = start; index < end; index += 1) {
    const found = TURN.exec(lines[index]);
    const expected = `a turn like ${index - start + 1} ${seats[0]}: 6:y 6:0+12 3`;
    if (!found || found[1] !== String(index - start + 1) || !seats.includes(found[2])) {
      throw new InvalidRecord(index + 1, lines[index], expected);
    }
    faces.push(...facesIn(found[3], index + 1));
  }
  return faces;
}

/**
 * List the rolls of a turn; moves stand behind theirs, those of a bonus behind these.
 * @param {string} turn
 * @param {number} line
 * @returns {string[]}
 */
function facesIn(turn, line) {
  return turn.split(" ").flatMap((part, index) => {
    const ply = PLY.exec(part);
    if (!ply || (ply[2] && index)) throw new InvalidRecord(line, part, "a face, or moves behind it like 6:y or 6:12+40");
    return ply[1] ? [ply[1]] : [];
  });
}
