/** The middle of the board: everybody's home, or an ornament where homes are squares of the columns. */

import { s } from "../dom.js";
import { reaching } from "../plan/hub.js";
import { breadthFrom } from "../plan/polygon.js";
import { enamel, rosette, shape, square } from "./inlay.js";

/** @typedef {import("../geometry.js").Geometry} Geometry */

/**
 * @param {Geometry} geometry
 * @param {string[]} colours
 */
export function homes(geometry, colours) {
  const { view, middle, fields, hub } = geometry;
  if (view.each_home) return s("g", {}, shape("board__idle", hub, 0.1), rosette(middle, breadthFrom(hub, middle) * 0.82));
  const drawn = fields.map((field, place) => {
    const home = geometry.tile(place, view.places[place].path.length - 1);
    return s("g", { class: `seat-${colours[place]}` }, enamel(reaching(field, middle, home), 0.03, "board__home"));
  });
  const over = view.places.map((place, k) => {
    const last = geometry.column(k)[place.column.length - 1];
    const inside = Math.hypot(last.x - middle.x, last.y - middle.y) < fields[k].depth;
    return inside && s("g", { class: `seat-${colours[k]}` }, square(last, "board__square board__enamel"));
  });
  return s("g", {}, ...drawn, ...over);
}
