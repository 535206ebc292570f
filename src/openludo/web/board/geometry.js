/** Where things lie on the drawn board: the data turned by quarter turns so that the viewer sits below. */

/** @typedef {import("./shapes.js").BoardView} BoardView */
/** @typedef {import("./shapes.js").Cell} Cell */
/** @typedef {import("./shapes.js").Spot} Spot */

const SIDES = ["left", "top", "right", "bottom"];
const YARD_SPREAD = 1.9;
const YARD_SCALE = 1.32;
const HOME_SCALE = 0.62;

export class Geometry {
  /**
   * @param {BoardView} view
   * @param {number} viewerPlace index of the place that is to lie below
   */
  constructor(view, viewerPlace) {
    this.view = view;
    const side = SIDES.indexOf(view.places[viewerPlace]?.place ?? "bottom");
    this.turns = view.rows === view.cols ? (3 - Math.max(side, 0)) % 4 : 0;
    this.rows = view.rows;
    this.cols = view.cols;
  }

  /**
   * Turn a point given in squares from the top left.
   * @param {number} x
   * @param {number} y
   * @returns {{x: number, y: number}}
   */
  turn(x, y) {
    for (let k = 0; k < this.turns; k += 1) [x, y] = [this.cols - y, x];
    return { x, y };
  }

  /**
   * Centre of a square of the grid.
   * @param {Cell} cell
   */
  centre(cell) {
    return this.turn(cell[1] + 0.5, cell[0] + 0.5);
  }

  /**
   * Side of the drawn board at which a place lies.
   * @param {number} place
   */
  side(place) {
    const index = SIDES.indexOf(this.view.places[place].place);
    return SIDES[(index + this.turns) % 4];
  }

  /**
   * Corner rectangle of a place's yard: x, y, width, height.
   * @param {number} place
   */
  yard(place) {
    const [top, left, bottom, right] = this.view.places[place].yard;
    const a = this.turn(left, top);
    const b = this.turn(right + 1, bottom + 1);
    const x = Math.min(a.x, b.x);
    const y = Math.min(a.y, b.y);
    return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
  }

  /**
   * Where a token rests alone: its slot in the yard, its square, its place at home.
   * @param {number} place
   * @param {number} progress
   * @param {number} index which of its seat's tokens it is
   * @returns {Spot}
   */
  spot(place, progress, index) {
    const { path } = this.view.places[place];
    if (progress < 0) return this.slot(place, index);
    if (progress >= path.length - 1) return this.homeSpot(place, index);
    return { ...this.centre(path[progress]), scale: 1 };
  }

  /**
   * @param {number} place
   * @param {number} index
   * @returns {Spot}
   */
  slot(place, index) {
    const slots = this.view.places[place].slots.map((cell) => this.centre(cell));
    const middle = mean(slots);
    const slot = slots[index % slots.length];
    const { width } = this.yard(place);
    const spread = width >= 5 ? YARD_SPREAD : 1;
    return {
      x: middle.x + (slot.x - middle.x) * spread,
      y: middle.y + (slot.y - middle.y) * spread,
      scale: width >= 5 ? YARD_SCALE : 1,
    };
  }

  /**
   * Tokens at home stand in a row across the end of their column.
   * @param {number} place
   * @param {number} index
   * @returns {Spot}
   */
  homeSpot(place, index) {
    const { home, axis } = this.homeAxis(place);
    const across = (index - 1.5) * (this.homeIsCentre(place) ? 0.24 : 0.54);
    return {
      x: home.x + axis.x * this.homeDepth(place) - axis.y * across,
      y: home.y + axis.y * this.homeDepth(place) + axis.x * across,
      scale: this.homeIsCentre(place) ? 0.4 : HOME_SCALE,
    };
  }

  /**
   * Home's square and the direction in which its column runs.
   * @param {number} place
   */
  homeAxis(place) {
    const { path } = this.view.places[place];
    const home = this.centre(path[path.length - 1]);
    const before = this.centre(path[path.length - 2]);
    return { home, axis: { x: Math.sign(home.x - before.x), y: Math.sign(home.y - before.y) } };
  }

  /** @param {number} place */
  homeIsCentre(place) {
    const { path } = this.view.places[place];
    const [row, col] = path[path.length - 1];
    return row === this.view.centre[0] && col === this.view.centre[1];
  }

  /**
   * How far past the middle of its square a token at home lies: home may be the column's last square, in the
   * centre's rim or the very centre, and each leaves other room.
   * @param {number} place
   */
  homeDepth(place) {
    if (this.homeIsCentre(place)) return -0.34;
    const { home } = this.homeAxis(place);
    const middle = this.centre(this.view.centre);
    const distance = Math.abs(home.x - middle.x) + Math.abs(home.y - middle.y);
    return distance > 1.5 ? 0.72 : -0.18;
  }
}

/** @param {{x: number, y: number}[]} points */
function mean(points) {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}
