/** The board as a component without rules: it shows positions, plays events and offers the moves it is given. */

import { Geometry } from "./geometry.js";
import { Tokens } from "./state.js";
import { arrange, isWide } from "./layout.js";
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
/** @typedef {import("./shapes.js").Spot} Spot */
/** @typedef {{token: (token: Token, bars: boolean) => string, move: (move: MoveView) => string, choose: () => string, count: (count: number) => string}} Words */

const HOP = 150;
/** A way of more squares takes no longer than one of so many. */
const LONG = 9;
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
    this.locks = h("div", { class: "board__locks", "aria-hidden": "true" });
    this.targets = h("div", { class: "board__targets", "aria-hidden": "true" });
    this.layer = h("div", { class: "board__tokens" }, this.locks, this.targets, ...this.views.map((view) => view.element));
    /** @type {[number, number][]} */
    this.blockades = [];
    this.element = h("div", { class: "board" }, drawBoard(game.board, this.geometry, game.seats), this.layer);
    this.measure();
    this.choice = new Choice(this, words, onMove);
    this.show(game.state);
  }

  /** Tell the style sheet how many squares wide the board is, and how wide its frame. */
  measure() {
    const { cols, rows, frame } = this.geometry;
    this.element.style.aspectRatio = `${cols + 2 * frame} / ${rows + 2 * frame}`;
    this.layer.style.setProperty("--span", String(cols + 2 * frame));
    this.layer.style.inset = `${(100 * frame) / (rows + 2 * frame)}% ${(100 * frame) / (cols + 2 * frame)}%`;
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
    this.setBlockades(state.blockades ?? []);
    this.lay();
  }

  /**
   * Put every token where it rests. What has moved glides from where its way ended, its neighbours make room.
   * @param {Map<TokenView, Spot>} [ends]
   */
  lay(ends) {
    const rests = arrange(this.tokens.all, (token) => this.placeOf(token), this.geometry);
    for (const view of this.views) {
      const old = view.rest;
      view.place(rests.get(view.token.id) ?? old);
      if (ends) this.motion.slide(view, ends.get(view) ?? old);
      view.element.setAttribute("aria-label", this.words.token(view.token, this.bars(view.token)));
    }
  }

  /**
   * Show which stacks bar the way: each stands behind a lock.
   * @param {[number, number][]} blockades seat and track square of each
   */
  setBlockades(blockades) {
    this.blockades = blockades;
    put(this.locks, ...blockades.flatMap(([seat, square]) => lock(this.geometry.track[square], this.seats[seat].colour)));
    for (const { element, token } of this.views) element.classList.toggle("token--bars", this.bars(token));
  }

  /**
   * Whether a token is part of a stack that bars the way.
   * @param {Token} token
   */
  bars({ seat, progress }) {
    const square = progress < 0 ? null : this.geometry.square(this.seats[seat].place, progress);
    return this.blockades.some(([owner, where]) => owner === seat && where === square);
  }

  /** Open the locks of stacks that a token has just left. */
  openLocks() {
    const held = this.blockades.filter(([owner, where]) => {
      const standing = this.tokens.all.filter(({ seat, progress }) => seat === owner && progress >= 0);
      return standing.filter((token) => this.geometry.square(this.placeOf(token), token.progress) === where).length > 1;
    });
    if (held.length < this.blockades.length) this.setBlockades(held);
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
      this.openLocks();
      const views = changes.map((change) => this.views[change.token.id]);
      const ends = await Promise.all(views.map((view, k) => this.travel(view, event, changes[k].from, pace)));
      this.lay(new Map(views.map((view, k) => [view, ends[k]])));
    }
  }

  /**
   * Show how a token gets to where it stands now.
   * @param {TokenView} view
   * @param {GameEvent} event
   * @param {number} from
   * @param {number} pace
   * @returns {Promise<Spot>} where its way ends
   */
  async travel(view, event, from, pace) {
    view.element.style.zIndex = "90";
    const start = { x: view.rest.x, y: view.rest.y };
    const { token } = view;
    const place = this.placeOf(token);
    const end = this.geometry.spot(place, token.progress, token.index);
    switch (event.event) {
      case "moved": {
        const way = this.way(place, /** @type {number[]} */ (event.path).slice(0, -1));
        const ms = HOP * Math.min(1, LONG / (way.length + 1)) * pace;
        await this.motion.hop(view, [start, ...way, end], ms, end.scale, () => this.onSound("hop"));
        return end;
      }
      case "captured":
      case "returned":
        this.onSound("capture");
        await this.motion.retreat(view, [start, ...this.wayBack(place, from), end], BACK * pace, end.scale);
        return end;
      default:
        this.onSound("hop");
        await this.motion.arc(view, start, end, ARC * pace, end.scale);
        return end;
    }
  }

  /**
   * @param {number} place
   * @param {number[]} progress
   */
  way(place, progress) {
    return progress.map((step) => this.geometry.tile(place, step));
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
   * Draw rings on squares, and the hop by which a star takes a token there.
   * @param {{spot: Spot, kind: string, move: string, key: string, hop?: Spot}[]} rings
   */
  ring(rings) {
    put(
      this.targets,
      ...rings.flatMap(({ spot, move, hop }) => (hop ? [this.target(hop, "hop", move), flight(hop, spot, move)] : [])),
      ...rings.map(({ spot, kind, move, key }) => this.target(spot, kind, move, key)),
    );
  }

  /**
   * @param {Spot} spot
   * @param {string} kind
   * @param {string} move
   * @param {string} [key] digit of the token that goes there
   */
  target(spot, kind, move, key) {
    const number = key && h("span", { class: "target__key" }, key);
    const ring = h("span", { class: `target target--${kind}`, "data-move": move }, number);
    ring.style.transform = `${at(spot)} scale(${spot.scale < 1 ? 0.8 : 1})`;
    return ring;
  }
}

/**
 * A dotted line from star to star.
 * @param {Spot} from
 * @param {Spot} to
 * @param {string} move
 */
function flight(from, to, move) {
  const line = h("span", { class: "target target--flight", "data-move": move });
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  line.style.setProperty("--far", String(Math.hypot(to.x - from.x, to.y - from.y)));
  line.style.transform = `${at(from)} rotate(${angle.toFixed(4)}rad)`;
  return line;
}

/**
 * A lock: iron round a square, and on a wide one, where the rings of tokens hide it, a clasp between them.
 * @param {import("./plan/turning.js").Tile} tile
 * @param {string} colour
 */
function lock(tile, colour) {
  const { x, y } = tile;
  const [width, height] = [Math.max(tile.width, tile.height), Math.min(tile.width, tile.height)];
  const angle = tile.angle + (tile.height > tile.width ? 90 : 0);
  return (isWide(tile) ? ["lock", "clasp"] : ["lock"]).map((kind) => {
    const element = h("span", { class: `${kind} seat-${colour}` });
    element.style.width = `calc(var(--s) * ${width})`;
    element.style.height = `calc(var(--s) * ${height})`;
    element.style.transform = `translate(calc(var(--s) * ${x - width / 2}), calc(var(--s) * ${y - height / 2})) rotate(${angle}deg)`;
    return element;
  });
}
