/** Yards: panels beside the arms in which tokens wait, and what else of a grid lies free. */

import { dot, grown, incircle, length, mean, meeting, minus } from "./polygon.js";
import { box, cells, centreOf } from "./turning.js";

/** @typedef {import("../shapes.js").BoardView} BoardView */
/** @typedef {import("./polygon.js").Point} Point */
/** @typedef {import("./turning.js").Turning} Turning */
/** @typedef {{points: Point[], centre: Point, radius: number, round: boolean, spread: number, scale: number, axis: Point}} Yard its panel, the middle and size of its well, and how slots lie in it */

const GAP = 0.1;
const ROUND_SPREAD = 0.36;
const TOKEN = 1.39;
const MOST = 1.7;
const LARGEST = 6;

/**
 * Lay out every place's yard.
 * @param {BoardView} view @param {Turning} turning @param {Point} middle @param {Point[]} axes
 * @returns {Yard[]}
 */
export function yardsOf(view, turning, middle, axes) {
  return view.places.map((place) => {
    const slots = place.slots.map((cell) => turning.point(centreOf(cell)));
    const wedge = view.turns.length ? wedgeAt(mean(slots), turning.outline, middle, axes) : null;
    return wedge ?? panel(view, place, turning, slots);
  });
}

/**
 * The triangle between two arms and the board's edge.
 * @param {Point} within @param {Point[]} outline @param {Point} middle @param {Point[]} axes
 * @returns {Yard | null}
 */
function wedgeAt(within, outline, middle, axes) {
  const way = minus(within, middle);
  const side = outline.findIndex((from, k) => {
    const [a, b] = [minus(from, middle), minus(outline[(k + 1) % outline.length], middle)];
    return a.x * way.y - a.y * way.x >= 0 && way.x * b.y - way.y * b.x >= 0;
  });
  if (side < 0) return null;
  const ends = [outline[side], outline[(side + 1) % outline.length]];
  const arms = ends.map((from) => ({ from, along: nearestAxis(minus(from, middle), axes) }));
  const inner = meeting(arms[0], arms[1]);
  if (!inner || arms[0].along === arms[1].along) return null;
  const points = grown([inner, ...ends], -GAP);
  const { centre, radius } = incircle(points);
  const out = minus(centre, middle);
  const axis = { x: out.x / length(out), y: out.y / length(out) };
  return { points, centre, radius, round: true, spread: radius * ROUND_SPREAD, scale: radius * ROUND_SPREAD * TOKEN * 1.2, axis };
}

/** @param {Point} way @param {Point[]} axes */
function nearestAxis(way, axes) {
  const along = axes.map((axis) => dot(axis, way));
  return axes[along.indexOf(Math.max(...along))];
}

/**
 * The rectangle that the data give, as large as the free room round it lets it be.
 * @param {BoardView} view @param {BoardView["places"][number]} place @param {Turning} turning @param {Point[]} slots
 * @returns {Yard}
 */
function panel(view, place, turning, slots) {
  const [top, left, bottom, right] = view.turns.length ? place.yard : roomy(view, place.yard);
  const centre = turning.point({ x: (left + right + 1) / 2, y: (top + bottom + 1) / 2 });
  const points = view.turns.length ? turnedBox(place, turning, centre) : box(left, top, right + 1, bottom + 1).map((at) => turning.point(at));
  const radius = Math.min(length(minus(points[0], points[1])), length(minus(points[1], points[2]))) / 2 - GAP;
  const spread = Math.min(Math.max(nearestGap(slots) / 2, 0.35 + 0.2 * (radius + GAP)), radius * 0.53);
  const scale = Math.min(MOST, spread * TOKEN, (radius - spread) * 1.9);
  return { points: grown(points, -GAP), centre, radius, round: false, spread, scale, axis: { x: 0, y: 1 } };
}

/** @param {BoardView["places"][number]} place @param {Turning} turning @param {Point} centre */
function turnedBox({ yard, turn }, turning, centre) {
  const [halfWidth, halfHeight] = [(yard[3] - yard[1] + 1) / 2, (yard[2] - yard[0] + 1) / 2];
  const radians = ((turn + turning.angle) * Math.PI) / 180;
  return box(-halfWidth, -halfHeight, halfWidth, halfHeight).map(({ x, y }) => ({
    x: centre.x + x * Math.cos(radians) - y * Math.sin(radians),
    y: centre.y + x * Math.sin(radians) + y * Math.cos(radians),
  }));
}

/** @param {Point[]} points */
function nearestGap(points) {
  return Math.min(...points.slice(1).map((point) => length(minus(point, points[0]))));
}

/**
 * Every square of a grid that something stands on.
 * @param {BoardView} view
 */
function taken(view) {
  const yards = view.places.flatMap(({ yard }) => cells(yard));
  const columns = view.places.flatMap(({ path }) => path);
  return new Set([...view.track, ...columns, view.centre, ...yards].map(String));
}

/**
 * Grow a small yard into the free squares beside it.
 * @param {BoardView} view
 * @param {number[]} yard
 */
function roomy(view, yard) {
  const full = taken(view);
  const own = new Set(cells(yard).map(String));
  /** @param {number[]} rectangle */
  const free = (rectangle) =>
    rectangle[0] >= 0 && rectangle[1] >= 0 && rectangle[2] < view.rows && rectangle[3] < view.cols &&
    cells(rectangle).every((cell) => own.has(String(cell)) || !full.has(String(cell)));
  let now = yard;
  for (let size = yard[3] - yard[1] + 1; size < LARGEST; size += 1) {
    const next = [[-1, -1, 0, 0], [-1, 0, 0, 1], [0, -1, 1, 0], [0, 0, 1, 1]]
      .map((change) => now.map((edge, k) => edge + change[k]))
      .find(free);
    if (!next) break;
    now = next;
  }
  return now;
}

/**
 * Large rectangles in the corners of a grid in which nothing lies.
 * @param {BoardView} view @param {Turning} turning
 * @returns {Point[][]}
 */
export function idleCorners(view, turning) {
  if (view.turns.length) return [];
  const full = taken(view);
  /** @type {[number, number][]} */
  const ways = [[1, 1], [1, -1], [-1, 1], [-1, -1]];
  return ways.flatMap(([down, right]) => {
    const found = largestFree(view, full, down, right);
    if (!found) return [];
    const [top, left, bottom, side] = found;
    return [box(left, top, side + 1, bottom + 1).map((at) => turning.point(at))];
  });
}

/**
 * @param {BoardView} view @param {Set<string>} full @param {number} down @param {number} right
 */
function largestFree(view, full, down, right) {
  let best = null;
  let most = LARGEST * 2;
  let widest = view.cols;
  for (let rows = 0; rows < view.rows; rows += 1) {
    const row = down > 0 ? rows : view.rows - 1 - rows;
    let free = 0;
    while (free < widest && !full.has(String([row, right > 0 ? free : view.cols - 1 - free]))) free += 1;
    widest = free;
    if (free * (rows + 1) <= most) continue;
    most = free * (rows + 1);
    best = [down > 0 ? 0 : row, right > 0 ? 0 : view.cols - free, down > 0 ? rows : view.rows - 1, right > 0 ? free - 1 : view.cols - 1];
  }
  return best;
}
