/** Short names for the shapes of a room's messages. */

/** @typedef {import("../../main.js").App} App */
/** @typedef {import("../../parts/view.js").Child} Child */
/** @typedef {{name: string, colour: string | null, connected: boolean, promised: boolean, revealed: boolean}} PersonView */
/** @typedef {{person: number, name: string, text: string | null, reaction: string | null, at: string}} MessageView */
/** @typedef {{code: string, params: Record<string, any>}} Problem */
/**
 * @typedef {object} RoomView
 * @property {string} code
 * @property {number | null} you
 * @property {number} host
 * @property {PersonView[]} persons
 * @property {string[]} computers
 * @property {string} variant
 * @property {Record<string, string>} rules
 * @property {string[]} changed
 * @property {number} seats
 * @property {boolean} seats_fixed
 * @property {number} turn_limit
 * @property {boolean} watch
 * @property {"gathering" | "revealing" | "playing"} phase
 * @property {string | null} commitment
 * @property {string | null} game
 * @property {Problem | null} problem
 * @property {MessageView[]} messages
 * @property {number} version
 */
/** @typedef {{code: string, variant: string, changed: string[], host: string, persons: string[], open: boolean, game: string | null}} RoomPeek */

export {};
