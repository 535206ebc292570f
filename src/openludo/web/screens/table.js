/** The table: board, plates, tray and panels round one game, without any rule of it. */

import { Announcer } from "../announce.js";
import { Board } from "../board/board.js";
import { h, put } from "../board/dom.js";
import { Sounds } from "../sound.js";
import { Acts } from "./table/acts.js";
import { Bar } from "./table/panels/bar.js";
import { Company } from "./table/company/company.js";
import { Talk } from "./table/company/talk.js";
import { Log } from "./table/log.js";
import { Opening } from "./table/opening.js";
import { showResult } from "./table/panels/short.js";
import { Plates } from "./table/plates.js";
import { Playback } from "./table/playback.js";
import { noteOf } from "./table/notes.js";
import { awaited, endsTrying } from "./table/status.js";
import { addStyles } from "./table/styles.js";
import { TabTitle } from "./table/tab-title.js";
import { Tray } from "./table/tray.js";
import { TableWords } from "./table/words.js";

const FRESH_ROLLS = 6;

/** @typedef {import("../board/shapes.js").GameView} GameView */
/** @typedef {import("../board/shapes.js").Entry} Entry */
/**
 * @typedef {object} Context
 * @property {GameView} game
 * @property {(type: string, payload?: Record<string, unknown>) => Promise<unknown>} command
 * @property {import("../board/shapes.js").Translate} t
 * @property {string} lang
 * @property {import("./table/panels/menu.js").Settings} settings
 * @property {(path: string) => void} navigate
 */

/**
 * Show a game inside an element.
 * @param {HTMLElement} root
 * @param {Context} context
 */
export function mountTable(root, context) {
  const table = new Table(root, context);
  return {
    /** @param {Entry[]} entries @param {GameView} [game] the game after them */
    onEntries: (entries, game) => table.take(entries, game),
    /** @param {GameView} game */
    onSnapshot: (game) => table.snapshot(game),
    /** @param {string} connection */
    onConnection: (connection) => table.connection(connection),
    /** @param {GameView} game who is there, anew */
    onPresence: (game) => table.meet(game),
    /** @param {import("./room/shapes.js").RoomView} room what is said there */
    onRoom: (room) => table.talk?.hear(room),
    unmount: () => table.unmount(),
  };
}

export class Table {
  /**
   * @param {HTMLElement} root
   * @param {Context} context
   */
  constructor(root, context) {
    const { game, settings } = context;
    this.root = root;
    this.context = context;
    this.game = game;
    /** The moment that is seen; the playback brings it to what is so. */
    this.shown = game.state;
    /** Whether the last roll that is seen was a failed try. */
    this.tried = endsTrying(game.log);
    this.online = true;
    /** Whether the connection is back and nobody has been told what is awaited; what came with it is seen first. */
    this.back = false;
    this.gone = false;
    /** @type {Promise<string> | undefined} */
    this.opening = undefined;
    const words = new TableWords(game, context.t);
    this.words = words;
    this.sounds = new Sounds(() => settings.sound);
    this.board = new Board(game, words.names(), (move) => this.acts.move(move), (name) => this.sounds.play(name));
    this.tray = new Tray(game, words, this.board.motion, () => this.acts.die());
    this.plates = new Plates(game, this.board.geometry, words);
    this.announcer = new Announcer(words.t("table-announcements"));
    this.log = new Log(words);
    this.log.replace(game.log);
    this.playback = new Playback(this);
    this.acts = new Acts(this);
    this.talk = game.room ? new Talk(this) : null;
    this.bar = new Bar(this);
    this.company = game.room ? new Company(this) : null;
    this.tabTitle = new TabTitle(() => words.t("table-your-turn"));
    this.place = h("div", { class: "table__board" }, this.board.element);
    this.onVisibility = () => this.visibility();
    document.addEventListener("visibilitychange", this.onVisibility);
    this.stopSettings = settings.subscribe(() => this.bar.showSound());
    addStyles(root, Boolean(game.room));
    put(root, this.element());
    this.refresh();
    void this.open();
  }

  element() {
    const plates = h(
      "div",
      { class: "table__plates", role: "list", "aria-label": this.words.t("table-players") },
      ...this.plates.elements,
    );
    const { bar, place, tray, log, announcer } = this;
    const table = h("main", { class: "table" }, bar.element, plates, place, tray.element, log.element, announcer.element);
    table.style.setProperty("--ratio", String(this.board.geometry.ratio));
    table.style.setProperty("--lines", String(this.plates.lines));
    return table;
  }

  /** Whether a person here may act now, on what is seen. */
  mine() {
    const { shown, game } = this;
    const still = this.online && !this.acts.pending && !this.playback.busy && !this.opening;
    const own = this.words.isOwn(shown.turn) && !this.words.playsItself(shown.turn);
    return still && game.status === "playing" && shown.phase !== "over" && own;
  }

  over() {
    return this.shown.phase === "over" || this.game.status !== "playing";
  }

  /**
   * New entries from the server, oldest first.
   * @param {Entry[]} entries
   * @param {GameView} [game] the game after them
   */
  take(entries, game) {
    if (game) this.game = this.words.game = game;
    if (!entries.length) return;
    if (entries.some((entry) => entry.kind !== "settings")) this.acts.pending = false;
    this.playback.push(entries);
  }

  /**
   * The whole game as the server has it; what is seen jumps there if it differs.
   * @param {GameView} game
   */
  snapshot(game) {
    const news = game.number !== this.game.number || game.status !== this.game.status;
    this.game = this.words.game = game;
    this.company?.meet();
    this.acts.pending = false;
    if (!news && this.playback.busy) return;
    this.playback.clear();
    this.tray.die.stop();
    this.shown = game.state;
    this.tried = endsTrying(game.log);
    this.board.show(game.state);
    if (news) this.log.replace(game.log);
    this.refresh();
  }

  /**
   * Who is there has changed, or the clock of the turn.
   * @param {GameView} game
   */
  meet(game) {
    this.game = this.words.game = game;
    this.company?.meet();
    this.refresh();
  }

  /** @param {string} connection */
  connection(connection) {
    const online = connection === "open" || connection === "online";
    const turned = online !== this.online;
    this.online = online;
    if (!online) this.acts.pending = false;
    this.refresh();
    if (!turned) return;
    this.back = online;
    if (online) queueMicrotask(() => this.refresh());
    else this.announcer.say(this.line().text);
  }

  /** Say and offer what is possible now. */
  refresh() {
    if (this.gone) return;
    const { shown } = this;
    const mine = this.mine();
    this.plates.show(shown, this.over() || this.opening !== undefined);
    if (!this.playback.busy) {
      const line = this.line();
      this.tray.await(line, shown.turn);
      if (this.back) this.announcer.say(line.text);
      this.back = false;
      this.tray.count(shown);
      const note = mine ? noteOf(shown, this.words) : null;
      if (note) this.tray.tell(note);
      if (!this.acts.pending) this.tray.settle(shown, mine);
      if (shown.outcome) showResult(this);
    }
    this.board.offer(mine && shown.phase !== "roll" ? shown.moves : []);
    this.acts.focus();
    this.company?.show();
    this.tabTitle.show(mine);
  }

  /** What is awaited, in words. */
  line() {
    if (!this.online) return { kind: "offline", text: this.words.t("table-reconnecting") };
    if (this.opening) return { kind: "opening", text: this.words.t("table-opening") };
    return awaited(this.shown, this.game, this.words, this.tried);
  }

  /** Who starts is shown once, before the first roll. */
  async open() {
    const { game } = this;
    if (game.status !== "playing" || !isFresh(game)) return;
    const opening = new Opening(game, this.words, this.board.motion);
    this.place.append(opening.element);
    this.opening = opening.play(this.context.settings.reducedMotion || document.hidden);
    this.refresh();
    this.announcer.say(await this.opening);
    this.opening = undefined;
    opening.element.remove();
    this.refresh();
  }

  /** Say that something did not work. */
  fail() {
    const text = this.words.t("table-failed");
    this.tray.tell({ kind: "void", text });
    this.announcer.say(text);
  }

  visibility() {
    if (document.hidden) this.playback.flush();
    this.refresh();
  }

  unmount() {
    this.gone = true;
    clearTimeout(this.resultTimer);
    document.removeEventListener("visibilitychange", this.onVisibility);
    this.stopSettings();
    this.acts.stop();
    this.tabTitle.stop();
    this.company?.stop();
    this.playback.clear();
    this.sounds.close();
    put(this.root);
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  resultTimer = undefined;
}

/**
 * Whether this page has not yet shown how the game began; computers may have rolled meanwhile.
 * @param {GameView} game
 */
function isFresh(game) {
  const key = `openludo.opened.${game.id}`;
  if (game.state.rolls > FRESH_ROLLS) return false;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "1");
  } catch {
    return game.state.rolls === 0;
  }
  return true;
}
