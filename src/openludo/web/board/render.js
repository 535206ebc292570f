/** The board without tokens: one drawing made from board data, in units of one square. */

import { s } from "./dom.js";
import { signAt } from "./marks.js";

/** @typedef {import("./shapes.js").BoardView} BoardView */
/** @typedef {import("./shapes.js").SeatView} SeatView */
/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {{x: number, y: number}} Point */

export const FRAME = 0.62;

/**
 * Draw the board.
 * @param {BoardView} view
 * @param {Geometry} geometry
 * @param {SeatView[]} seats
 * @returns {SVGElement}
 */
export function drawBoard(view, geometry, seats) {
  const size = `${-FRAME} ${-FRAME} ${view.cols + 2 * FRAME} ${view.rows + 2 * FRAME}`;
  const colours = view.places.map((_, place) => colourOf(place, seats));
  return s(
    "svg",
    { viewBox: size, class: "board__drawing", "aria-hidden": "true", focusable: "false" },
    definitions(),
    frame(view),
    ...view.places.map((_, place) => yard(geometry, place, colours[place], seats)),
    ...squares(view, geometry, colours),
    ...view.places.flatMap((_, place) => column(geometry, place, colours[place])),
    centre(geometry, colours),
    ...marks(view, geometry, colours),
  );
}

/**
 * @param {number} place
 * @param {SeatView[]} seats
 */
function colourOf(place, seats) {
  return seats.find((seat) => seat.place === place)?.colour ?? "nobody";
}

function definitions() {
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
 * A rectangle with rounded corners.
 * @param {string} className
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} rx
 * @param {string} [fill]
 */
function box(className, x, y, width, height, rx, fill) {
  return s("rect", { class: className, x, y, width, height, rx, ...(fill ? { fill } : {}) });
}

/** @param {BoardView} view */
function frame(view) {
  const { cols, rows } = view;
  const out = FRAME - 0.02;
  return s(
    "g",
    {},
    box("board__wood", -out, -out, cols + 2 * out, rows + 2 * out, 0.5),
    grain(-out, cols + out, -out, rows + out, 0.27, "board__grain board__grain--dark"),
    box("board__bevel", -out, -out, cols + 2 * out, rows + 2 * out, 0.5, "url(#bevel)"),
    box("board__brass", -0.2, -0.2, cols + 0.4, rows + 0.4, 0.24),
    box("board__field", -0.12, -0.12, cols + 0.24, rows + 0.24, 0.16),
    grain(-0.1, cols + 0.1, -0.1, rows + 0.1, 0.31, "board__grain"),
    box("board__sunk", -0.12, -0.12, cols + 0.24, rows + 0.24, 0.16),
  );
}

/**
 * Wood grain: wavy lines that are the same every time.
 * @param {number} left
 * @param {number} right
 * @param {number} top
 * @param {number} bottom
 * @param {number} gap
 * @param {string} className
 */
function grain(left, right, top, bottom, gap, className) {
  let d = "";
  const step = (right - left) / 4;
  for (let y = top + gap, k = 1; y < bottom - gap / 2; y += gap * (0.6 + 0.8 * noise(k)), k += 1) {
    d += `M${left.toFixed(2)} ${y.toFixed(2)}`;
    for (let part = 1; part <= 4; part += 1) {
      const bend = (noise(k * 7 + part) - 0.5) * gap * 1.2;
      d += `S${(left + step * (part - 0.5)).toFixed(2)} ${(y + bend).toFixed(2)} ${(left + step * part).toFixed(2)} ${y.toFixed(2)}`;
    }
  }
  return s("path", { class: className, d });
}

/**
 * A number from 0 to 1 that depends on k alone.
 * @param {number} k
 */
function noise(k) {
  const value = Math.sin(k * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}

/**
 * @param {Geometry} geometry
 * @param {number} place
 * @param {string} colour
 * @param {SeatView[]} seats
 */
function yard(geometry, place, colour, seats) {
  const { x, y, width, height } = geometry.yard(place);
  const seat = seats.find((one) => one.place === place);
  const group = s("g", { class: `seat-${colour}` }, panel(x, y, width, height));
  if (width >= 5) group.append(well(x, y, width, height));
  for (let slot = 0; slot < 4; slot += 1) {
    const spot = geometry.slot(place, slot);
    const r = 0.45 * spot.scale;
    group.append(s("circle", { class: "board__hole", cx: spot.x, cy: spot.y, r }));
    group.append(s("circle", { cx: spot.x, cy: spot.y, r, fill: "url(#hole)" }));
  }
  if (seat && width >= 5) {
    group.append(signAt(seat.mark, x + width / 2, y + height / 2, 0.95, "board__mark", 3));
    for (const [cx, cy] of [[0.52, 0.52], [0.52, height - 0.52], [width - 0.52, 0.52], [width - 0.52, height - 0.52]])
      group.append(signAt(seat.mark, x + cx, y + cy, 0.46, "board__mark board__mark--ink", 3.4));
  }
  return group;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function panel(x, y, width, height) {
  const m = 0.1;
  return s(
    "g",
    {},
    box("board__enamel", x + m, y + m, width - 2 * m, height - 2 * m, 0.42),
    box("board__gloss", x + m, y + m, width - 2 * m, height - 2 * m, 0.42, "url(#gloss)"),
  );
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function well(x, y, width, height) {
  const m = 0.92;
  return s(
    "g",
    {},
    box("board__well", x + m, y + m, width - 2 * m, height - 2 * m, 1.1),
    box("board__wellgrain", x + m, y + m, width - 2 * m, height - 2 * m, 1.1, "url(#lip)"),
  );
}

/**
 * One inlaid square of the track.
 * @param {Point} at centre
 * @param {string} className
 */
function tile(at, className) {
  const m = 0.045;
  const side = 1 - 2 * m;
  const [x, y] = [at.x - 0.5 + m, at.y - 0.5 + m];
  const enamel = className.includes("enamel");
  return s(
    "g",
    {},
    box("board__cut", x, y + 0.02, side, side, 0.11),
    box(className, x, y, side, side, 0.11),
    enamel && box("board__gloss", x, y, side, side, 0.11, "url(#gloss)"),
  );
}

/**
 * @param {BoardView} view
 * @param {Geometry} geometry
 * @param {string[]} colours
 */
function squares(view, geometry, colours) {
  const starts = new Map(view.places.map((place, k) => [place.start, colours[k]]));
  return view.track.map((cell, square) => {
    const colour = starts.get(square);
    const drawn = tile(geometry.centre(cell), colour ? "board__square board__enamel" : "board__square");
    if (colour) drawn.setAttribute("class", `seat-${colour}`);
    return drawn;
  });
}

/**
 * A place's home column, with an arrow on the square from which it is entered.
 * @param {Geometry} geometry
 * @param {number} place
 * @param {string} colour
 */
function column(geometry, place, colour) {
  const view = geometry.view.places[place];
  const tiles = view.column.map((cell) => tile(geometry.centre(cell), "board__square board__enamel"));
  const from = geometry.centre(view.path[Math.max(lastTrack(view), 0)]);
  const to = geometry.centre(view.column[0]);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90;
  const marked = geometry.view.marks.some((mark) => samePoint(geometry.centre(geometry.view.track[mark.square]), from));
  if (marked) return [s("g", { class: `seat-${colour}` }, ...tiles)];
  const arrow = s("path", {
    d: "M0 .26V-.2M-.2 0 0-.22.2 0",
    class: "board__arrow",
    transform: `translate(${from.x} ${from.y}) rotate(${angle})`,
  });
  return [s("g", { class: `seat-${colour}` }, ...tiles, arrow)];
}

/** @param {Point} a @param {Point} b */
function samePoint(a, b) {
  return a.x === b.x && a.y === b.y;
}

/** @param {import("./shapes.js").PlaceView} place */
function lastTrack(place) {
  const [row, col] = place.column[0];
  return place.path.findIndex(([r, c]) => r === row && c === col) - 1;
}

/**
 * Home: four enamel fields that meet in the middle; where home is the column's last square, the field reaches over it.
 * @param {Geometry} geometry
 * @param {string[]} colours
 */
function centre(geometry, colours) {
  const middle = geometry.centre(geometry.view.centre);
  const fields = geometry.view.places.map((_, place) => {
    const { home, axis } = geometry.homeAxis(place);
    if (!axis.x && !axis.y) return null;
    const over = geometry.homeDepth(place) > 0;
    const d = homeField(middle, home, axis, over);
    return s(
      "g",
      { class: `seat-${colours[place]}` },
      s("path", { class: "board__enamel board__home", d }),
      s("path", { class: "board__gloss", d, fill: "url(#gloss)" }),
    );
  });
  const columns = geometry.view.places.map((place, k) => {
    if (!geometry.homeIsCentre(k)) return null;
    const last = geometry.centre(place.column[place.column.length - 1]);
    return s("g", { class: `seat-${colours[k]}` }, tile(last, "board__square board__enamel"));
  });
  return s("g", {}, ...fields, ...columns);
}

/**
 * Outline of one field of the centre.
 * @param {Point} middle
 * @param {Point} home
 * @param {Point} axis
 * @param {boolean} over whether it takes in the square of `home`
 */
function homeField(middle, home, axis, over) {
  const side = { x: -axis.y, y: axis.x };
  /** @param {number} along @param {number} across */
  const at = (along, across) =>
    `${middle.x + axis.x * along + side.x * across} ${middle.y + axis.y * along + side.y * across}`;
  const base = `M${at(-0.03, 0)}L${at(-1.47, -1.44)}`;
  if (!over) return `${base}L${at(-1.47, 1.44)}Z`;
  const back = (middle.x - home.x) * axis.x + (middle.y - home.y) * axis.y + 0.455;
  return `${base}L${at(-1.47, -0.455)}L${at(-back, -0.455)}L${at(-back, 0.455)}L${at(-1.47, 0.455)}L${at(-1.47, 1.44)}Z`;
}

/**
 * Stars and globes, and the starts' own signs.
 * @param {BoardView} view
 * @param {Geometry} geometry
 * @param {string[]} colours
 */
function marks(view, geometry, colours) {
  return view.marks.map((mark) => {
    const at = geometry.centre(view.track[mark.square]);
    if (mark.kind === "start") return startArrow(view, geometry, mark.square, colours);
    const sign = mark.kind === "globe" ? "globe" : "star";
    const owned = mark.place !== null && mark.place !== undefined;
    const tint = owned ? `board__sign board__sign--owned seat-${colours[mark.place ?? 0]}` : "board__sign";
    const kind = mark.kind === "hop" ? `${tint} board__sign--hop` : tint;
    return signAt(sign, at.x, at.y, 0.7, kind, 2);
  });
}

/**
 * An arrow on a start square, the way in which tokens walk.
 * @param {BoardView} view
 * @param {Geometry} geometry
 * @param {number} square
 * @param {string[]} colours
 */
function startArrow(view, geometry, square, colours) {
  const place = view.places.findIndex((one) => one.start === square);
  const at = geometry.centre(view.track[square]);
  const next = geometry.centre(view.track[(square + 1) % view.track.length]);
  const angle = (Math.atan2(next.y - at.y, next.x - at.x) * 180) / Math.PI + 90;
  return s("path", {
    d: "M0 .28V-.24M-.22-.02 0-.25.22-.02",
    class: `board__arrow board__arrow--start seat-${colours[place]}`,
    transform: `translate(${at.x} ${at.y}) rotate(${angle})`,
  });
}
