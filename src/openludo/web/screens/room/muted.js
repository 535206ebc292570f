/** Whom this device does not want to hear in a room; nobody else learns of it. */

import { recall, remember } from "../../settings.js";

const KEY = "openludo.muted.";

/** Their numbers in the room, which stay when they take another name.
 * @param {string} code @returns {number[]} */
export function muted(code) {
  const numbers = recall(KEY + code, []);
  return Array.isArray(numbers) ? numbers.filter((one) => typeof one === "number") : [];
}

/** Hear a person no more, or again. @param {string} code @param {number} number @param {boolean} so */
export function mute(code, number, so) {
  const others = muted(code).filter((other) => other !== number);
  remember(KEY + code, so ? [...others, number] : others);
}
