/** Tokens that share a square are drawn apart: side by side while there is room, else in one pile per owner. */

import { step } from "./plan/polygon.js";

/** @typedef {import("./shapes.js").Token} Token */
/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./plan/turning.js").Tile} Tile */
/** @typedef {{x: number, y: number, scale: number, z: number, pile: number}} Rest where a token rests; `pile` is the number written on it */

/** By number of tokens: to the right, down, size. */
const APART = [
  [],
  [[0, 0, 1]],
  [[-0.19, -0.17, 0.72], [0.19, 0.17, 0.72]],
  [[-0.23, -0.2, 0.62], [0.23, -0.2, 0.62], [0, 0.22, 0.62]],
  [[-0.23, -0.23, 0.58], [0.23, -0.23, 0.58], [-0.23, 0.23, 0.58], [0.23, 0.23, 0.58]],
];
const PILES = [
  [],
  [[0, 0.06, 0.86]],
  [[-0.28, 0.08, 0.64], [0.28, 0.08, 0.64]],
  [[-0.28, -0.16, 0.6], [0.28, -0.16, 0.6], [0, 0.32, 0.6]],
  [[-0.28, -0.18, 0.58], [0.28, -0.18, 0.58], [-0.28, 0.32, 0.58], [0.28, 0.32, 0.58]],
  [[-0.42, -0.2, 0.48], [0, -0.2, 0.48], [0.42, -0.2, 0.48], [-0.21, 0.32, 0.48], [0.21, 0.32, 0.48]],
  [[-0.42, -0.2, 0.48], [0, -0.2, 0.48], [0.42, -0.2, 0.48], [-0.42, 0.32, 0.48], [0, 0.32, 0.48], [0.42, 0.32, 0.48]],
];
/** On squares that are wider than long: along the longer side, across it, size. */
const ABREAST = [
  [],
  [[0, 0, 1.12]],
  [[-0.43, 0, 1.06], [0.43, 0, 1.06]],
  [[-0.56, 0, 0.76], [0, 0, 0.76], [0.56, 0, 0.76]],
  [[-0.62, -0.12, 0.66], [-0.21, 0.12, 0.66], [0.21, -0.12, 0.66], [0.62, 0.12, 0.66]],
];
const PILE_STEP = 0.075;
const WIDE = 1.5;

/**
 * Find where every token rests.
 * @param {Token[]} tokens
 * @param {(token: Token) => number} placeOf
 * @param {Geometry} geometry
 * @returns {Map<number, Rest>}
 */
export function arrange(tokens, placeOf, geometry) {
  /** @type {Map<string, {tile: Tile, tokens: Token[]}>} */
  const squares = new Map();
  /** @type {Map<number, Rest>} */
  const rests = new Map();
  for (const token of tokens) {
    const place = placeOf(token);
    const spot = geometry.spot(place, token.progress, token.index);
    rests.set(token.id, { ...spot, z: depth(spot.y), pile: 0 });
    if (token.progress < 0 || geometry.atHome(place, token.progress)) continue;
    const key = `${spot.x},${spot.y}`;
    const square = squares.get(key) ?? { tile: geometry.tile(place, token.progress), tokens: [] };
    square.tokens.push(token);
    squares.set(key, square);
  }
  for (const shared of squares.values()) {
    if (shared.tokens.length > 1) share(shared, rests);
  }
  return rests;
}

/**
 * @param {{tile: Tile, tokens: Token[]}} square
 * @param {Map<number, Rest>} rests
 */
function share({ tile, tokens }, rests) {
  if (tokens.length < APART.length) {
    const rows = isWide(tile) ? ABREAST : APART;
    tokens.forEach((token, k) => shift(rests, token, tile, rows[tokens.length][k], k));
    return;
  }
  const owners = [...new Set(tokens.map((token) => token.seat))];
  owners.forEach((seat, group) => {
    const [x, y, scale] = PILES[owners.length][group];
    const pile = tokens.filter((token) => token.seat === seat);
    pile.forEach((token, k) => shift(rests, token, tile, [x, y - k * PILE_STEP, scale], group * 4 + k));
    const top = rests.get(pile[pile.length - 1].id);
    if (top && pile.length > 1) top.pile = pile.length;
  });
}

/**
 * What lies lower on the screen lies nearer.
 * @param {number} y
 */
function depth(y) {
  return Math.round(y * 3);
}

/** @param {Tile} tile */
export function isWide({ width, height }) {
  return Math.max(width, height) / Math.min(width, height) > WIDE;
}

/**
 * @param {Map<number, Rest>} rests
 * @param {Token} token
 * @param {Tile} tile
 * @param {number[]} offset
 * @param {number} order
 */
function shift(rests, token, tile, [dx, dy, scale], order) {
  const rest = rests.get(token.id);
  if (!rest) return;
  const radians = ((tile.angle + (tile.height > tile.width ? 90 : 0)) * Math.PI) / 180;
  const apart = step({ x: 0, y: 0 }, { x: Math.cos(radians), y: Math.sin(radians) }, dx, dy);
  rest.x += apart.x;
  rest.y += apart.y;
  rest.scale = scale;
  rest.z = depth(rest.y) + order;
}
