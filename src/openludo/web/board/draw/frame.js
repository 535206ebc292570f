/** The board's body: a wooden frame with a brass line round a field of maple. */

import { s } from "../dom.js";
import { bounds, grown, path } from "../plan/polygon.js";
import { rosette, shape } from "./inlay.js";

/** @typedef {import("../geometry.js").Geometry} Geometry */
/** @typedef {import("../plan/polygon.js").Point} Point */

/** @param {Geometry} geometry */
export function frame({ outline, frame }) {
  const wood = grown(outline, frame - 0.02);
  const field = grown(outline, frame * 0.2);
  return s(
    "g",
    {},
    s("clipPath", { id: "wood" }, s("path", { d: path(wood, 0.6) })),
    s("clipPath", { id: "field" }, s("path", { d: path(field, 0.2) })),
    shape("board__wood", wood, 0.6),
    grain(wood, 0.27, "board__grain board__grain--dark", "wood"),
    shape("board__bevel", wood, 0.6, "url(#bevel)"),
    shape("board__brass", grown(outline, frame * 0.34), 0.3),
    shape("board__field", field, 0.2),
    grain(field, 0.31, "board__grain", "field"),
    shape("board__sunk", field, 0.2),
  );
}

/**
 * Wood grain: wavy lines that are the same every time.
 * @param {Point[]} within
 * @param {number} gap
 * @param {string} className
 * @param {string} clip
 */
function grain(within, gap, className, clip) {
  const { left, right, top, bottom } = bounds(within);
  let d = "";
  const step = (right - left) / 4;
  for (let y = top + gap, k = 1; y < bottom - gap / 2; y += gap * (0.6 + 0.8 * noise(k)), k += 1) {
    d += `M${left.toFixed(2)} ${y.toFixed(2)}`;
    for (let part = 1; part <= 4; part += 1) {
      const bend = (noise(k * 7 + part) - 0.5) * gap * 1.2;
      d += `S${(left + step * (part - 0.5)).toFixed(2)} ${(y + bend).toFixed(2)} ${(left + step * part).toFixed(2)} ${y.toFixed(2)}`;
    }
  }
  return s("path", { class: className, d, "clip-path": `url(#${clip})` });
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
 * An ornament where nothing is played.
 * @param {Point[]} corners
 */
export function idle(corners) {
  const { left, right, top, bottom } = bounds(corners);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return s(
    "g",
    {},
    shape("board__idle", grown(corners, -0.3), 0.5),
    shape("board__idleline", grown(corners, -0.55), 0.4),
    rosette(middle, Math.min(right - left, bottom - top) * 0.3),
  );
}
