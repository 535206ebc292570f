/** Seats, board and colours fit each other: whichever was not chosen follows what was. */

/** @typedef {import("../../start.js").Seat} Seat */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Variant} Variant */

/** How many play. @param {Pick<Draft, "seats">} game */
export function players({ seats }) {
  return seats.filter((seat) => seat.kind !== "empty").length;
}

/** Keep house rules that tell anything.
 * @param {Variant} variant @param {Record<string, string>} chosen */
export function telling({ rules }, chosen) {
  // A value given by hand can matter even where it is the variant's own, as long as others are given.
  const plain = Object.entries(chosen).every(([rule, text]) => rules[rule] === text);
  return plain ? {} : chosen;
}

/** Put a board on the table on which so many can play: the chosen one, the variant's own, or one by number.
 * @param {Draft} game @returns {Draft} */
export function fitBoard(game) {
  const { variant, chosen, followed } = game;
  const count = players(game);
  const own = variant.rules.board;
  const fitting = variant.boards.filter(({ seats }) => seats.includes(count)).map(({ name }) => name);
  const now = chosen.board ?? own;
  if (fitting.includes(now) && !(followed && fitting.includes(own))) return game;
  const [first] = [own, "by_seats", ...fitting].filter((name) => fitting.includes(name));
  if (first === undefined) return game;
  const { board: _, ...others } = chosen;
  return { ...game, followed: true, chosen: telling(variant, first === own ? others : { ...others, board: first }) };
}

/** Let as many play as the chosen board takes.
 * @param {Draft} game @returns {Draft} */
export function fitPlayers(game) {
  const { variant, chosen } = game;
  const board = variant.boards.find(({ name }) => name === (chosen.board ?? variant.rules.board));
  const count = players(game);
  if (!board?.seats.length || board.seats.includes(count)) return game;
  const fewer = board.seats.filter((seats) => seats < count);
  return seated(game, fewer.length ? Math.max(...fewer) : Math.min(...board.seats));
}

/** Let so many play: the last seats empty, or computers fill the first empty ones.
 * @param {Draft} game @param {number} wanted @returns {Draft} */
export function seated(game, wanted) {
  const count = players(game);
  return { ...game, seats: wanted < count ? emptied(game.seats, count - wanted) : filled(game.seats, wanted - count) };
}

/** @param {Seat[]} seats @param {number} many */
function emptied(seats, many) {
  let left = many;
  return seats.reduceRight((after, seat) => {
    const goes = left > 0 && seat.kind !== "empty";
    if (goes) left -= 1;
    return [goes ? { ...seat, kind: /** @type {const} */ ("empty") } : seat, ...after];
  }, /** @type {Seat[]} */ ([]));
}

/** @param {Seat[]} seats @param {number} many */
function filled(seats, many) {
  let left = many;
  return seats.map((seat) => {
    if (seat.kind !== "empty" || left === 0) return seat;
    left -= 1;
    return { ...seat, kind: /** @type {const} */ ("computer") };
  });
}

/** Give seats that play colours of the board; those that have one keep it.
 * @param {Draft} game @param {string[]} palette the board's @param {string[]} all @returns {Draft} */
export function fitColours(game, palette, all) {
  const playing = game.seats.filter((seat) => seat.kind !== "empty");
  const kept = playing.filter(({ colour }) => palette.includes(colour ?? ""));
  if (kept.length === playing.length) return game;
  const held = kept.map(({ colour }) => colour);
  const free = [...new Set([...palette, ...all])].filter((colour) => !held.includes(colour));
  const waiting = [...playing, ...game.seats.filter((seat) => seat.kind === "empty")];
  const given = new Map(waiting.filter((seat) => !kept.includes(seat)).map((seat, index) => [seat, free[index]]));
  return { ...game, seats: game.seats.map((seat) => ({ ...seat, colour: given.get(seat) ?? seat.colour })) };
}
