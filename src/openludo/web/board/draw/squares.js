/** Track, columns, and the signs on them. */

import { s } from "../dom.js";
import { signAt } from "../marks.js";
import { arrow, hole, square } from "./inlay.js";

/** @typedef {import("../geometry.js").Geometry} Geometry */
/** @typedef {import("../shapes.js").MarkView} MarkView */

/**
 * @param {Geometry} geometry
 * @param {string[]} colours
 */
export function track({ view, track }, colours) {
  const starts = new Map(view.places.map((place, k) => [place.start, colours[k]]));
  const safe = new Set(view.marks.filter((mark) => mark.safe).map((mark) => mark.square));
  return track.map((tile, number) => {
    const colour = starts.get(number);
    const plain = safe.has(number) ? "board__square board__square--safe" : "board__square";
    const drawn = square(tile, colour ? "board__square board__enamel" : plain);
    return colour ? s("g", { class: `seat-${colour}` }, drawn) : drawn;
  });
}

/**
 * A place's home column, with an arrow on the square from which it is entered.
 * @param {Geometry} geometry
 * @param {number} place
 * @param {string} colour
 */
export function column(geometry, place, colour) {
  const tiles = geometry.column(place);
  const group = s("g", { class: `seat-${colour}` }, ...tiles.map((tile) => square(tile, "board__square board__enamel")));
  if (geometry.view.each_home) group.append(...tiles.flatMap((tile) => hole(tile, 0.34)));
  const gate = geometry.gate(place);
  const marked = geometry.view.marks.some((mark) => geometry.track[mark.square] === gate);
  if (!marked) group.append(arrow(gate, geometry.angle(gate, tiles[0]), ""));
  return group;
}

/**
 * Stars and globes, and the starts' own signs.
 * @param {Geometry} geometry
 * @param {string[]} colours
 */
export function signs(geometry, colours) {
  return geometry.view.marks.map((mark) => {
    const { x, y } = geometry.track[mark.square];
    if (mark.kind === "start") return start(geometry, mark.square, colours);
    const owned = mark.place !== null && mark.place !== undefined;
    const tint = owned ? `board__sign--owned seat-${colours[mark.place ?? 0]}` : `board__sign--${mark.kind}`;
    return signAt(SIGNS[mark.kind], x, y, SIZES[mark.kind], `board__sign ${tint}`, 2);
  });
}

/** @type {Record<string, string>} */
const SIGNS = { star: "star", hop: "star", globe: "globe" };
/** @type {Record<string, number>} */
const SIZES = { star: 0.66, hop: 0.84, globe: 0.78 };

/**
 * An arrow on a start square, the way in which tokens walk.
 * @param {Geometry} geometry
 * @param {number} number
 * @param {string[]} colours
 */
function start({ view, track, angle }, number, colours) {
  const place = view.places.findIndex((one) => one.start === number);
  const next = track[(number + 1) % track.length];
  return arrow(track[number], angle(track[number], next), `board__arrow--start seat-${colours[place]}`);
}
