/** What the player's hands do: taps, keys, and one command at a time to the server. */

/** @typedef {import("../table.js").Table} Table */
/** @typedef {import("../../board/shapes.js").MoveView} MoveView */

const PATIENCE = 4000;
/** Refusals that only say the page was behind: it catches up by itself. */
const BEHIND = new Set(["stale", "not_your_turn", "nothing_to_roll", "not_your_seat", "illegal_move", "game_over", "unreachable"]);

export class Acts {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.pending = false;
    this.acted = false;
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
    this.onPointer = () => this.keys(false);
    document.addEventListener("keydown", this.onKey);
    document.addEventListener("pointerdown", this.onPointer);
  }

  stop() {
    document.removeEventListener("keydown", this.onKey);
    document.removeEventListener("pointerdown", this.onPointer);
  }

  /** Tap on the die: a roll, or entering without one; else nothing. */
  die() {
    const { table } = this;
    if (!table.mine()) return;
    if (table.shown.phase === "roll") {
      if (table.context.settings.reducedMotion) table.tray.die.wait();
      else table.tray.die.tumble();
      table.sounds.play("roll");
      void this.send("roll", {});
    } else if (table.shown.phase === "enter" && table.shown.moves.length) this.move(table.shown.moves[0]);
  }

  /** @param {MoveView} move */
  move(move) {
    if (!this.table.mine()) return;
    void this.send("move", { move: move.move });
  }

  /**
   * Send one command; nothing more is accepted until the server's entry is here.
   * @param {string} type
   * @param {Record<string, unknown>} payload
   */
  async send(type, payload) {
    const { table } = this;
    this.acted = true;
    this.pending = true;
    table.board.offer([]);
    const number = table.game.number;
    try {
      await table.context.command(type, payload);
      setTimeout(() => number === table.game.number && this.release(), PATIENCE);
    } catch (failure) {
      this.release();
      if (!BEHIND.has(/** @type {{code?: string}} */ (failure)?.code ?? "")) table.fail();
    }
  }

  release() {
    if (!this.pending) return;
    this.pending = false;
    this.table.refresh();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { table } = this;
    this.table.sounds.open();
    if (event.ctrlKey || event.altKey || event.metaKey || table.root.querySelector("dialog[open]")) return;
    this.keys(true);
    if (event.key === " " && !takesSpace(event.target)) {
      event.preventDefault();
      if (!event.repeat) this.die();
    } else if (/^[1-9]$/.test(event.key) && !event.repeat && table.mine()) {
      table.board.choice.chooseNumber(Number(event.key));
    }
  }

  /**
   * Show the digits on the tokens to those who use the keyboard.
   * @param {boolean} on
   */
  keys(on) {
    if (!on) this.table.sounds.open();
    this.table.board.element.toggleAttribute("data-keys", on);
  }

  /** Take the keyboard to what can be used next, unless it is busy elsewhere. */
  focus() {
    const { table } = this;
    const active = document.activeElement;
    const idle = active === document.body || active === table.tray.die.element || active?.closest?.(".token, .chooser");
    if (!this.acted || !idle || !table.mine()) return;
    if (table.shown.phase === "move" || table.shown.phase === "bonus") table.board.focusFirst();
    else table.tray.die.element.focus({ preventScroll: true });
  }
}

/** @param {EventTarget | null} target */
function takesSpace(target) {
  return target instanceof Element && target.closest("button, a, input, select, textarea, summary") !== null;
}
