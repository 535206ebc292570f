/** What all parts of the drawing are made of: polished polygons, squares and the colours' light. */

import { s } from "../dom.js";
import { path, round } from "../plan/polygon.js";

/** @typedef {import("../plan/polygon.js").Point} Point */
/** @typedef {import("../plan/turning.js").Tile} Tile */

const GROOVE = 0.045;

/** Gradients that the drawing refers to. */
export function definitions() {
  return s(
    "defs",
    {},
    gradient("gloss", [[0, "#fff", 0.42], [0.45, "#fff", 0.06], [1, "#000", 0.16]]),
    gradient("lip", [[0, "#000", 0.5], [1, "#fff", 0.35]]),
    gradient("bevel", [[0, "#fff", 0.2], [0.5, "#fff", 0], [1, "#000", 0.4]]),
    s(
      "radialGradient",
      { id: "hole", cx: 0.5, cy: 0.38, r: 0.62 },
      stop(0, "#000", 0.62),
      stop(0.72, "#000", 0.3),
      stop(1, "#fff", 0.25),
    ),
  );
}

/**
 * @param {string} id
 * @param {[number, string, number][]} stops
 */
function gradient(id, stops) {
  return s("linearGradient", { id, x1: 0, y1: 0, x2: 0, y2: 1 }, ...stops.map((one) => stop(...one)));
}

/**
 * @param {number} offset
 * @param {string} colour
 * @param {number} opacity
 */
function stop(offset, colour, opacity) {
  return s("stop", { offset, "stop-color": colour, "stop-opacity": opacity });
}

/**
 * A polygon with rounded corners.
 * @param {string} className
 * @param {Point[]} points
 * @param {number} radius
 * @param {string} [fill]
 */
export function shape(className, points, radius, fill) {
  return s("path", { class: className, d: path(points, radius), ...(fill ? { fill } : {}) });
}

/**
 * A polygon in a seat's colour, polished.
 * @param {Point[]} points
 * @param {number} radius
 * @param {string} [more] further classes
 */
export function enamel(points, radius, more = "") {
  return s(
    "g",
    {},
    shape(`board__enamel ${more}`.trim(), points, radius),
    shape("board__gloss", points, radius, "url(#gloss)"),
  );
}

/**
 * One inlaid square.
 * @param {Tile} tile
 * @param {string} kind its classes
 */
export function square({ x, y, width, height, angle }, kind) {
  const [w, h] = [width - 2 * GROOVE, height - 2 * GROOVE];
  const box = { x: round(x - w / 2), y: round(y - h / 2), width: round(w), height: round(h), rx: 0.11 };
  return s(
    "g",
    { transform: `rotate(${angle} ${round(x)} ${round(y)})` },
    s("rect", { ...box, class: "board__cut", y: round(box.y + 0.02) }),
    s("rect", { ...box, class: kind }),
    kind.includes("enamel") && s("rect", { ...box, class: "board__gloss", fill: "url(#gloss)" }),
  );
}

/**
 * A hole in which a token may rest.
 * @param {Point} at
 * @param {number} r
 */
export function hole({ x, y }, r) {
  return [
    s("circle", { class: "board__hole", cx: x, cy: y, r }),
    s("circle", { cx: x, cy: y, r, fill: "url(#hole)" }),
  ];
}

/**
 * An arrow on a square.
 * @param {Point} at
 * @param {number} angle degrees from upright
 * @param {string} kind its classes
 */
export function arrow({ x, y }, angle, kind) {
  return s("path", {
    d: "M0 .27V-.22M-.21-.01 0-.235.21-.01",
    class: `board__arrow ${kind}`,
    transform: `translate(${round(x)} ${round(y)}) rotate(${round(angle)})`,
  });
}

/**
 * A star of eight points in two tones of wood, for places where nothing is played.
 * @param {Point} at
 * @param {number} size from the middle to the longest point
 */
export function rosette({ x, y }, size) {
  const points = Array.from({ length: 16 }, (_, k) => {
    const radius = size * (k % 2 ? 0.36 : k % 4 ? 0.68 : 1);
    const angle = (k * Math.PI) / 8;
    return { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) };
  });
  const halves = points.map((point, k) => {
    const next = points[(k + 1) % points.length];
    return s("path", { class: k % 2 ? "board__rose board__rose--dark" : "board__rose", d: path([{ x, y }, point, next]) });
  });
  return s("g", {}, s("circle", { class: "board__rosering", cx: round(x), cy: round(y), r: round(size * 1.06) }), ...halves);
}
