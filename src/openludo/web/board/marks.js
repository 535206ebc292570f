/** The drawn signs: one per colour, and the star and the globe. All are paths in a box of 24. */

import { s } from "./dom.js";

/** @type {Record<string, string>} */
const STROKED = {
  circle: "M12 4.6a7.4 7.4 0 1 0 0 14.8a7.4 7.4 0 1 0 0-14.8z",
  square: "M5.2 5.2h13.6v13.6H5.2z",
  triangle: "M12 4.2 20.6 19H3.4z",
  globe: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3 12h18M12 3c-5.4 4.6-5.4 13.4 0 18M12 3c5.4 4.6 5.4 13.4 0 18",
  arrow: "M12 20V5M5.5 11.5 12 5l6.5 6.5",
};

/** @type {Record<string, string>} */
const FILLED = {
  cross: "M9.2 3h5.6v6.2H21v5.6h-6.2V21H9.2v-6.2H3V9.2h6.2z",
  diamond: "M12 1.8 19.4 12 12 22.2 4.6 12z",
  hexagon: "M12 2.2 20.6 7.1v9.8L12 21.8 3.4 16.9V7.1zM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z",
  star: "M12 1.8l3.1 6.6 7.2.9-5.3 5 1.4 7.1L12 17.9l-6.4 3.5L7 14.3l-5.3-5 7.2-.9z",
};

/**
 * Draw a sign as a path; `stroke` is the width of the line for the open signs.
 * @param {string} name
 * @param {number} [stroke]
 */
function signPath(name, stroke = 3.4) {
  if (name in FILLED) return s("path", { d: FILLED[name], fill: "currentColor", "fill-rule": "evenodd" });
  return s("path", {
    d: STROKED[name] ?? STROKED.circle,
    fill: "none",
    stroke: "currentColor",
    "stroke-width": stroke,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  });
}

/**
 * Draw a sign as an image of its own, hidden from screen readers.
 * @param {string} name
 * @param {number} [stroke]
 */
export function sign(name, stroke) {
  const box = { viewBox: "0 0 24 24", class: "sign", "aria-hidden": "true", focusable: "false" };
  return s("svg", box, signPath(name, stroke));
}

/**
 * Draw a sign inside another drawing, centred on a point, `size` units wide.
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} className
 * @param {number} [stroke]
 */
export function signAt(name, x, y, size, className, stroke) {
  const scale = size / 24;
  const transform = `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`;
  return s("g", { transform, class: className }, signPath(name, stroke));
}
