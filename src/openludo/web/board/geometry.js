/** Where things lie on the drawn board, with the viewer's own arm below. Lengths are in squares. */

import { hubOf, homeSpot } from "./plan/hub.js";
import { step } from "./plan/polygon.js";
import { Turning } from "./plan/turning.js";
import { idleCorners, yardsOf } from "./plan/yards.js";

/** @typedef {import("./shapes.js").BoardView} BoardView */
/** @typedef {import("./shapes.js").Cell} Cell */
/** @typedef {import("./shapes.js").Spot} Spot */
/** @typedef {import("./plan/polygon.js").Point} Point */
/** @typedef {import("./plan/turning.js").Tile} Tile */

const THICK = 0.62;
const THIN = 0.4;
const LARGE = 15.5;
const WIDE = 1.5;
const WIDE_TOKEN = 1.12;

export class Geometry {
  /**
   * @param {BoardView} view
   * @param {number} viewerPlace index of the place that is to lie below
   */
  constructor(view, viewerPlace) {
    this.view = view;
    this.turning = new Turning(view, viewerPlace);
    this.cols = this.turning.width;
    this.rows = this.turning.height;
    this.outline = this.turning.outline;
    /** Width of the wooden frame: thin where squares are small. */
    this.frame = this.cols > LARGE ? THIN : THICK;
    const { middle, outline, fields } = hubOf(view, this.turning);
    this.middle = middle;
    this.hub = outline;
    this.fields = fields;
    this.yards = yardsOf(view, this.turning, middle, fields.map(({ axis }) => axis));
    this.idle = idleCorners(view, this.turning);
    /** Track squares that each place's tokens walk. */
    this.laps = view.places.map(({ path, column }) => path.findIndex((cell) => String(cell) === String(column[0])));
    this.track = view.track.map((cell, square) => this.turning.tile(cell, view.turns[square]));
  }

  /** Height of the board with its frame, as a part of its width. */
  get ratio() {
    return (this.rows + 2 * this.frame) / (this.cols + 2 * this.frame);
  }

  /**
   * The square that a token stands on: one of the track, of the column or home's own.
   * @param {number} place
   * @param {number} progress
   * @returns {Tile}
   */
  tile(place, progress) {
    const { path, turn } = this.view.places[place];
    const square = this.square(place, progress);
    return square === null ? this.turning.tile(path[Math.min(progress, path.length - 1)], turn) : this.track[square];
  }

  /**
   * The track square of a progress, null in the column and at home.
   * @param {number} place
   * @param {number} progress
   */
  square(place, progress) {
    return progress < this.laps[place] ? (this.view.places[place].start + progress) % this.track.length : null;
  }

  /**
   * Squares of a place's column.
   * @param {number} place
   */
  column(place) {
    const { column, turn } = this.view.places[place];
    return column.map((cell) => this.turning.tile(cell, turn));
  }

  /**
   * The square from which a place's column is entered.
   * @param {number} place
   */
  gate(place) {
    return this.tile(place, this.laps[place] - 1);
  }

  /**
   * Corner of the table at which a place has its yard.
   * @param {number} place
   */
  corner(place) {
    const { x, y } = this.yards[place].centre;
    return { down: y > this.rows / 2, right: x > this.cols / 2 };
  }

  /**
   * Whether a token of this progress stands at home without a square of its own.
   * @param {number} progress
   * @param {number} place
   */
  atHome(place, progress) {
    const { path } = this.view.places[place];
    return !this.view.each_home && progress >= path.length - 1;
  }

  /**
   * Where a token rests alone: its slot in the yard, its square, its place at home.
   * @param {number} place
   * @param {number} progress
   * @param {number} index which of its seat's tokens it is
   * @returns {Spot}
   */
  spot(place, progress, index) {
    if (progress < 0) return this.slot(place, index);
    if (this.atHome(place, progress)) return this.homeSpot(place, index);
    const { x, y, width, height } = this.tile(place, progress);
    return { x, y, scale: Math.max(width, height) > WIDE ? WIDE_TOKEN : 1 };
  }

  /**
   * @param {number} place
   * @param {number} index
   * @returns {Spot}
   */
  slot(place, index) {
    const { centre, spread, scale, axis } = this.yards[place];
    const [along, across] = [[-1, 1], [-1, -1], [1, 1], [1, -1]][index % 4];
    return { ...step(centre, axis, along * spread, across * spread), scale };
  }

  /**
   * @param {number} place
   * @param {number} index
   * @returns {Spot}
   */
  homeSpot(place, index) {
    return homeSpot(this.fields[place], this.middle, index);
  }

  /**
   * Angle, in degrees from upright, of the way from one square to another.
   * @param {Point} from
   * @param {Point} to
   */
  angle(from, to) {
    return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90;
  }
}
