/** A game being set up: pure steps on its seats and house rules, and how a link carries them. */

import { fitBoard, fitPlayers, players, seated, telling } from "./fitting.js";

/** @typedef {import("../../start.js").Seat} Seat */
/** @typedef {import("../../parts/names.js").Field} Field */
/** @typedef {import("../../messages.js").VariantView} Variant */

/**
 * @typedef {object} Draft
 * @property {Variant} variant
 * @property {Record<string, string>} chosen  house rules given by hand or link, bundles among them
 * @property {Seat[]} seats  as many as can ever play, some of them empty
 * @property {boolean} followed  the board was not chosen: it follows the number of players
 * @property {string} seed
 */

/** Seats that are shown from the start, and taken unless somebody empties them. */
export const USUAL_SEATS = 4;
const TEAM_SEATS = 4;
const LEVEL = "normal";

/** Set up a variant: as it was played last on this device, or one person against computers.
 * @param {Variant} variant
 * @param {Record<string, string>} chosen
 * @param {import("../../start.js").Choice} last
 * @param {{name: string, autoMove: boolean, colours: string[]}} taste
 * @returns {Draft}
 */
export function draft(variant, chosen, last, { name, autoMove, colours }) {
  const same = last.variant === variant.name && last.seats.length >= USUAL_SEATS ? last.seats : [];
  const seats = Array.from({ length: Math.max(USUAL_SEATS, ...variant.seats) }, (_, index) => ({
    ...usual(index, name),
    // The rule book lets the player of fixed seats tap even an only move.
    auto_move: autoMove && !variant.fixed_seats,
    ...same[index],
    colour: same[index]?.colour || colours[index],
  }));
  const game = { variant, chosen, seats: distinct(seats, colours), followed: false, seed: "" };
  return chosen.board === undefined ? fitBoard(game) : fitPlayers(game);
}

/** @param {number} index @param {string} name @returns {Seat} */
function usual(index, name) {
  if (index === 0) return { kind: "person", name, level: LEVEL };
  return { kind: index < USUAL_SEATS ? "computer" : "empty", name: "", level: LEVEL };
}

/** @param {Seat[]} seats @param {string[]} colours */
function distinct(seats, colours) {
  const all = new Set(seats.map((seat) => seat.colour));
  return all.size === seats.length ? seats : seats.map((seat, index) => ({ ...seat, colour: colours[index] }));
}

/** Change one seat; a colour that another seat has is swapped, and the board follows the number of players.
 * @param {Draft} before @param {number} index @param {Partial<Seat>} change @returns {Draft}
 */
export function withSeat(before, index, change) {
  const own = before.seats[index];
  const seats = before.seats.map((seat, other) => {
    if (other === index) return { ...seat, ...change };
    return change.colour && seat.colour === change.colour ? { ...seat, colour: own.colour } : seat;
  });
  const after = { ...before, seats };
  return players(after) === players(before) ? after : fitBoard(after);
}

/** Set a house rule, or take it back with null; a board and teams set the number of players.
 * @param {Draft} before @param {string} name @param {string | null} value @returns {Draft}
 */
export function withRule(before, name, value) {
  const { [name]: _, ...others } = before.chosen;
  const chosen = telling(before.variant, value === null ? others : { ...others, [name]: value });
  const after = { ...before, chosen };
  if (name === "teams" && value === "true") return inTeams(after);
  return name === "board" ? fitPlayers({ ...after, followed: false }) : after;
}

/** Seat four at a board that was not picked by number. @param {Draft} game @returns {Draft} */
function inTeams(game) {
  const { board, ...others } = game.chosen;
  const chosen = board === "by_seats" ? telling(game.variant, others) : game.chosen;
  return fitBoard(seated({ ...game, chosen }, TEAM_SEATS));
}

/** Take back every house rule. @param {Draft} before @returns {Draft} */
export function withoutRules(before) {
  return fitBoard({ ...before, chosen: {}, followed: false });
}

/** What the server is asked to create.
 * @param {Draft} game @param {boolean} coloured  players choose their colours
 * @returns {import("../../start.js").Choice}
 */
export function choice(game, coloured) {
  const seats = game.seats.map((seat) => bare(seat, coloured));
  const seed = game.seed.trim();
  return { variant: game.variant.name, rules: game.chosen, seats, ...(seed ? { seed } : {}) };
}

/** @param {Seat} seat @param {boolean} coloured @returns {Seat} */
function bare({ kind, name, level, colour, auto_move }, coloured) {
  if (kind === "empty") return { kind };
  const shared = coloured ? { kind, colour } : { kind };
  if (kind === "computer") return { ...shared, level };
  return { ...shared, name: (name ?? "").trim(), auto_move };
}

/** @param {string} variant @param {Record<string, string>} chosen */
export function link(variant, chosen) {
  const query = new URLSearchParams(chosen).toString().replaceAll("%2C", ",");
  return `/new/${encodeURIComponent(variant)}${query && `?${query}`}`;
}

/** Read the house rules of a link; names that nobody knows are told apart.
 * @param {URLSearchParams} query @param {Field[]} fields
 */
export function fromLink(query, fields) {
  const names = new Set(fields.map((field) => field.name));
  const given = [...query.entries()];
  return {
    chosen: Object.fromEntries(given.filter(([name]) => names.has(name))),
    unknown: given.map(([name]) => name).filter((name) => !names.has(name)),
  };
}
