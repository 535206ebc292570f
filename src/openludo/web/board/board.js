/** The board as a component without rules: it shows positions, plays events and offers the moves it is given. */

import { Geometry } from "./geometry.js";
import { Tokens } from "./state.js";
import { arrange } from "./layout.js";
import { drawBoard } from "./render.js";
import { TokenView, at } from "./tokens.js";
import { Motion } from "./anim.js";
import { Choice } from "./choice.js";
import { h, put } from "./dom.js";

/** @typedef {import("./shapes.js").GameView} GameView */
/** @typedef {import("./shapes.js").StateView} StateView */
/** @typedef {import("./shapes.js").MoveView} MoveView */
/** @typedef {import("./shapes.js").GameEvent} GameEvent */
/** @typedef {import("./shapes.js").Token} Token */
/** @typedef {{token: (token: Token) => string, move: (move: MoveView) => string, choose: () => string, count: (count: number) => string}} Words */

const HOP = 150;
const ARC = 420;
const BACK = 620;

export class Board {
  /**
   * @param {GameView} game
   * @param {Words} words how tokens and moves are named to screen readers
   * @param {(move: MoveView) => void} onMove
   * @param {(sound: "hop" | "capture") => void} [onSound]
   */
  constructor(game, words, onMove, onSound) {
    this.seats = game.seats;
    this.words = words;
    this.onSound = onSound ?? (() => undefined);
    this.motion = new Motion();
    const viewer = game.seats[game.viewer] ?? game.seats[0];
    this.geometry = new Geometry(game.board, viewer.place);
    this.tokens = new Tokens(game.state.tokens);
    this.views = this.tokens.all.map((token) => new TokenView(token, this.seats[token.seat]));
    this.targets = h("div", { class: "board__targets", "aria-hidden": "true" });
    this.layer = h("div", { class: "board__tokens" }, this.targets, ...this.views.map((view) => view.element));
    this.layer.style.setProperty("--cols", String(game.board.cols));
    this.element = h("div", { class: "board" }, drawBoard(game.board, this.geometry, game.seats), this.layer);
    this.choice = new Choice(this, words, onMove);
    this.show(game.state);
  }

  /** @param {Token} token */
  placeOf(token) {
    return this.seats[token.seat].place;
  }

  /**
   * Stand as a state says, at once.
   * @param {StateView} state
   */
  show(state) {
    this.tokens.settle(state.tokens);
    this.lay();
  }

  /**
   * Put every token where it rests; neighbours of one that has just moved make room smoothly.
   * @param {TokenView[]} [moved]
   */
  lay(moved) {
    const rests = arrange(this.tokens.all, (token) => this.placeOf(token), this.geometry);
    for (const view of this.views) {
      const old = view.rest;
      view.place(rests.get(view.token.id) ?? old);
      if (moved && !moved.includes(view)) this.motion.slide(view, old);
      view.element.setAttribute("aria-label", this.words.token(view.token));
    }
  }

  /**
   * Offer moves to the player; none to take them back.
   * @param {MoveView[]} moves
   */
  offer(moves) {
    this.choice.offer(moves);
  }

  /** Give the keyboard the first token that may move. */
  focusFirst() {
    this.views.find((view) => view.element.tabIndex === 0)?.element.focus({ preventScroll: true });
  }

  /**
   * Play events in their order.
   * @param {GameEvent[]} events
   * @param {number} pace factor of every duration
   */
  async play(events, pace) {
    for (const event of events) {
      const changes = this.tokens.apply(event);
      if (!changes.length) continue;
      const views = changes.map((change) => this.views[change.token.id]);
      await Promise.all(views.map((view, k) => this.travel(view, event, changes[k].from, pace)));
      this.lay(views);
    }
  }

  /**
   * @param {TokenView} view
   * @param {GameEvent} event
   * @param {number} from
   * @param {number} pace
   */
  async travel(view, event, from, pace) {
    view.element.style.zIndex = "90";
    const start = { x: view.rest.x, y: view.rest.y };
    const { token } = view;
    const place = this.placeOf(token);
    const end = this.geometry.spot(place, token.progress, token.index);
    switch (event.event) {
      case "moved": {
        const way = this.way(place, /** @type {number[]} */ (event.path));
        return this.motion.hop(view, [start, ...way], HOP * pace, () => this.onSound("hop"));
      }
      case "captured":
      case "returned":
        this.onSound("capture");
        return this.motion.retreat(view, [start, ...this.wayBack(place, from), end], BACK * pace, end.scale);
      default:
        this.onSound("hop");
        return this.motion.arc(view, start, end, ARC * pace, end.scale);
    }
  }

  /**
   * @param {number} place
   * @param {number[]} progress
   */
  way(place, progress) {
    return progress.map((step) => this.geometry.centre(this.geometry.view.places[place].path[step]));
  }

  /**
   * The squares from a token back to its start.
   * @param {number} place
   * @param {number} from
   */
  wayBack(place, from) {
    return this.way(place, Array.from({ length: Math.max(from, 0) }, (_, k) => from - 1 - k));
  }

  /**
   * Draw rings on squares.
   * @param {{spot: {x: number, y: number, scale: number}, kind: string, move: string}[]} rings
   */
  ring(rings) {
    put(
      this.targets,
      ...rings.map(({ spot, kind, move }) => {
        const ring = h("span", { class: `target target--${kind}`, "data-move": move });
        ring.style.transform = `${at(spot)} scale(${spot.scale < 1 ? 0.8 : 1})`;
        return ring;
      }),
    );
  }
}
