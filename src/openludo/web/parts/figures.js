/** The small pictures of the screens: icons, a turned token, the emblem of a variant. */

import { sign } from "../board/marks.js";
import { h } from "./view.js";

const ICONS = "/static/art/icons.svg";
const EMBLEMS = "/static/art/emblems.svg";

/** Variants with an emblem of their own; every other wears the board's. */
const DRAWN = new Set(
  ["pairs", "solo", "classic", "norwegian", "danish", "swedish", "english", "parchis", "german40", "swedish40"],
);

/** @type {Record<string, string>} */
export const MARKS = {
  yellow: "circle",
  blue: "square",
  red: "triangle",
  green: "cross",
  purple: "diamond",
  orange: "hexagon",
};

/** An icon beside words; it says nothing of its own.
 * @param {string} name */
export function icon(name) {
  const box = { class: `icon icon-${name}`, "aria-hidden": "true", key: name };
  return h("svg", box, h("use", { href: `${ICONS}#${name}` }));
}

/** @param {string} variant */
export function emblem(variant) {
  const name = DRAWN.has(variant) ? variant : "classic";
  const box = { class: "emblem", viewBox: "0 0 96 64", "aria-hidden": "true" };
  return h("svg", box, h("use", { href: `${EMBLEMS}#${name}` }));
}

/** A lacquered token seen from above; without a colour it is plain wood and asks whose it will be.
 * @param {string | null | undefined} colour */
export function token(colour) {
  const mark = colour && MARKS[colour] ? sign(MARKS[colour]) : "?";
  return h("span", { class: `piece seat-${colour ?? "nobody"}`, "aria-hidden": "true" }, mark);
}
