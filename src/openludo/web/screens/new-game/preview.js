/** The board as it will lie on the table, in the players' colours. */

import { Geometry } from "../../board/geometry.js";
import { drawBoard } from "../../board/render.js";
import { MARKS } from "../../parts/figures.js";
import { h } from "../../parts/view.js";

/** @typedef {import("./new-game.js").Model} Model */

/** What was drawn last, for as long as nothing of it changes.
 * @type {{of: string, drawing: HTMLElement} | null} */
let latest = null;

/** Draw the board; while the server is asked about a change, what it said last stays.
 * @param {Model} model */
export function preview(model) {
  const { board, places } = model.verdict;
  const playing = model.game.seats.filter((seat) => seat.kind !== "empty");
  if (!board || places.length !== playing.length) return latest?.drawing ?? null;
  const seats = places.map((place, index) => ({ place, ...coloured(model, playing[index], index) }));
  const viewer = Math.max(0, playing.findIndex((seat) => seat.kind === "person"));
  const of = JSON.stringify([board, seats, viewer]);
  if (latest?.of !== of) latest = { of, drawing: drawn(board, seats, places[viewer]) };
  return latest.drawing;
}

/** A colour that is drawn by lot is not known yet; the board shows them in their usual order.
 * @param {Model} model @param {import("../../start.js").Seat} seat @param {number} index */
function coloured({ verdict }, seat, index) {
  const own = verdict.rules.colours === "chosen" ? seat.colour : undefined;
  const colour = own ?? verdict.palette[index];
  return { colour, mark: MARKS[colour] };
}

/**
 * @param {import("../../messages.js").BoardView} board
 * @param {{place: number, colour: string, mark: string}[]} seats
 * @param {number} below
 */
function drawn(board, seats, below) {
  const geometry = new Geometry(board, below);
  const { cols, rows, frame } = geometry;
  const ratio = `${cols + 2 * frame} / ${rows + 2 * frame}`;
  return h("div", { class: "board preview", key: "preview", vars: { ratio } }, drawBoard(board, geometry, seats));
}
