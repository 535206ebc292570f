/** Yards: enamel panels with a well of four holes, and the owner's mark. */

import { s } from "../dom.js";
import { signAt } from "../marks.js";
import { grown, length, minus, step, unit } from "../plan/polygon.js";
import { enamel, hole, shape } from "./inlay.js";

/** @typedef {import("../geometry.js").Geometry} Geometry */
/** @typedef {import("../plan/polygon.js").Point} Point */

const HOLE = 0.45;
const WELL = 0.305;
const SMALL = 1.2;

/**
 * @param {Geometry} geometry
 * @param {number} place
 * @param {string} colour
 * @param {string | undefined} mark of who sits there
 */
export function yard(geometry, place, colour, mark) {
  const { points, centre, radius, round, scale } = geometry.yards[place];
  const group = s("g", { class: `seat-${colour}` }, enamel(points, round ? 0.5 : 0.42));
  if (radius > SMALL) group.append(...(round ? disc(centre, radius * 0.86) : well(points, radius * WELL)));
  for (let slot = 0; slot < 4; slot += 1) group.append(...hole(geometry.slot(place, slot), HOLE * scale));
  if (!mark) return group;
  group.append(signAt(mark, centre.x, centre.y, radius * (round ? 0.3 : 0.33), "board__mark", 3));
  if (radius < SMALL) return group;
  const small = 0.2 + radius * 0.09;
  for (const at of corners(points, centre, round, radius)) group.append(signAt(mark, at.x, at.y, small, "board__mark board__mark--ink", 3.4));
  return group;
}

/**
 * @param {Point} centre
 * @param {number} r
 */
function disc({ x, y }, r) {
  return [
    s("circle", { class: "board__well", cx: x, cy: y, r }),
    s("circle", { class: "board__wellgrain", cx: x, cy: y, r, fill: "url(#lip)" }),
  ];
}

/**
 * @param {Point[]} points
 * @param {number} margin
 */
function well(points, margin) {
  const inner = grown(points, -margin);
  return [
    shape("board__well", inner, margin * 1.3),
    shape("board__wellgrain", inner, margin * 1.3, "url(#lip)"),
  ];
}

/**
 * Where the small marks lie: near the panel's corners.
 * @param {Point[]} points
 * @param {Point} centre
 * @param {boolean} round
 * @param {number} radius
 */
function corners(points, centre, round, radius) {
  if (!round) return points.map((corner) => step(corner, unit(minus(centre, corner)), (0.12 + radius * 0.1) * Math.SQRT2));
  return points
    .map((corner) => step(corner, unit(minus(centre, corner)), 0.75))
    .filter((at) => length(minus(at, centre)) > radius * 1.1);
}
