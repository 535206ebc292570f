/** The title of a hidden tab says that it is one's own turn. */

const BLINK = 1200;

export class TabTitle {
  /** @param {() => string} text */
  constructor(text) {
    this.text = text;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
    this.usual = "";
  }

  /** @param {boolean} mine whether it is the player's turn */
  show(mine) {
    const wanted = mine && document.hidden;
    if (wanted === (this.timer !== undefined)) return;
    if (!wanted) return this.stop();
    this.usual = document.title;
    const text = `● ${this.text()}`;
    // Others may write the title meanwhile, so it is written again and again.
    this.timer = setInterval(() => (document.title = text), BLINK);
    document.title = text;
  }

  stop() {
    if (this.timer === undefined) return;
    clearInterval(this.timer);
    this.timer = undefined;
    document.title = this.usual;
  }
}
