/** Who is at a table of several devices: who is away, for whom a computer plays, how long the turn may take. */

import { h, put } from "../../../board/dom.js";
import { SLOW } from "../../../socket.js";
import { icon } from "../panels/icons.js";
import { button } from "../panels/dialogs.js";

/** @typedef {import("../../table.js").Table} Table */

const SECOND = 1000;
const LAST_SECONDS = 5;
/** After so long others may let a computer take over. */
const PATIENCE = 120 * SECOND;

export class Company {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.signs = table.plates.plates.map(({ facts }) => {
      const state = h("span", { class: "plate__state" });
      const clock = h("span", { class: "plate__clock" });
      facts.append(state, clock);
      return { state, clock };
    });
    this.call = h("div", { class: "tray__call" });
    table.tray.element.querySelector(".tray__text")?.append(this.call);
    table.plates.further = (seat) => this.said(seat);
    /** How far the clock of this device is behind that of the server. */
    this.behind = 0;
    this.offered = "";
    /** The turn whose last seconds have been announced. */
    this.warned = "";
    this.meet();
    this.timer = setInterval(() => this.tick(), SECOND / 2);
  }

  get presence() {
    return this.table.game.presence;
  }

  /** Somebody came or went, or the clock of the turn changed. */
  meet() {
    this.behind = Date.parse(this.presence.now) - Date.now();
  }

  stop() {
    clearInterval(this.timer);
  }

  /** What of a seat is seen beside its name.
   * @param {number} seat */
  stateOf(seat) {
    const { words } = this.table;
    if (!words.isPerson(seat)) return "";
    if (words.playsItself(seat)) return "computer";
    if (!this.presence.connected[seat]) return "away";
    return (this.presence.delay[seat] ?? 0) >= SLOW ? "slow" : "";
  }

  /** The same in words.
   * @param {number} seat */
  said(seat) {
    const { words } = this.table;
    const state = this.stateOf(seat);
    const own = words.isOwn(seat) ? [words.t("room-you")] : [];
    return state ? [...own, words.t(`room-seat-is-${state}`)] : own;
  }

  show() {
    const { words } = this.table;
    this.signs.forEach(({ state }, seat) => {
      const kind = this.stateOf(seat);
      if (state.dataset.kind !== kind) {
        state.dataset.kind = kind;
        state.title = kind && words.t(`room-seat-is-${kind}`);
        put(state, kind && icon(kind));
      }
      const { element } = this.table.plates.plates[seat];
      element.classList.toggle("plate--away", kind === "away");
      element.classList.toggle("plate--own", words.isOwn(seat));
    });
    this.tick();
  }

  /** What changes by itself as time goes by. */
  tick() {
    if (this.table.gone) return;
    this.offer();
    this.count();
  }

  /** The seconds that are left, on the plate of the seat on turn. */
  count() {
    const { table, presence } = this;
    const left = presence.turn_ends && !table.over() && !table.opening ? Date.parse(presence.turn_ends) - this.now() : null;
    const seconds = left === null ? null : Math.max(0, Math.ceil(left / SECOND));
    this.signs.forEach(({ clock }, seat) => {
      const running = seconds !== null && seat === table.game.state.turn;
      clock.textContent = running ? String(seconds) : "";
      clock.classList.toggle("plate__clock--last", running && seconds <= LAST_SECONDS);
    });
    if (seconds !== null && seconds <= LAST_SECONDS) this.warn();
  }

  /** Say once a turn that it is about to end. */
  warn() {
    const { table, presence } = this;
    if (this.warned === presence.turn_ends || !table.mine()) return;
    this.warned = presence.turn_ends ?? "";
    table.announcer.say(table.words.t("room-hurry", { seconds: LAST_SECONDS }));
  }

  now() {
    return Date.now() + this.behind;
  }

  /** Offer to play oneself again, or to go on without somebody who has long been away. */
  offer() {
    const { table } = this;
    const { words } = table;
    const [kind, seat] = this.due();
    const offered = kind && `${kind} ${seat}`;
    if (this.offered === offered) return;
    this.offered = offered;
    const text = kind && words.t(`room-call-${kind}`, words.who(seat));
    put(this.call, kind === "watching" ? h("p", {}, text) : kind && this.way(kind, seat, text));
    if (kind === "back" || kind === "take-over") table.announcer.say(text);
  }

  /** The button of an offer: whom it is about is said to the ear, and seen on the plates.
   * @param {"back" | "take-over"} kind @param {number} seat @param {string} text */
  way(kind, seat, text) {
    if (kind === "back") return button(text, () => this.send("back", {}), "table-button--main");
    const short = this.table.words.t("room-call-take-over-button");
    const way = button(short, () => this.send("take_over", { seat }), "table-button--main");
    way.setAttribute("aria-label", text);
    return way;
  }

  /** @returns {["back" | "take-over" | "watching" | "", number]} */
  due() {
    const { table } = this;
    const { words, game } = table;
    const { turn } = game.state;
    const none = /** @type {["", number]} */ (["", 0]);
    if (table.over() || !table.online) return none;
    if (!words.own.size) return ["watching", turn];
    const own = [...words.own].find((seat) => words.playsItself(seat));
    if (own !== undefined) return ["back", own];
    const since = this.presence.absent_since[turn];
    const long = since !== null && this.now() - Date.parse(since) >= PATIENCE;
    return long && !game.turn_limit && !words.isOwn(turn) && !words.playsItself(turn) ? ["take-over", turn] : none;
  }

  /** @param {string} type @param {Record<string, unknown>} payload */
  send(type, payload) {
    void this.table.context.command(type, payload).catch(() => this.table.fail());
  }
}
