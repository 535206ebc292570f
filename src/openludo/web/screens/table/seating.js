/** Where the plates lie round the board: each near its own arm or yard, upright and lying. */

/** @typedef {import("../../board/geometry.js").Geometry} Geometry */
/**
 * @typedef {object} Place of a plate
 * @property {"top" | "bottom"} row above or below an upright table's board
 * @property {number} at first of the six columns there
 * @property {number} wide how many of them
 * @property {number} side column beside a lying table's board, 1 or 2
 * @property {number} line and row there, from 1
 */

const LEVEL = 0.05;
const HALF = 3;
const COLUMNS = 6;

/**
 * Place the plates of those who play.
 * @param {Geometry} geometry
 * @param {number[]} places in the order of seats
 * @returns {Place[]}
 */
export function seating(geometry, places) {
  const corners = places.map((place) => geometry.corner(place));
  const apart = new Set(corners.map(({ down, right }) => `${down} ${right}`)).size === places.length;
  return apart && !geometry.view.turns.length ? corners.map(atCorner) : alongArms(geometry, places);
}

/**
 * @param {{down: boolean, right: boolean}} corner
 * @returns {Place}
 */
function atCorner({ down, right }) {
  return { row: down ? "bottom" : "top", at: right ? 1 + HALF : 1, wide: HALF, side: right ? 2 : 1, line: down ? 2 : 1 };
}

/**
 * @param {Geometry} geometry
 * @param {number[]} places
 * @returns {Place[]}
 */
function alongArms(geometry, places) {
  const arms = places.map((place) => geometry.fields[place].axis);
  const downs = arms.map(({ y }) => y > LEVEL);
  const lefts = arms.map(({ x, y }) => x < -LEVEL || (x < LEVEL && y > 0));
  return arms.map((arm, k) => {
    const row = arms.filter((_, other) => downs[other] === downs[k]).sort((a, b) => a.x - b.x);
    const column = arms.filter((_, other) => lefts[other] === lefts[k]).sort((a, b) => a.y - b.y);
    const wide = row.length > 1 ? COLUMNS / row.length : 4;
    const at = row.length > 1 ? 1 + row.indexOf(arm) * wide : 2;
    return { row: downs[k] ? "bottom" : "top", at, wide, side: lefts[k] ? 1 : 2, line: 1 + column.indexOf(arm) };
  });
}
