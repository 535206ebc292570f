/** The board without tokens: one drawing made from board data, in units of one square. */

import { s } from "./dom.js";
import { frame, idle } from "./draw/frame.js";
import { homes } from "./draw/home.js";
import { definitions } from "./draw/inlay.js";
import { column, signs, track } from "./draw/squares.js";
import { yard } from "./draw/yards.js";
import { round } from "./plan/polygon.js";

/** @typedef {import("./shapes.js").BoardView} BoardView */
/** @typedef {import("./shapes.js").SeatView} SeatView */
/** @typedef {import("./geometry.js").Geometry} Geometry */

/**
 * Draw the board.
 * @param {BoardView} view
 * @param {Geometry} geometry
 * @param {Pick<SeatView, "place" | "colour" | "mark">[]} seats
 * @returns {SVGElement}
 */
export function drawBoard(view, geometry, seats) {
  const { cols, rows, frame: edge } = geometry;
  const size = [-edge, -edge, cols + 2 * edge, rows + 2 * edge].map(round).join(" ");
  const owners = view.places.map((_, place) => seats.find((seat) => seat.place === place));
  const colours = owners.map((owner) => owner?.colour ?? "nobody");
  return s(
    "svg",
    { viewBox: size, class: "board__drawing", "aria-hidden": "true", focusable: "false" },
    definitions(),
    frame(geometry),
    ...geometry.idle.map(idle),
    ...colours.map((colour, place) => yard(geometry, place, colour, owners[place]?.mark)),
    ...track(geometry, colours),
    ...colours.map((colour, place) => column(geometry, place, colour)),
    homes(geometry, colours),
    ...signs(geometry, colours),
  );
}
