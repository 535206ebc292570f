/** This device's part in the dice of a room: promised on joining, shown once everybody has promised. */

import { recall, remember } from "../../settings.js";
import { drawContribution } from "../../start.js";

const KEY = "openludo.promise.";

/** What browsers without storage keep until the page is closed.
 * @type {Map<string, string>} */
const held = new Map();

/** Draw a part and keep it; gives what is promised of it, null where a page cannot promise.
 * @param {string} code @returns {Promise<string | null>} */
export async function promise(code) {
  const { contribution, commitment } = await drawContribution();
  keep(code, contribution);
  return commitment;
}

/** Keep a part until it is to be shown. @param {string} code @param {string} contribution */
export function keep(code, contribution) {
  held.set(code, contribution);
  remember(KEY + code, contribution);
}

/** The part that was promised on this device and not yet shown, "" for none.
 * @param {string} code @returns {string} */
export function promised(code) {
  const stored = recall(KEY + code, "");
  return typeof stored === "string" && stored ? stored : (held.get(code) ?? "");
}

/** A part is shown once; the next game asks for a new one. @param {string} code */
export function spent(code) {
  held.delete(code);
  try {
    localStorage.removeItem(KEY + code);
  } catch {
    // Nothing was kept.
  }
}

/** Whether this page can promise anything: browsers hash on secure pages only. */
export const canPromise = () => Boolean(crypto.subtle);
