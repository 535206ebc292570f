/** Recompute the dice of a finished game here, in the browser: no server is asked. */

import { worded } from "../api.js";
import { icon } from "../parts/figures.js";
import { colourName } from "../parts/names.js";
import { verifyRecord } from "../verify/verify.js";
import { h, typed } from "../parts/view.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../verify/verify.js").Check} Check */
/** @typedef {{text: string, checks: Check[] | null, failure: unknown, busy: boolean, over: boolean}} Model */

const LARGEST = 2_000_000;

/** @type {import("../main.js").Open} */
export async function open(app, { query }) {
  /** @type {Model} */
  const model = { text: "", checks: null, failure: null, busy: false, over: false };
  const id = query.get("game");
  if (id) {
    try {
      model.text = await app.api.record(id);
      await look(app, model);
    } catch (failure) {
      model.failure = failure;
    }
  }
  return { title: () => app.t("verify-title"), view: () => view(app, model) };
}

/** Check what is in the field.
 * @param {App} app @param {Model} model */
async function look(app, model) {
  Object.assign(model, { busy: true, failure: null, checks: null });
  app.update();
  try {
    model.checks = (await verifyRecord(model.text)).checks;
  } catch (failure) {
    model.failure = failure;
  }
  model.busy = false;
  app.update();
}

/** @param {App} app @param {Model} model @param {File | null | undefined} file */
async function read(app, model, file) {
  if (!file) return;
  if (file.size > LARGEST) {
    app.say(app.t("verify-too-large"));
    return;
  }
  model.text = await file.text();
  await look(app, model);
}

/** @param {App} app @param {Model} model */
function view(app, model) {
  const { t } = app;
  return [
    h(
      "section",
      { class: `sheet wide${model.over ? " over" : ""}`, key: "input", ...dropping(app, model) },
      h("h1", { tabindex: -1 }, t("verify-title")),
      h("p", { class: "lead" }, t("verify-lead")),
      form(app, model),
      h("p", { class: "hint" }, t("verify-offline")),
    ),
    h("div", { key: "result", "aria-live": "polite", class: "result" }, result(app, model)),
  ];
}

/** @param {App} app @param {Model} model */
function form(app, model) {
  const { t } = app;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (model.text.trim()) look(app, model);
  };
  return h(
    "form",
    { onsubmit: submit },
    h(
      "label",
      { class: "field" },
      h("span", null, t("verify-record")),
      h("textarea", {
        rows: 8,
        spellcheck: "false",
        placeholder: t("verify-placeholder"),
        value: model.text,
        oninput: typed((text) => (model.text = text)),
      }),
    ),
    h(
      "p",
      { class: "actions" },
      h("button", { class: "button primary", type: "submit", disabled: model.busy }, icon("check"), t("verify-check")),
      h(
        "label",
        { class: "button file" },
        icon("folder"),
        t("verify-open"),
        h("input", {
          type: "file",
          class: "unseen",
          accept: ".ludo,.txt,text/plain",
          onchange: (/** @type {Event} */ event) => read(app, model, fileOf(event)),
        }),
      ),
    ),
  );
}

/** @param {Event} event */
function fileOf(event) {
  return /** @type {HTMLInputElement} */ (event.target).files?.[0];
}

/** @param {App} app @param {Model} model */
function dropping(app, model) {
  /** @param {DragEvent} event @param {boolean} over */
  const hover = (event, over) => {
    event.preventDefault();
    if (model.over === over) return;
    model.over = over;
    app.update();
  };
  return {
    ondragover: (/** @type {DragEvent} */ event) => hover(event, true),
    ondragleave: (/** @type {DragEvent} */ event) => hover(event, false),
    ondrop: (/** @type {DragEvent} */ event) => {
      hover(event, false);
      const text = event.dataTransfer?.getData("text/plain");
      if (!text) return read(app, model, event.dataTransfer?.files[0]);
      model.text = text;
      return look(app, model);
    },
  };
}

/** Checks that say why there was nothing to compute. */
const HINDRANCES = new Set(["insecure_page", "format", "secret"]);

/** @param {App} app @param {Pick<Model, "checks" | "failure">} model */
export function result({ t }, { checks, failure }) {
  const hindrance = checks?.find((check) => !check.ok && HINDRANCES.has(check.code));
  if (failure) return unchecked(t, worded(t, failure));
  if (hindrance) return unchecked(t, checkText(t, hindrance));
  if (!checks) return null;
  const ok = checks.every((check) => check.ok);
  return h(
    "section",
    { class: `sheet wide verdict ${ok ? "good" : "bad"}`, key: "checks" },
    h("h2", null, icon(ok ? "tick" : "cross"), t(ok ? "verify-good" : "verify-bad")),
    h("p", null, t(ok ? "verify-good-means" : "verify-bad-means", { count: rollsIn(checks) })),
    ok && h("p", { class: "unchecked" }, h("strong", null, t("verify-not-checked")), " ", t("verify-not-checked-means")),
    h("ol", { class: "checks" }, checks.map((check) => line(t, check))),
  );
}

/** @param {Check[]} checks */
function rollsIn(checks) {
  return Number(checks.find(({ code }) => code === "rolls")?.params.count ?? 0);
}

/** @param {App["t"]} t @param {string} why */
function unchecked(t, why) {
  return h(
    "section",
    { class: "sheet wide verdict bad", key: "unchecked" },
    h("h2", null, icon("cross"), t("verify-unread")),
    h("p", null, why),
  );
}

/** @param {App["t"]} t @param {Check} check */
function line(t, check) {
  const { ok, params } = check;
  return h(
    "li",
    { class: ok ? "good" : "bad" },
    icon(ok ? "tick" : "cross"),
    h("span", null, h("span", { class: "unseen" }, t(ok ? "verify-right" : "verify-wrong")), " ", checkText(t, check)),
    !ok && params.expected !== undefined && h("span", { class: "difference" }, t("verify-difference", said(t, params))),
  );
}

/** @param {App["t"]} t @param {Check} check */
function checkText(t, { code, ok, params }) {
  const wrong = code === "rolls" && !ok ? "-wrong" : "";
  return t(`check-${code.replaceAll("_", "-")}${wrong}`, params);
}

/** Colours are named in the player's language, all else is shown as found.
 * @param {App["t"]} t @param {Check["params"]} params */
function said(t, params) {
  const words = Object.entries(params).map(([name, value]) => [
    name,
    String(value).replace(/\b(yellow|blue|red|green|purple|orange)\b/g, (colour) => colourName(t, colour)),
  ]);
  return Object.fromEntries(words);
}
