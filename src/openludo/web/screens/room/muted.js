/** Whom this device does not want to hear in a room; nobody else learns of it. */

import { recall, remember } from "../../settings.js";

const KEY = "openludo.muted.";

/** @param {string} code @returns {string[]} */
export function muted(code) {
  const names = recall(KEY + code, []);
  return Array.isArray(names) ? names : [];
}

/** Hear a person no more, or again. @param {string} code @param {string} name @param {boolean} so */
export function mute(code, name, so) {
  const others = muted(code).filter((other) => other !== name);
  remember(KEY + code, so ? [...others, name] : others);
}
