/** How the games of this device ended, by variant and level of the computers. */

import { worded } from "../api.js";
import { confirmed } from "../parts/confirm.js";
import { icon } from "../parts/figures.js";
import { levelName, variantName } from "../parts/names.js";
import { h } from "../parts/view.js";

/** @typedef {import("../messages.js").StatisticsRow} Row */
/** @typedef {import("../main.js").App} App */

const COLUMNS = /** @type {const} */ (["played", "won", "lost", "neither"]);

/** @type {import("../main.js").Open} */
export async function open(app) {
  const { rows } = await app.api.statistics();
  /** @type {{rows: Row[]}} */
  const model = { rows };
  const { t } = app;
  return {
    title: () => t("statistics-title"),
    view: () =>
      h(
        "section",
        { class: "sheet wide" },
        h("h1", { tabindex: -1 }, t("statistics-title")),
        h("p", { class: "hint" }, t("statistics-lead")),
        model.rows.length ? table(app, model.rows) : empty(app),
        model.rows.length > 0 && h("p", { class: "actions" }, ...actions(app, model)),
        h("p", { class: "actions", key: "ratings" }, h("a", { class: "button", href: "/ratings" }, t("ratings-link"))),
      ),
  };
}

/** @param {App} app */
function empty({ t }) {
  return h(
    "div",
    { class: "empty" },
    h("p", null, t("statistics-empty")),
    h("a", { class: "button primary", href: "/" }, t("failed-home")),
  );
}

/** @param {App} app @param {Row[]} rows */
function table(app, rows) {
  const { t } = app;
  return h(
    "div",
    { class: "scroller", tabindex: 0, role: "region", "aria-label": t("statistics-title") },
    h(
      "table",
      { class: "statistics" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, t("statistics-variant")),
          h("th", { scope: "col" }, t("statistics-level")),
          COLUMNS.map((name) => h("th", { scope: "col", class: "number" }, t(`statistics-${name}`))),
          h("th", { scope: "col", class: "number" }, t("statistics-time")),
        ),
      ),
      h("tbody", null, rows.map((row) => line(app, row))),
    ),
  );
}

/** @param {App} app @param {Row} row */
function line(app, row) {
  const { t } = app;
  return h(
    "tr",
    { key: `${row.variant} ${row.level}` },
    h("th", { scope: "row" }, variantName(t, row.variant)),
    h("td", null, row.level === "mixed" ? t("statistics-mixed") : levelName(t, row.level)),
    COLUMNS.map((name) =>
      h("td", { class: "number", "data-label": t(`statistics-${name}`) }, t("statistics-count", { count: row[name] })),
    ),
    h("td", { class: "number", "data-label": t("statistics-time") }, time(app, row.seconds)),
  );
}

/** @param {App} app @param {number} seconds */
function time({ t }, seconds) {
  const minutes = Math.round(seconds / 60);
  return t("statistics-duration", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** @param {App} app @param {{rows: Row[]}} model */
function actions(app, model) {
  const { t } = app;
  const erase = async () => {
    const sure = await confirmed(app, {
      title: t("statistics-erase-title"),
      text: t("statistics-erase-text"),
      action: t("statistics-erase-action"),
    });
    if (!sure) return;
    try {
      await app.api.eraseStatistics();
      model.rows = [];
      app.say(t("statistics-erased"));
    } catch (failure) {
      app.say(worded(t, failure));
    }
  };
  return [
    h(
      "a",
      { class: "button", key: "export", href: "/api/statistics/export", download: "" },
      icon("download"),
      t("statistics-export"),
    ),
    h("button", { class: "button", key: "erase", type: "button", onclick: erase }, icon("bin"), t("statistics-erase")),
  ];
}
