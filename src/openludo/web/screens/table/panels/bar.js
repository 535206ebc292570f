/** The bar over the table: leave, what is played, log, sound, info, settings. */

import { h, put } from "../../../board/dom.js";
import { icon } from "./icons.js";
import { openInfo } from "./info.js";
import { openMenu } from "./menu.js";
import { askToLeave, openLog } from "./short.js";

/** @typedef {import("../../table.js").Table} Table */

export class Bar {
  /** @param {Table} table */
  constructor(table) {
    const { root, words, context } = table;
    const { settings, navigate } = context;
    this.table = table;
    this.sound = tool("sound", "", () => settings.set("sound", !settings.sound));
    /** @param {Record<string, unknown>} change */
    const change = (change) => void context.command("settings", change).catch(() => table.fail());
    this.element = h(
      "header",
      { class: "table__bar" },
      tool("leave", words.t("table-leave"), () => askToLeave(table)),
      h("h1", { tabindex: -1 }, h("span", {}, words.t(`variant-${table.game.variant}`))),
      table.talk?.tool,
      tool("log", words.t("table-log"), () => openLog(table)),
      this.sound,
      tool("info", words.t("table-info"), () => openInfo(root, table.game, words, navigate)),
      tool("menu", words.t("table-settings"), () => openMenu(root, table.game, words, settings, change)),
    );
    this.showSound();
  }

  showSound() {
    const { sound } = this.table.context.settings;
    const label = this.table.words.t(sound ? "table-sound-on" : "table-sound-off");
    this.sound.setAttribute("aria-label", label);
    this.sound.title = label;
    put(this.sound, icon(sound ? "sound" : "muted"));
  }
}

/**
 * A button of the bar. A pointer does not leave the focus on it: the space bar is to roll again.
 * @param {string} name
 * @param {string} label
 * @param {() => void} use
 */
export function tool(name, label, use) {
  const click = (/** @type {MouseEvent} */ event) => {
    if (event.detail) element.blur();
    use();
  };
  const type = { type: "button", class: `icon-button bar__${name}`, "aria-label": label, title: label, click };
  const element = h("button", type, icon(name));
  return element;
}
