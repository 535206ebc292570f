/** Polygons, as the outlines of boards, yards and homes: points in order round them, y downwards. */

/** @typedef {{x: number, y: number}} Point */

const NEARLY = 0.02;

/** @param {Point} a @param {Point} b */
export const minus = (a, b) => ({ x: a.x - b.x, y: a.y - b.y });

/** @param {Point} a @param {Point} b */
export const dot = (a, b) => a.x * b.x + a.y * b.y;

/** @param {Point} a @param {Point} b */
export const cross = (a, b) => a.x * b.y - a.y * b.x;

/**
 * The point reached from another along a direction, and to the side of it.
 * @param {Point} from
 * @param {Point} axis of length 1
 * @param {number} along
 * @param {number} [across]
 */
export function step(from, axis, along, across = 0) {
  return { x: from.x + axis.x * along - axis.y * across, y: from.y + axis.y * along + axis.x * across };
}

/** @param {Point[]} points */
export function mean(points) {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/**
 * The smallest upright box round points.
 * @param {Point[]} points
 */
export function bounds(points) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/**
 * The convex outline of points; corners that hardly turn are left out.
 * @param {Point[]} points
 */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  /** @param {Point[]} side @param {Point} point */
  const add = (side, point) => {
    while (side.length > 1 && cross(minus(side[side.length - 1], side[side.length - 2]), minus(point, side[side.length - 1])) <= NEARLY)
      side.pop();
    side.push(point);
    return side;
  };
  /** @type {Point[]} */
  const none = [];
  const lower = sorted.reduce(add, none);
  /** @type {Point[]} */
  const upper = sorted.reduceRight(add, []);
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

/**
 * Move every side of a convex polygon outwards, inwards where `by` is negative.
 * @param {Point[]} polygon
 * @param {number} by
 */
export function grown(polygon, by) {
  const middle = mean(polygon);
  const sides = polygon.map((from, k) => {
    const along = unit(minus(polygon[(k + 1) % polygon.length], from));
    const out = { x: along.y, y: -along.x };
    const way = dot(out, minus(from, middle)) < 0 ? -by : by;
    return { from: { x: from.x + out.x * way, y: from.y + out.y * way }, along };
  });
  return sides.map((side, k) => meeting(sides[(k + sides.length - 1) % sides.length], side) ?? side.from);
}

/**
 * Where two lines meet, null where they run side by side.
 * @param {{from: Point, along: Point}} a
 * @param {{from: Point, along: Point}} b
 */
export function meeting(a, b) {
  const turn = cross(a.along, b.along);
  if (Math.abs(turn) < 1e-6) return null;
  return step(a.from, a.along, cross(minus(b.from, a.from), b.along) / turn);
}

/**
 * The circle that touches all sides of a triangle.
 * @param {Point[]} triangle
 */
export function incircle([a, b, c]) {
  const [p, q, r] = [length(minus(b, c)), length(minus(a, c)), length(minus(a, b))];
  const round = p + q + r;
  const centre = { x: (p * a.x + q * b.x + r * c.x) / round, y: (p * a.y + q * b.y + r * c.y) / round };
  return { centre, radius: Math.abs(cross(minus(b, a), minus(c, a))) / round };
}

/**
 * How far a convex polygon reaches to both sides of an axis, at a distance along it; null where it does not.
 * @param {Point[]} polygon
 * @param {Point} from
 * @param {Point} axis of length 1
 * @param {number} along
 * @returns {[number, number] | null}
 */
export function breadth(polygon, from, axis, along) {
  const at = polygon.map((point) => ({
    x: dot(minus(point, from), axis) - along,
    y: cross(axis, minus(point, from)),
  }));
  const hits = at.flatMap((a, k) => {
    const b = at[(k + 1) % at.length];
    return a.x * b.x > 0 || a.x === b.x ? [] : [a.y + ((b.y - a.y) * a.x) / (a.x - b.x)];
  });
  return hits.length > 1 ? [Math.min(...hits), Math.max(...hits)] : null;
}

/**
 * How far it is from a point inside a convex polygon to its nearest side.
 * @param {Point[]} polygon
 * @param {Point} from
 */
export function breadthFrom(polygon, from) {
  const far = polygon.map((a, k) => Math.abs(cross(unit(minus(polygon[(k + 1) % polygon.length], a)), minus(from, a))));
  return Math.min(...far);
}

/**
 * Round a polygon's corners, as the text of an SVG path.
 * @param {Point[]} polygon
 * @param {number} [radius]
 */
export function path(polygon, radius = 0) {
  const parts = polygon.map((corner, k) => {
    const before = polygon[(k + polygon.length - 1) % polygon.length];
    const after = polygon[(k + 1) % polygon.length];
    const start = k ? "L" : "M";
    if (!radius) return `${start}${text(corner)}`;
    return `${start}${text(toward(corner, before, radius))}Q${text(corner)} ${text(toward(corner, after, radius))}`;
  });
  return `${parts.join("")}Z`;
}

/** @param {Point} from @param {Point} to @param {number} by at most half the way */
function toward(from, to, by) {
  const way = minus(to, from);
  const share = Math.min(by / length(way), 0.5);
  return { x: from.x + way.x * share, y: from.y + way.y * share };
}

/** @param {Point} point */
function text({ x, y }) {
  return `${round(x)} ${round(y)}`;
}

/** @param {number} value */
export function round(value) {
  return Math.round(value * 1000) / 1000;
}

/** @param {Point} way */
export function length({ x, y }) {
  return Math.hypot(x, y);
}

/** @param {Point} way */
export function unit(way) {
  const size = length(way);
  return { x: way.x / size, y: way.y / size };
}
