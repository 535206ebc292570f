/** Motion of tokens and the queue of things to show. Only transforms are animated, one token at a time. */

import { at } from "./tokens.js";

/** @typedef {import("./tokens.js").TokenView} TokenView */
/** @typedef {{x: number, y: number}} Point */

const LONG_QUEUE = 8;
/** Height of an arc, in hundredths of a square: at least, for each square flown, at most. */
const LEAP_LEAST = 60;
const LEAP = 28;
const LEAP_MOST = 260;

/** Running animations, which can all be brought to their end at once. */
export class Motion {
  constructor() {
    /** @type {Set<Animation>} */
    this.running = new Set();
    /** @type {Set<() => void>} */
    this.waiting = new Set();
  }

  /**
   * Run one animation to its end.
   * @param {Element} element
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions} options
   */
  async run(element, frames, options) {
    const animation = element.animate(frames, options);
    this.running.add(animation);
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
  }

  /**
   * Wait, unless hurried.
   * @param {number} ms
   * @returns {Promise<void>}
   */
  pause(ms) {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.waiting.add(done);
    });
  }

  /** Bring everything to its end now. */
  finish() {
    for (const animation of [...this.running]) animation.finish();
    for (const done of [...this.waiting]) done();
  }

  /**
   * Make room: glide from where it rested to where it rests now.
   * @param {TokenView} view
   * @param {import("./shapes.js").Spot} old
   */
  slide(view, old) {
    const { rest } = view;
    if (rest.x === old.x && rest.y === old.y && rest.scale === old.scale) return;
    const options = { duration: 160, easing: "ease-out" };
    void this.run(view.element, [{ transform: at(old) }, { transform: at(rest) }], options);
    void this.run(view.lift, [{ transform: `scale(${old.scale})` }, { transform: `scale(${rest.scale})` }], options);
  }

  /**
   * Hop from square to square.
   * @param {TokenView} view
   * @param {Point[]} points from where it stands to where it lands
   * @param {number} ms per square
   * @param {number} endScale
   * @param {(step: number) => void} [onStep]
   */
  async hop(view, points, ms, endScale, onStep) {
    const last = points.length - 1;
    const timers = points.slice(1).map((_, k) => setTimeout(() => onStep?.(k), ms * (k + 0.8)));
    const slide = points.map((point, k) => ({ transform: at(point), offset: k / last, easing: "ease-in-out" }));
    const lift = points.flatMap((_, k) => hopFrames(k, last, k ? Math.max(endScale, k < last ? 1 : 0) : view.rest.scale));
    const options = { duration: ms * last };
    await Promise.all([this.run(view.element, slide, options), this.run(view.lift, lift, options)]);
    timers.forEach(clearTimeout);
  }

  /**
   * Fly in an arc, the higher the farther.
   * @param {TokenView} view
   * @param {Point} from
   * @param {Point} to
   * @param {number} ms
   * @param {number} endScale
   */
  async arc(view, from, to, ms, endScale = 1) {
    const height = Math.min(LEAP_LEAST + LEAP * Math.hypot(to.x - from.x, to.y - from.y), LEAP_MOST);
    const lift = [
      { transform: `scale(${view.rest.scale})`, easing: "ease-out" },
      { transform: `translateY(${-height}%) scale(1.5)`, offset: 0.5, easing: "ease-in" },
      { transform: `scale(${endScale})` },
    ];
    const slide = [{ transform: at(from), easing: "ease-in-out" }, { transform: at(to) }];
    await Promise.all([
      this.run(view.element, slide, { duration: ms }),
      this.run(view.lift, lift, { duration: ms }),
    ]);
  }

  /**
   * Slide back along a way, faster the longer it is.
   * @param {TokenView} view
   * @param {Point[]} points
   * @param {number} ms in all
   * @param {number} endScale
   */
  async retreat(view, points, ms, endScale) {
    const slide = points.map((point) => ({ transform: at(point) }));
    const lift = [
      { transform: `scale(${view.rest.scale})` },
      { transform: "scale(.8)", offset: 0.15 },
      { transform: "scale(.8)", offset: 0.8 },
      { transform: `scale(${endScale})` },
    ];
    await Promise.all([
      this.run(view.element, slide, { duration: ms, easing: "ease-in-out" }),
      this.run(view.lift, lift, { duration: ms }),
    ]);
  }
}

/**
 * @param {number} k
 * @param {number} last
 * @param {number} scale on the ground
 */
function hopFrames(k, last, scale) {
  const ground = { transform: `scale(${scale})`, offset: k / last, easing: "ease-out" };
  if (k === last) return [ground];
  const top = { transform: "translateY(-24%) scale(1.14)", offset: (k + 0.5) / last, easing: "ease-in" };
  return [ground, top];
}

/**
 * Shows entries one after the other, in the order in which they came.
 * @template T
 */
export class Queue {
  /**
   * @param {object} parts
   * @param {(item: T, backlog: number) => Promise<void>} parts.show
   * @param {(item: T) => void} parts.settle make what is seen equal to the item's end
   * @param {() => boolean} parts.hurry whether to show nothing in between
   * @param {() => void} parts.idle called when nothing is left
   * @param {() => void} parts.finish ends what is being shown
   */
  constructor({ show, settle, hurry, idle, finish }) {
    this.show = show;
    this.settle = settle;
    this.hurry = hurry;
    this.idle = idle;
    this.finish = finish;
    /** @type {T[]} */
    this.items = [];
    this.busy = false;
  }

  /** @param {T[]} items */
  push(items) {
    this.items.push(...items);
    if (this.items.length > LONG_QUEUE) this.finish();
    if (!this.busy && this.items.length) void this.drain();
  }

  /** Skip to the end of all that is waiting. */
  flush() {
    this.skipping = this.busy;
    this.finish();
  }

  /** Forget what is waiting; what is being shown ends at once. */
  clear() {
    this.items = [];
    this.finish();
  }

  async drain() {
    this.busy = true;
    for (let item = this.items.shift(); item !== undefined; item = this.items.shift()) {
      const skip = this.skipping || this.hurry() || this.items.length >= LONG_QUEUE;
      if (!skip) await this.show(item, this.items.length);
      this.settle(item);
    }
    this.skipping = false;
    this.busy = false;
    this.idle();
  }
}
