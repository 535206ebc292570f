/** How the data of a board become places of the drawing: stretched where arms are slim, turned, moved into view. */

import { bounds, hull } from "./polygon.js";

/** @typedef {import("../shapes.js").BoardView} BoardView */
/** @typedef {import("../shapes.js").Cell} Cell */
/** @typedef {import("./polygon.js").Point} Point */
/** @typedef {{x: number, y: number, width: number, height: number, angle: number}} Tile a square: its centre, its sides, degrees by which it is turned */
/** @typedef {{from: number, to: number, factor: number}} Band part of an axis that is drawn wider */

const SLIM = 0.4;
const LANES = 3;
const WIDER = 1.75;
/** @type {Band} */
const NOWHERE = { from: 0, to: 0, factor: 1 };

export class Turning {
  /**
   * @param {BoardView} view
   * @param {number} viewerPlace index of the place that is to lie below
   */
  constructor(view, viewerPlace) {
    this.bands = view.turns.length ? { x: NOWHERE, y: NOWHERE } : bands(view);
    const arm = view.places[viewerPlace] ?? view.places[0];
    const from = this.flat(centreOf(view.centre));
    const to = this.flat(centreOf(arm.column[0]));
    const exact = 90 - (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    /** Degrees clockwise; whole quarters where no square is turned. */
    this.angle = view.turns.length ? exact : Math.round(exact / 90) * 90;
    const radians = (this.angle * Math.PI) / 180;
    this.cos = view.turns.length ? Math.cos(radians) : Math.round(Math.cos(radians));
    this.sin = view.turns.length ? Math.sin(radians) : Math.round(Math.sin(radians));
    this.origin = { x: 0, y: 0 };
    /** What the board's edge runs round. */
    this.outline = this.edge(view);
    const { left, top, right, bottom } = bounds(this.outline);
    this.origin = { x: left, y: top };
    this.outline = this.outline.map(({ x, y }) => ({ x: x - left, y: y - top }));
    this.width = right - left;
    this.height = bottom - top;
  }

  /** @param {BoardView} view */
  edge(view) {
    if (!view.turns.length) return box(0, 0, view.cols, view.rows).map((corner) => this.point(corner));
    const tiles = view.track.map((cell, square) => this.tile(cell, view.turns[square]));
    return hull(tiles.flatMap(corners));
  }

  /**
   * Stretch a point given in squares from the top left.
   * @param {Point} point
   */
  flat({ x, y }) {
    return { x: stretched(x, this.bands.x), y: stretched(y, this.bands.y) };
  }

  /**
   * Where a point of the data is drawn.
   * @param {Point} point
   * @returns {Point}
   */
  point(point) {
    const { x, y } = this.flat(point);
    return { x: x * this.cos - y * this.sin - this.origin.x, y: x * this.sin + y * this.cos - this.origin.y };
  }

  /**
   * A unit square of the data, as it is drawn.
   * @param {Cell} cell
   * @param {number} [turn]
   * @returns {Tile}
   */
  tile([row, col], turn = 0) {
    const a = this.flat({ x: col, y: row });
    const b = this.flat({ x: col + 1, y: row + 1 });
    const [width, height] = this.sin && !this.cos ? [b.y - a.y, b.x - a.x] : [b.x - a.x, b.y - a.y];
    const centre = this.point({ x: col + 0.5, y: row + 0.5 });
    return { ...centre, width, height, angle: leastTurn(this.angle + turn) };
  }
}

/**
 * A square looks the same after a quarter turn: the smallest angle keeps the light on it from above.
 * @param {number} angle
 */
function leastTurn(angle) {
  const rest = ((angle % 90) + 90) % 90;
  return Math.round((rest > 45 ? rest - 90 : rest) * 100) / 100;
}

/**
 * The corners of a drawn square, clockwise.
 * @param {Tile} tile
 * @returns {Point[]}
 */
export function corners({ x, y, width, height, angle }) {
  const radians = (angle * Math.PI) / 180;
  return box(-width / 2, -height / 2, width / 2, height / 2).map((corner) => ({
    x: x + corner.x * Math.cos(radians) - corner.y * Math.sin(radians),
    y: y + corner.x * Math.sin(radians) + corner.y * Math.cos(radians),
  }));
}

/**
 * @param {number} left @param {number} top @param {number} right @param {number} bottom
 * @returns {Point[]}
 */
export function box(left, top, right, bottom) {
  return [{ x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom }];
}

/**
 * The squares of a rectangle.
 * @param {number[]} rectangle top, left, bottom, right
 * @returns {Cell[]}
 */
export function cells([top, left, bottom, right]) {
  /** @type {Cell[]} */
  const all = [];
  for (let row = top; row <= bottom; row += 1) for (let col = left; col <= right; col += 1) all.push([row, col]);
  return all;
}

/** @param {Cell} cell */
export function centreOf([row, col]) {
  return { x: col + 0.5, y: row + 0.5 };
}

/**
 * Arms that are slim beside their yards get squares that are wider than long, as on a Parchís board.
 * @param {BoardView} view
 */
function bands(view) {
  const x = band(view.places.map(({ yard }) => [yard[1], yard[3] + 1]), view.cols);
  const y = band(view.places.map(({ yard }) => [yard[0], yard[2] + 1]), view.rows);
  return x.factor === y.factor ? { x, y } : { x: NOWHERE, y: NOWHERE };
}

/**
 * The part of an axis beside which no yard lies.
 * @param {number[][]} yards from and to
 * @param {number} size
 * @returns {Band}
 */
function band(yards, size) {
  const from = Math.min(...yards.map(([, end]) => end));
  const to = Math.max(...yards.map(([start]) => start));
  const beside = Math.min(from, size - to);
  return to - from >= LANES && to - from < SLIM * beside ? { from, to, factor: WIDER } : NOWHERE;
}

/** @param {number} value @param {Band} band */
function stretched(value, { from, to, factor }) {
  return value + (Math.min(Math.max(value, from), to) - from) * (factor - 1);
}
