/** How often each seat rolled what, beside what a fair die would do. */

import { faceOf } from "../../board/dice.js";
import { h } from "../../board/dom.js";
import { sign } from "../../board/marks.js";

/** @typedef {import("../../messages.js").Entry} Entry */
/** @typedef {import("../../messages.js").Face} Face */
/** @typedef {import("../table/words.js").TableWords} TableWords */

const SIDES = 6;

/** What may be left out at each end, so that 95 of 100 counts lie between. */
const TAIL = 0.025;

/** @type {Record<string, Face[]>} */
const FACES = { standard: [1, 2, 3, 4, 5, 6], danish: [1, 2, "star", 4, "globe", 6] };

/**
 * The range in which the count of one face lies for at least 95 of 100 fair dice: below it and
 * above it lie no more than 2.5 of 100 each. The count of a face is binomial.
 * @param {number} rolls
 * @returns {[number, number]} the least and the greatest count
 */
export function fairRange(rolls) {
  const chances = binomial(rolls);
  let [low, high] = [0, rolls];
  for (let below = chances[0]; below <= TAIL; below += chances[low]) low += 1;
  for (let above = chances[rolls]; above <= TAIL; above += chances[high]) high -= 1;
  return [low, high];
}

/**
 * The probability of every count of one face, by logarithms: for many rolls the first is too small.
 * @param {number} rolls
 */
function binomial(rolls) {
  const logs = [rolls * Math.log(1 - 1 / SIDES)];
  for (let count = 1; count <= rolls; count += 1) {
    logs.push(logs[count - 1] + Math.log((rolls - count + 1) / count / (SIDES - 1)));
  }
  return logs.map(Math.exp);
}

/**
 * Count the faces of every seat.
 * @param {Entry[]} entries
 * @param {number} seats
 * @param {Face[]} faces
 */
function counted(entries, seats, faces) {
  const counts = Array.from({ length: seats }, () => faces.map(() => 0));
  for (const { kind, seat, face } of entries) {
    if (kind === "roll" && face !== undefined) counts[seat][faces.indexOf(face)] += 1;
  }
  return counts;
}

/**
 * Draw the rolls of every seat.
 * @param {Entry[]} entries
 * @param {TableWords} words
 */
export function rolls(entries, words) {
  const { game } = words;
  const faces = FACES[game.rules.die] ?? FACES.standard;
  const counts = counted(entries, game.seats.length, faces);
  const ranges = counts.map((row) => fairRange(sum(row)));
  const most = Math.max(1, ...counts.flat(), ...ranges.map(([, high]) => high));
  return h(
    "section",
    { class: "sheet wide rolls", "aria-labelledby": "rolls-title" },
    h("h2", { id: "rolls-title" }, words.t("replay-rolls")),
    h("p", {}, words.t("replay-rolls-band", { count: SIDES * counts.length })),
    h("div", { class: "rolls__seats" }, ...counts.map((row, seat) => chart(row, seat, { faces, range: ranges[seat], most, words }))),
  );
}

/** @param {number[]} row */
const sum = (row) => row.reduce((all, count) => all + count, 0);

/**
 * @param {number[]} row
 * @param {number} seat
 * @param {{faces: Face[], range: [number, number], most: number, words: TableWords}} scale
 */
function chart(row, seat, { faces, range, most, words }) {
  const { colour, mark } = words.game.seats[seat];
  const [low, high] = range;
  const table = h(
    "table",
    { class: `rolls__seat seat-${colour}` },
    h(
      "caption",
      {},
      h(
        "span",
        { class: "rolls__head" },
        h("span", { class: "plate__mark", "aria-hidden": "true" }, sign(mark, 3.4)),
        h("span", { class: "rolls__name" }, h("bdi", {}, words.name(seat))),
        h("span", { class: "rolls__facts" }, words.t("replay-rolls-count", { count: sum(row), low, high })),
      ),
    ),
    h("thead", {}, h("tr", {}, ...faces.map((face) => head(face, words)))),
    h("tbody", {}, h("tr", {}, ...row.map((count) => column(count, range, words)))),
  );
  for (const [name, value] of Object.entries({ low, high, most })) table.style.setProperty(`--${name}`, String(value));
  return table;
}

/**
 * @param {Face} face
 * @param {TableWords} words
 */
function head(face, words) {
  const name = typeof face === "number" ? words.t("face-number", { face }) : words.t(`face-${face}`);
  const picture = h("span", { class: "rolls__face", "aria-hidden": "true" }, faceOf(face));
  return h("th", { scope: "col" }, picture, h("span", { class: "unseen" }, name));
}

/**
 * @param {number} count
 * @param {[number, number]} range
 * @param {TableWords} words
 */
function column(count, [low, high], words) {
  const outside = count < low || count > high;
  const bar = h("span", { class: "rolls__bar" });
  bar.style.setProperty("--count", String(count));
  return h(
    "td",
    { class: outside && "rolls__outside" },
    h("span", { class: "rolls__scale", "aria-hidden": "true" }, h("span", { class: "rolls__band" }), bar),
    String(count),
    outside && h("span", { class: "unseen" }, ` ${words.t("replay-rolls-outside")}`),
  );
}
