/** The middle of a board: which part of it is whose home, and where tokens at home stand. */

import { breadth, cross, dot, grown, length, minus, step, unit } from "./polygon.js";
import { box, cells, centreOf } from "./turning.js";

/** @typedef {import("../shapes.js").BoardView} BoardView */
/** @typedef {import("../shapes.js").Spot} Spot */
/** @typedef {import("./polygon.js").Point} Point */
/** @typedef {import("./turning.js").Turning} Turning */
/** @typedef {import("./turning.js").Tile} Tile */
/**
 * @typedef {object} Field a seat's home
 * @property {Point[]} points its outline
 * @property {Point} axis the way out to its arm
 * @property {number} depth how far it reaches that way
 * @property {number} room how much of that the column leaves to tokens at home
 */

const ARM = 1.6;
const RIM = 0.03;
const ROW = 0.79;
/** A token's breadth; of tokens at home the smallest and largest, and how far they stand apart and reach in. */
const DISC = 0.78;
const SMALLEST = 0.3;
const LARGEST = 0.86;
const APART = 1.1;
const CLOSE = 0.42;
const DEEP = 0.56;

/**
 * Divide the middle of a board among its places.
 * @param {BoardView} view
 * @param {Turning} turning
 * @returns {{middle: Point, outline: Point[], fields: Field[]}}
 */
export function hubOf(view, turning) {
  const middle = turning.point(centreOf(view.centre));
  const axes = view.places.map(({ column }) => unit(minus(turning.tile(column[0]), middle)));
  const outline = view.turns.length ? polygonHub(view, turning, middle, axes) : gridHub(view, turning);
  const fields = axes.map((axis, place) => {
    const field = fieldOf(outline, middle, axis, axes);
    const ends = view.places[place].column.map((cell) => dot(minus(turning.tile(cell), middle), axis) - 0.5);
    return { ...field, room: Math.min(field.depth, ...ends) };
  });
  return { middle, outline, fields };
}

/**
 * Between turned arms: the inner ends of the arms are the sides of the middle.
 * @param {BoardView} view @param {Turning} turning @param {Point} middle @param {Point[]} axes
 */
function polygonHub(view, turning, middle, axes) {
  const tiles = view.track.map((cell, square) => turning.tile(cell, view.turns[square]));
  const ends = axes.map((axis) => {
    const near = tiles.map((tile) => ({ out: dot(minus(tile, middle), axis), side: cross(axis, minus(tile, middle)) }))
      .filter(({ out, side }) => out > 0 && Math.abs(side) < ARM);
    const depth = Math.min(...near.map(({ out }) => out)) - 0.5;
    const half = Math.max(...near.map(({ side }) => Math.abs(side))) + 0.5;
    return { axis, depth, half };
  });
  return ends
    .sort((a, b) => Math.atan2(a.axis.y, a.axis.x) - Math.atan2(b.axis.y, b.axis.x))
    .flatMap(({ axis, depth, half }) => [step(middle, axis, depth, -half), step(middle, axis, depth, half)])
    .filter((point, k, all) => length(minus(point, all[(k + 1) % all.length])) > RIM);
}

/**
 * On a grid: what is free of the three by three squares in the middle, if that is a rectangle.
 * @param {BoardView} view @param {Turning} turning
 */
function gridHub(view, turning) {
  const [row, col] = view.centre;
  const taken = new Set([...view.track, ...view.places.flatMap(({ yard }) => cells(yard))].map(String));
  const free = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [row + down, col + right]))
    .filter((cell) => !taken.has(String(cell)));
  const rows = free.map(([r]) => r);
  const cols = free.map(([, c]) => c);
  const whole = [Math.min(...cols), Math.min(...rows), Math.max(...cols) + 1, Math.max(...rows) + 1];
  const full = free.length === (whole[2] - whole[0]) * (whole[3] - whole[1]);
  const [left, top, right, bottom] = full ? whole : [col, row, col + 1, row + 1];
  return box(left, top, right, bottom).map((corner) => turning.point(corner));
}

/**
 * The triangle between the middle and a place's side; a side that nobody has is shared by its neighbours.
 * @param {Point[]} outline @param {Point} middle @param {Point} axis @param {Point[]} axes
 */
function fieldOf(outline, middle, axis, axes) {
  const count = outline.length;
  const sides = outline.map((from, k) => sideOf(from, outline[(k + 1) % count], middle));
  const at = nearest(sides, axis);
  /** @param {number} k */
  const open = (k) => !axes.some((other) => nearest(sides, other) === k);
  const before = (at + count - 1) % count;
  const after = (at + 1) % count;
  const points = [
    middle,
    ...(open(before) ? foot(sides[before], middle) : []),
    outline[at],
    outline[after],
    ...(open(after) ? foot(sides[after], middle) : []),
  ];
  return { points, axis, depth: sides[at].depth };
}

/** @param {Point} from @param {Point} to @param {Point} middle */
function sideOf(from, to, middle) {
  const along = unit(minus(to, from));
  const out = { x: along.y, y: -along.x };
  const depth = dot(minus(from, middle), out);
  return depth < 0 ? { out: { x: -out.x, y: -out.y }, depth: -depth } : { out, depth };
}

/** @param {{out: Point}[]} sides @param {Point} axis */
function nearest(sides, axis) {
  const turns = sides.map(({ out }) => dot(out, axis));
  return turns.indexOf(Math.max(...turns));
}

/** @param {{out: Point, depth: number}} side @param {Point} middle */
function foot({ out, depth }, middle) {
  return depth > RIM ? [step(middle, out, depth)] : [];
}

/**
 * A field that also takes in home's own square, where that lies outside the middle.
 * @param {Pick<Field, "points" | "axis" | "depth">} field @param {Point} middle @param {Tile} home
 */
export function reaching({ points, axis, depth }, middle, home) {
  const out = dot(minus(home, middle), axis);
  const [along, across] = Math.abs(axis.x) > Math.abs(axis.y) ? [home.width, home.height] : [home.height, home.width];
  const end = out + along / 2 - 0.045;
  if (end < depth + 0.2) return points;
  const half = across / 2 - 0.045;
  const lane = [step(middle, axis, depth, -half), step(middle, axis, end, -half), step(middle, axis, end, half), step(middle, axis, depth, half)];
  const corner = points.findIndex((point, k) => isBase(point, points[(k + 1) % points.length], middle, axis, depth));
  const clockwise = cross(axis, minus(points[(corner + 1) % points.length], points[corner])) > 0;
  return [...points.slice(0, corner + 1), ...(clockwise ? lane : lane.reverse()), ...points.slice(corner + 1)];
}

/** @param {Point} a @param {Point} b @param {Point} middle @param {Point} axis @param {number} depth */
function isBase(a, b, middle, axis, depth) {
  return [a, b].every((point) => Math.abs(dot(minus(point, middle), axis) - depth) < RIM);
}

/**
 * Where a token at home stands: in a row across its field, in two where the field is narrow and long.
 * @param {Field} field @param {Point} middle @param {number} index not whole for the middle of a row
 * @returns {Spot}
 */
export function homeSpot({ points, axis, room }, middle, index) {
  const deepest = Math.min(ROW, 1 - DEEP / 2 - RIM);
  const rows = isNarrow(points, middle, axis, room) ? [0.72, 0.3] : [room < 1 ? deepest : ROW];
  const inRow = 4 / rows.length;
  const along = room * rows[Math.min(Math.floor(index / inRow), rows.length - 1)];
  /** @param {number} size what the middles of discs of this size have room for */
  const reach = (size) => breadth(grown(points, -size / 2), middle, axis, along) ?? [0, 0];
  const [whole, less] = [0, 0.1].map(reach).map(([from, to]) => to - from);
  const fitting = whole / (APART * (inRow - 1) + (whole - less) / 0.1);
  const size = Math.max(SMALLEST, Math.min(LARGEST, fitting, room * DEEP));
  const [from, to] = reach(size);
  const gap = Math.max(Math.min((to - from) / (inRow - 1), size * APART), size * CLOSE);
  const rank = Number.isInteger(index) ? index % inRow : (inRow - 1) / 2;
  return { ...step(middle, axis, along, (from + to) / 2 + (rank - (inRow - 1) / 2) * gap), scale: size / DISC };
}

/** @param {Point[]} points @param {Point} middle @param {Point} axis @param {number} room */
function isNarrow(points, middle, axis, room) {
  const [from, to] = breadth(points, middle, axis, room * ROW) ?? [0, 0];
  return room > 1 && to - from < 1.4;
}
