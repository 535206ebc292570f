/**
 * Draw as the dice do, with nothing but the browser's own cryptography.
 *
 * The guide docs/fair-dice.md says how a number follows from a secret; this is the same again,
 * written apart from the server, so that a page can check a server that it does not trust.
 * Integers are big-endian, texts UTF-8.
 */

/** @typedef {{ secret: Uint8Array<ArrayBuffer>, gameId: string, contributions: Uint8Array[] }} Promised */
/** @typedef {(purpose: string, number: number, sides: number) => Promise<number>} Draw */
/** @typedef {{ seat: string, face: number }} OpeningRoll */

const LABEL = "openludo dice 1";
const encoder = new TextEncoder();

/** @type {Record<string, string[]>} Faces in the rule book's order. */
export const DICE = {
  standard: ["1", "2", "3", "4", "5", "6"],
  danish: ["1", "2", "star", "4", "globe", "6"],
};

/**
 * Tell whether this page may use cryptography: over https, or on this machine itself.
 * @returns {boolean}
 */
export function canVerify() {
  return Boolean(globalThis.crypto?.subtle);
}

/**
 * Encode a text.
 * @param {string} text
 */
export function utf8(text) {
  return encoder.encode(text);
}

/**
 * Write a number in four bytes.
 * @param {number} number
 */
export function u32(number) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

/**
 * Put the length of some bytes before them, in two bytes.
 * @param {Uint8Array} bytes
 */
export function lp(bytes) {
  return join([Uint8Array.of(bytes.length >> 8, bytes.length & 255), bytes]);
}

/**
 * Put bytes one behind the other.
 * @param {Uint8Array[]} parts
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function join(parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/**
 * Write bytes in hexadecimal digits.
 * @param {Uint8Array} bytes
 */
export function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Give the promise that belongs to a secret.
 * @param {Uint8Array<ArrayBuffer>} secret
 */
export async function commitment(secret) {
  return hex(await sha256(secret));
}

/**
 * Make the function that draws for one game.
 * @param {Promised} promised
 * @returns {Promise<Draw>}
 */
export async function drawer({ secret, gameId, contributions }) {
  const key = await hmacKey(secret);
  const parts = [utf8(LABEL), utf8(gameId), ...contributions].map(lp);
  const context = await sha256(join(parts));
  return async (purpose, number, sides) => {
    const message = join([context, lp(utf8(purpose)), u32(number)]);
    for (let block = 0; ; block += 1) {
      const signed = join([message, u32(block)]);
      const drawn = firstFair(new Uint8Array(await crypto.subtle.sign("HMAC", key, signed)), sides);
      if (drawn !== null) return drawn;
    }
  };
}

/**
 * Take the first byte that favours no number, or null where the block has none.
 * @param {Uint8Array} block
 * @param {number} sides
 * @returns {number | null}
 */
function firstFair(block, sides) {
  const limit = 256 - (256 % sides);
  const byte = block.find((value) => value < limit);
  return byte === undefined ? null : byte % sides;
}

/**
 * Shuffle as seats and colours are shuffled: from the last place to the second.
 * @template T
 * @param {Draw} draw
 * @param {string} purpose
 * @param {T[]} items
 * @returns {Promise<T[]>}
 */
export async function shuffled(draw, purpose, items) {
  const order = [...items];
  for (let place = order.length - 1, number = 0; place > 0; place -= 1, number += 1) {
    const other = await draw(purpose, number, place + 1);
    [order[place], order[other]] = [order[other], order[place]];
  }
  return order;
}

/**
 * Roll for the start until one seat is highest; those who tie roll again.
 * @param {Draw} draw
 * @param {string[]} seats
 * @returns {Promise<{ rounds: OpeningRoll[][], winner: string }>}
 */
export async function highestRoll(draw, seats) {
  /** @type {OpeningRoll[][]} */
  const rounds = [];
  let tied = seats;
  let number = 0;
  while (tied.length > 1) {
    /** @type {OpeningRoll[]} */
    const round = [];
    for (const seat of tied) {
      round.push({ seat, face: (await draw("first", number, 6)) + 1 });
      number += 1;
    }
    rounds.push(round);
    const best = Math.max(...round.map(({ face }) => face));
    tied = round.filter(({ face }) => face === best).map(({ seat }) => seat);
  }
  return { rounds, winner: tied[0] };
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function sha256(bytes) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/**
 * An empty key is refused by some browsers; HMAC fills a short key with zeros anyway.
 * @param {Uint8Array<ArrayBuffer>} secret
 */
function hmacKey(secret) {
  const key = secret.length > 0 ? secret : new Uint8Array(1);
  return crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}
