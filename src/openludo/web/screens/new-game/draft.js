/** A game being set up: pure steps on its seats and house rules, and how a link carries them. */

/** @typedef {import("../../start.js").Seat} Seat */
/** @typedef {import("../../parts/names.js").Field} Field */
/** @typedef {import("../../messages.js").VariantView} Variant */

/**
 * @typedef {object} Draft
 * @property {Variant} variant
 * @property {Record<string, string>} chosen  house rules given by hand or link, bundles among them
 * @property {Seat[]} seats
 * @property {string} seed
 */

const SEATS = 4;
const LEVEL = "normal";

/** Set up a variant: as it was played last on this device, or one person against computers.
 * @param {Variant} variant
 * @param {Record<string, string>} chosen
 * @param {import("../../start.js").Choice} last
 * @param {{name: string, autoMove: boolean, colours: string[]}} taste
 * @returns {Draft}
 */
export function draft(variant, chosen, last, { name, autoMove, colours }) {
  const same = last.variant === variant.name && last.seats.length === SEATS;
  const seats = Array.from({ length: SEATS }, (_, index) => ({
    kind: index === 0 ? /** @type {const} */ ("person") : /** @type {const} */ ("computer"),
    name: index === 0 ? name : "",
    level: LEVEL,
    // The rule book lets the player of fixed seats tap even an only move.
    auto_move: autoMove && !variant.fixed_seats,
    ...(same ? last.seats[index] : {}),
    colour: (same && last.seats[index].colour) || colours[index],
  }));
  return { variant, chosen, seats: distinct(seats, colours), seed: "" };
}

/** @param {Seat[]} seats @param {string[]} colours */
function distinct(seats, colours) {
  const all = new Set(seats.map((seat) => seat.colour));
  return all.size === seats.length ? seats : seats.map((seat, index) => ({ ...seat, colour: colours[index] }));
}

/** Change one seat; a colour that another seat has is swapped.
 * @param {Draft} before @param {number} index @param {Partial<Seat>} change @returns {Draft}
 */
export function withSeat(before, index, change) {
  const own = before.seats[index];
  const seats = before.seats.map((seat, other) => {
    if (other === index) return { ...seat, ...change };
    return change.colour && seat.colour === change.colour ? { ...seat, colour: own.colour } : seat;
  });
  return { ...before, seats };
}

/** Set a house rule, or take it back with null.
 * @param {Draft} before @param {string} name @param {string | null} value @returns {Draft}
 */
export function withRule(before, name, value) {
  const { [name]: _, ...others } = before.chosen;
  const chosen = value === null ? others : { ...others, [name]: value };
  // A value given by hand can matter even where it is the variant's own, as long as others are given.
  const plain = Object.entries(chosen).every(([rule, text]) => before.variant.rules[rule] === text);
  return { ...before, chosen: plain ? {} : chosen };
}

/** How many play. @param {Draft} game */
export function players(game) {
  return game.seats.filter((seat) => seat.kind !== "empty").length;
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
