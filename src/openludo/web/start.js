/** Starting a game: the person's contribution to the dice, and the choice that "Play now" repeats. */

import { Refusal, api } from "./api.js";
import { recall, remember } from "./settings.js";

/** @typedef {"person" | "computer" | "empty"} Kind */
/** @typedef {{kind: Kind, name?: string, level?: string, colour?: string, auto_move?: boolean}} Seat */
/** @typedef {{variant: string, rules: Record<string, string>, seats: Seat[], seed?: string}} Choice */

const LAST = "openludo.last";
const OWED = "openludo.contribution.";
const CONTRIBUTION_BYTES = 16;

/** @type {Choice} */
export const DEFAULT_CHOICE = {
  variant: "solo",
  rules: {},
  seats: [
    { kind: "person" },
    { kind: "computer", level: "normal" },
    { kind: "computer", level: "normal" },
    { kind: "computer", level: "normal" },
  ],
};

/** What was played last on this device; an entered seed is not repeated.
 * @returns {Choice} */
export function lastChoice() {
  const found = recall(LAST, null);
  const whole = found && typeof found.variant === "string" && Array.isArray(found.seats);
  return whole ? { ...found, rules: found.rules ?? {} } : DEFAULT_CHOICE;
}

/** Create the game of a choice and go to it.
 * @param {import("./main.js").App} app
 * @param {Choice} choice */
export async function start(app, choice) {
  const { contribution, commitment } = await drawContribution();
  const body = { ...choice, pace: app.settings.pace, commitment };
  const { id, waiting } = await app.api.create(body);
  const { seed: _, ...repeated } = choice;
  remember(LAST, repeated);
  if (waiting) await contribute(id, contribution);
  app.navigate(`/game/${encodeURIComponent(id)}`);
}

/** Start the next game with the same seats and rules; gives its id.
 * @param {string} id */
export async function startAgain(id) {
  const { contribution, commitment } = await drawContribution();
  const next = await api.again(id, commitment);
  if (next.waiting) await contribute(next.id, contribution);
  return /** @type {string} */ (next.id);
}

/** Draw this browser's contribution to the dice, and what binds us to it before we show it. */
export async function drawContribution() {
  // Only secure pages may hash: elsewhere on a home network the contribution is left out, and shown so.
  if (!crypto.subtle) return { contribution: "", commitment: null };
  const contribution = drawBytes();
  return { contribution, commitment: await commitmentOf(contribution) };
}

/** Draw a contribution, in hex. */
export const drawBytes = () => hex(crypto.getRandomValues(new Uint8Array(CONTRIBUTION_BYTES)));

/** What binds to a contribution without showing it.
 * @param {string} contribution in hex */
export async function commitmentOf(contribution) {
  const bytes = (contribution.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes))));
}

/** @param {Uint8Array} bytes */
function hex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Show our contribution to a game that waits for it; what does not get through is shown when the game opens.
 * @param {string} id @param {string} contribution */
async function contribute(id, contribution) {
  if (!contribution) return;
  keep(id, contribution);
  await reveal(id, contribution).catch(() => {});
}

/** Show a contribution that is still owed to a game.
 * @param {string} id @param {string | null} [contribution] */
export async function reveal(id, contribution = owed(id)) {
  if (!contribution) return;
  try {
    await api.contribute(id, contribution);
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === "unreachable") throw failure;
    // The game needs no contribution, or began without ours: it shows which.
  }
  keep(id, null);
}

/** @param {string} id */
function owed(id) {
  try {
    return sessionStorage.getItem(OWED + id);
  } catch {
    return null;
  }
}

/** @param {string} id @param {string | null} contribution */
function keep(id, contribution) {
  try {
    if (contribution === null) sessionStorage.removeItem(OWED + id);
    else sessionStorage.setItem(OWED + id, contribution);
  } catch {
    // Without storage a contribution that does not arrive at once counts as not given.
  }
}
