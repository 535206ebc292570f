/** Tokens that share a square are drawn apart: side by side while there is room, else in one pile per owner. */

/** @typedef {import("./shapes.js").Token} Token */
/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {{x: number, y: number, scale: number, z: number, pile: number}} Rest where a token rests; `pile` is the number written on it */

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
];
const PILE_STEP = 0.075;

/**
 * Find where every token rests.
 * @param {Token[]} tokens
 * @param {(token: Token) => number} placeOf
 * @param {Geometry} geometry
 * @returns {Map<number, Rest>}
 */
export function arrange(tokens, placeOf, geometry) {
  /** @type {Map<string, Token[]>} */
  const squares = new Map();
  /** @type {Map<number, Rest>} */
  const rests = new Map();
  for (const token of tokens) {
    const place = placeOf(token);
    const spot = geometry.spot(place, token.progress, token.index);
    rests.set(token.id, { ...spot, z: Math.round(spot.y * 4), pile: 0 });
    if (spot.scale !== 1 || token.progress < 0) continue;
    const key = `${spot.x},${spot.y}`;
    squares.set(key, [...(squares.get(key) ?? []), token]);
  }
  for (const shared of squares.values()) {
    if (shared.length > 1) share(shared, rests);
  }
  return rests;
}

/**
 * @param {Token[]} tokens
 * @param {Map<number, Rest>} rests
 */
function share(tokens, rests) {
  if (tokens.length < APART.length) {
    tokens.forEach((token, k) => shift(rests, token, APART[tokens.length][k], k));
    return;
  }
  const owners = [...new Set(tokens.map((token) => token.seat))];
  owners.forEach((seat, group) => {
    const [x, y, scale] = PILES[Math.min(owners.length, 4)][group % 4];
    const pile = tokens.filter((token) => token.seat === seat);
    pile.forEach((token, k) => shift(rests, token, [x, y - k * PILE_STEP, scale], group * 4 + k));
    const top = rests.get(pile[pile.length - 1].id);
    if (top && pile.length > 1) top.pile = pile.length;
  });
}

/**
 * @param {Map<number, Rest>} rests
 * @param {Token} token
 * @param {number[]} offset
 * @param {number} order
 */
function shift(rests, token, [dx, dy, scale], order) {
  const rest = rests.get(token.id);
  if (!rest) return;
  rest.x += dx;
  rest.y += dy;
  rest.scale = scale;
  rest.z += order;
}
