/** This device's part in the dice of a room: promised on joining, shown once everybody has promised. */

import { Refusal } from "../../api.js";
import { recall, remember } from "../../settings.js";
import { commitmentOf, drawBytes } from "../../start.js";

/** @typedef {import("./shapes.js").RoomView} RoomView */
/** @typedef {{contribution: string, shown: boolean}} Kept a part, and whether it has left this device */

const KEY = "openludo.promise.";
/** Refusals that say there was nothing to show: another tab, or the same person's other device, has done it. */
const DONE = new Set(["already_started", "invalid_contribution"]);

/** What browsers without storage keep until the page is closed.
 * @type {Map<string, Kept>} */
const held = new Map();

/** What a person in a room owes to the dice, done by itself wherever the room is listened to. */
export class Part {
  promising = false;
  showing = false;

  /**
   * @param {string} code
   * @param {(type: string, payload: Record<string, unknown>) => Promise<unknown>} command
   * @param {(failure: unknown) => void} failed
   */
  constructor(code, command, failed) {
    this.code = code;
    this.command = command;
    this.failed = failed;
  }

  /** @param {RoomView} room */
  act({ you, persons, phase }) {
    if (you === null) return;
    const own = persons[you];
    const owed = !(own.promised && kept(this.code));
    if (phase === "revealing" && own.plays && !own.revealed) void this.reveal();
    else if (phase === "gathering" && owed && canPromise()) void this.promise(own.name);
  }

  /** Promise a part, as somebody who comes in or as somebody who stays for another game.
   * @param {string} name */
  async promise(name) {
    if (this.promising) return;
    this.promising = true;
    await this.send("join", { name, commitment: canPromise() ? await promise(this.code) : null });
    this.promising = false;
  }

  /** Show the part that was promised; it goes once, also when frames come quickly. */
  async reveal() {
    const part = kept(this.code);
    if (!part || this.showing) return;
    this.showing = true;
    keep(this.code, part.contribution, true);
    if (await this.send("reveal", { contribution: part.contribution })) spent(this.code);
    this.showing = false;
  }

  /** @param {string} type @param {Record<string, unknown>} payload @returns {Promise<boolean>} whether it is done */
  async send(type, payload) {
    try {
      await this.command(type, payload);
    } catch (failure) {
      if (failure instanceof Refusal && DONE.has(failure.code)) return true;
      this.failed(failure);
      return false;
    }
    return true;
  }
}

/** Whether the host has just made the room rated, which somebody with the page open agrees to.
 * @param {RoomView | null} before @param {RoomView} room */
export const nowRated = (before, room) =>
  room.rated && before?.rated === false && room.you !== null && room.you !== room.host;

/** Give what is promised of this device's part. All its tabs promise the same one, so that each can show it;
 * what was shown before is known, and never promised again.
 * @param {string} code */
async function promise(code) {
  const part = await alone(code, () => {
    const known = kept(code);
    if (known && !known.shown) return known;
    return keep(code, drawBytes());
  });
  return commitmentOf(part.contribution);
}

/** Do something while no other tab does the same.
 * @template T
 * @param {string} code @param {() => T} work @returns {Promise<T>} */
async function alone(code, work) {
  return navigator.locks ? navigator.locks.request(KEY + code, work) : work();
}

/** Keep a part until it is to be shown.
 * @param {string} code @param {string} contribution @param {boolean} [shown] @returns {Kept} */
export function keep(code, contribution, shown = false) {
  const part = { contribution, shown };
  held.set(code, part);
  remember(KEY + code, part);
  return part;
}

/** The part that is kept, null for none; of tabs without storage each has its own.
 * @param {string} code @returns {Kept | null} */
function kept(code) {
  const stored = recall(KEY + code, null);
  return stored?.contribution ? stored : (held.get(code) ?? null);
}

/** A part is shown once; the next game asks for a new one. @param {string} code */
function spent(code) {
  held.delete(code);
  try {
    localStorage.removeItem(KEY + code);
  } catch {
    // Nothing was kept.
  }
}

/** This browser becomes another device, whose parts it does not know: all are promised anew. */
export function forgetPromises() {
  held.clear();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(KEY)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Whether this page can promise anything: browsers hash on secure pages only. */
export const canPromise = () => Boolean(crypto.subtle);
