/** Choosing a move on the board: by tap (the nearest movable token wins), by keyboard, or from a small chooser. */

import { h } from "./dom.js";
import { at } from "./tokens.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Words} Words */
/** @typedef {import("./shapes.js").MoveView} MoveView */
/** @typedef {import("./tokens.js").TokenView} TokenView */

const REACH = 22;
/** Squares that the eye follows by itself. */
const NEAR = 7;
/** Among four tokens at home, the middle. */
const HOME_MIDDLE = 1.5;
const REACH_SQUARES = 0.8;

export class Choice {
  /**
   * @param {Board} board
   * @param {Words} words
   * @param {(move: MoveView) => void} onMove
   */
  constructor(board, words, onMove) {
    this.board = board;
    this.words = words;
    this.onMove = onMove;
    /** @type {MoveView[]} */
    this.moves = [];
    const { layer } = board;
    layer.addEventListener("click", (event) => this.tap(event));
    layer.addEventListener("keydown", (event) => {
      if (event.repeat && event.key === "Enter") event.preventDefault();
    });
    for (const kind of ["pointerover", "focusin"]) layer.addEventListener(kind, (event) => this.point(event));
    for (const kind of ["pointerout", "focusout"]) layer.addEventListener(kind, () => this.highlight(null));
  }

  /** @param {MoveView[]} moves */
  offer(moves) {
    this.moves = moves;
    this.close();
    /** @type {Set<string>} */
    const seen = new Set();
    for (const view of this.board.views) {
      const own = this.movesOf(view);
      const key = own.length ? `${own[0].owner}:${own[0].from}` : "";
      view.offer(own.length > 0, !seen.has(key), String(moves.indexOf(own[0]) + 1));
      if (own.length && !seen.has(key)) view.element.setAttribute("aria-label", this.label(own));
      seen.add(key);
    }
    this.board.element.classList.toggle("board--choosing", moves.length > 0);
    this.board.element.toggleAttribute("data-far", moves.length > 1 && moves.some(isFar));
    this.board.ring(moves.flatMap((move) => this.rings(move)));
    this.point({ target: document.activeElement });
  }

  /** @param {TokenView} view */
  movesOf(view) {
    return this.moves.filter(({ owner, from }) => owner === view.token.seat && from === view.token.progress);
  }

  /** @param {MoveView[]} moves of one token */
  label(moves) {
    return moves.length > 1 ? moves.map((move) => this.words.move(move)).join("; ") : this.words.move(moves[0]);
  }

  /** @param {MoveView} move */
  rings(move) {
    const place = this.board.seats[move.owner].place;
    const { geometry } = this.board;
    const first = move.path[move.path.length - 1] ?? 0;
    const end = move.returns ? (move.jump ?? first) : move.to;
    const spot = geometry.spot(place, end, HOME_MIDDLE);
    const kind = move.returns ? "returns" : move.captures.length ? "captures" : "plain";
    const ring = { spot: { ...spot, scale: 1 }, kind, move: move.move, key: String(this.moves.indexOf(move) + 1) };
    return move.jump === null ? [ring] : [{ ...ring, hop: { ...geometry.spot(place, first, 0), scale: 1 } }];
  }

  /** @param {MouseEvent} event */
  tap(event) {
    const view = event.detail === 0 ? this.viewOf(event.target) : this.nearest(event.clientX, event.clientY);
    if (view) this.choose(view);
  }

  /**
   * The movable token nearest to a point of the window, if one is in reach.
   * @param {number} x
   * @param {number} y
   */
  nearest(x, y) {
    const box = this.board.layer.getBoundingClientRect();
    const square = box.width / this.board.geometry.cols;
    let best = null;
    let reach = Math.max(REACH, REACH_SQUARES * square);
    for (const view of this.board.views) {
      if (!this.movesOf(view).length) continue;
      const distance = Math.hypot(x - box.left - view.rest.x * square, y - box.top - view.rest.y * square);
      if (distance < reach) [best, reach] = [view, distance];
    }
    return best;
  }

  /** @param {EventTarget | null} target */
  viewOf(target) {
    const button = target instanceof Element ? target.closest(".token") : null;
    return this.board.views.find((view) => view.element === button) ?? null;
  }

  /** @param {TokenView} view */
  choose(view) {
    const moves = this.movesOf(view);
    if (moves.length === 1) this.onMove(moves[0]);
    else if (moves.length > 1) this.open(view, moves);
  }

  /**
   * Choose by number, in the order of the list.
   * @param {number} number from 1
   */
  chooseNumber(number) {
    const move = this.moves[number - 1];
    if (move) this.onMove(move);
  }

  /**
   * Ask which of a token's moves is meant.
   * @param {TokenView} view
   * @param {MoveView[]} moves
   */
  open(view, moves) {
    this.close();
    const buttons = moves.map((move) =>
      h("button", { type: "button", class: "chooser__move", "aria-label": this.words.move(move), click: () => this.onMove(move) },
        this.words.count(move.count)),
    );
    const { rows, cols } = this.board.geometry;
    const above = view.rest.y > rows / 2;
    const kind = above ? "chooser chooser--above" : "chooser";
    this.chooser = h("div", { class: kind, role: "group", "aria-label": this.words.choose() }, ...buttons);
    const x = Math.min(Math.max(view.rest.x, 3), cols - 3);
    const y = view.rest.y + (above ? -1.5 : 1.5);
    this.chooser.style.transform = at({ x, y });
    this.chooser.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      this.close();
      view.element.focus();
    });
    this.board.layer.append(this.chooser);
    buttons[0].focus();
  }

  close() {
    this.chooser?.remove();
    this.chooser = undefined;
  }

  /** @param {{target: EventTarget | null}} event */
  point({ target }) {
    const view = this.viewOf(target);
    this.highlight(view && this.movesOf(view).length ? view : null);
  }

  /**
   * Show one token's own target and what it captures.
   * @param {TokenView | null} view
   */
  highlight(view) {
    const moves = view ? this.movesOf(view) : [];
    const texts = new Set(moves.map((move) => move.move));
    for (const ring of this.board.targets.children) {
      if (ring instanceof HTMLElement) ring.classList.toggle("target--own", texts.has(ring.dataset.move ?? ""));
    }
    this.board.element.classList.toggle("board--pointing", moves.length > 0);
    const caught = moves.flatMap((move) => move.captures);
    for (const one of this.board.views) {
      const { seat, progress } = one.token;
      const hit = caught.some(({ owner, from }) => owner === seat && from === progress);
      one.element.classList.toggle("token--caught", hit);
    }
  }
}

/**
 * Whether nobody sees at a glance which token ends where.
 * @param {MoveView} move
 */
function isFar({ path, jump }) {
  return jump !== null || path.length > NEAR;
}
