/** The short panels: leaving, the log on small screens, the result. */

import { h } from "../../../board/dom.js";
import { button, openPanel } from "./dialogs.js";
import { openResult } from "./result.js";

/** @typedef {import("../../table.js").Table} Table */

const RESULT_PAUSE = 700;

/**
 * Ask before the game is left for good; one that is over is simply left.
 * @param {Table} table
 */
export function askToLeave(table) {
  const { words, context } = table;
  if (table.over() || !words.own.size) return context.navigate("/");
  const kind = table.game.room ? "room-leave" : "table-leave";
  const panel = openPanel(table.root, {
    title: words.t("table-leave-question"),
    className: "leave",
    close: words.t("table-close"),
    plain: true,
    body: [
      h("p", {}, words.t(`${kind}-warning`)),
      h(
        "div",
        { class: "panel__buttons" },
        button(words.t("table-leave-no"), () => panel.close(), "table-button--main"),
        !table.game.room && button(words.t("table-leave-home"), () => context.navigate("/")),
        button(words.t("table-leave-yes"), () => void leave(table, panel), "table-button--danger"),
      ),
    ],
  });
}

/**
 * @param {Table} table
 * @param {HTMLDialogElement} panel
 */
async function leave(table, panel) {
  try {
    await table.context.command("leave");
    table.context.navigate("/");
  } catch {
    panel.close();
    table.fail();
  }
}

/** @param {Table} table */
export function openLog(table) {
  const { words, log } = table;
  const list = /** @type {HTMLElement} */ (log.list.cloneNode(true));
  const body = [list.childElementCount ? list : h("p", {}, words.t("table-log-empty"))];
  openPanel(table.root, { title: words.t("table-log"), className: "log", body, close: words.t("table-close") });
}

/**
 * Show the result, once, when the last move has been seen.
 * @param {Table} table
 */
export function showResult(table) {
  if (table.resultTimer !== undefined) return;
  const { context, words } = table;
  table.resultTimer = setTimeout(() => {
    openResult(table.root, table.game, words, {
      again: () => void context.command("again").catch(() => table.fail()),
      home: () => context.navigate("/"),
    });
  }, RESULT_PAUSE);
}
