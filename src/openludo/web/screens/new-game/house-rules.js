/** House rules in plain words: the value of each, the variant's own beside it, what differs marked. */

import { worded } from "../../api.js";
import { icon } from "../../parts/figures.js";
import { groupName, ruleName, ruleSubject, valueText, variantName } from "../../parts/names.js";
import { h } from "../../parts/view.js";
import { control } from "./controls.js";
import { link, withRule, withoutRules } from "./draft.js";

/** @typedef {import("../../main.js").App} App */
/** @typedef {import("../../parts/names.js").Field} Field */
/** @typedef {import("./new-game.js").Model} Model */
/** @typedef {(game: import("./draft.js").Draft) => void} Change */

/** The switches for those who do not want to see every rule; teams is a rule of its own. */
const SIMPLE = ["walls", "quick", "teams", "impassable"];

/** Rules that come from other games stand together behind all others. */
const ELSEWHERE = "elsewhere";

/** @param {App} app @param {Model} model @param {Change} change */
export function houseRules(app, model, change) {
  const { t } = app;
  const count = model.verdict.changed.length;
  const toggled = (/** @type {Event} */ event) => unfold(model, "all", event);
  return h(
    "details",
    { class: "sheet house-rules", key: "house-rules", open: model.open.has("all"), ontoggle: toggled },
    h(
      "summary",
      null,
      h("h2", null, t("house-title")),
      h("span", { class: count ? "changes some" : "changes" }, t("house-changed", { count })),
    ),
    refusal(app, model),
    h("div", { class: "simple" }, SIMPLE.map((name) => row(app, model, change, name))),
    groups(model).map(([name, fields]) => group(app, model, change, name, fields)),
    h("p", { class: "actions" }, ...tools(app, model, change)),
    model.showLink && shownLink(app, model),
  );
}

/** @param {Model} model @param {string} name @param {Event} event */
function unfold(model, name, event) {
  const { open } = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  model.open[open ? "add" : "delete"](name);
}

/** The rules by group, in the order in which the server lists them.
 * @param {Model} model @returns {[string, Field[]][]} */
function groups({ fields, game: { variant } }) {
  const shown = fields.filter(({ name, bundle }) => !bundle && !variant.hidden.includes(name) && !SIMPLE.includes(name));
  /** @param {Field} field */
  const groupOf = ({ name, group }) => (variant.elsewhere.includes(name) ? ELSEWHERE : group);
  const names = [...new Set([...shown.map(({ group }) => group), ELSEWHERE])];
  /** @param {string} name @returns {[string, Field[]]} */
  const members = (name) => [name, shown.filter((field) => groupOf(field) === name)];
  return names.map(members).filter(([, found]) => found.length);
}

/** @param {App} app @param {Model} model @param {Change} change @param {string} name @param {Field[]} fields */
function group(app, model, change, name, fields) {
  const { t } = app;
  const { changed, refusal: clash } = model.verdict;
  const differ = fields.filter((field) => changed.includes(field.name)).length;
  const clashes = fields.some((field) => clash?.params.names?.includes(field.name));
  return h(
    "details",
    {
      class: "group",
      key: name,
      open: model.open.has(name),
      ontoggle: (/** @type {Event} */ event) => unfold(model, name, event),
    },
    h(
      "summary",
      null,
      h("h3", null, groupName(t, name)),
      differ > 0 && h("span", { class: "changes some" }, t("house-changed", { count: differ })),
      clashes && h("span", { class: "clash" }, t("house-clash-mark")),
    ),
    fields.map((field) => row(app, model, change, field.name)),
  );
}

/** @param {App} app @param {Model} model @param {Change} change @param {string} name */
function row(app, model, change, name) {
  const { t } = app;
  const { variant } = model.game;
  const field = fieldOf(model, name);
  if (!field || variant.hidden.includes(name)) return null;
  const own = variant.rules[name] ?? variant.bundles[name];
  const value = model.game.chosen[name] ?? model.verdict.rules[name] ?? "false";
  const differs = model.verdict.changed.includes(name) || (field.bundle && name in model.game.chosen);
  const clashes = model.verdict.refusal?.params.names?.includes(name);
  /** @param {string | null} picked */
  const pick = (picked) => change(withRule(model.game, name, field.bundle && picked === "false" ? null : picked));
  return h(
    "div",
    { class: `rule ${field.kind}${differs ? " changed" : ""}${clashes ? " clashes" : ""}`, key: name },
    control(app, field, value, pick),
    h("p", { class: "hint", key: "hint" }, ruleSubject(t, name)),
    own !== undefined && beside(app, model, field, own, differs, () => pick(null)),
  );
}

/** A house rule with its values; which boards there are the variant knows.
 * @param {Model} model @param {string} name @returns {Field | undefined} */
function fieldOf({ fields, game }, name) {
  const field = fields.find((other) => other.name === name);
  return field?.kind === "board" ? { ...field, values: game.variant.boards.map((board) => board.name) } : field;
}

/** What the plain variant says, and the way back to it.
 * @param {App} app @param {Model} model @param {Field} field @param {string} own
 * @param {boolean | undefined} differs @param {() => void} reset */
function beside({ t }, model, field, own, differs, reset) {
  const variant = variantName(t, model.game.variant.name);
  const given = field.name in model.game.chosen;
  return h(
    "p",
    { class: "own", key: "own" },
    differs && h("strong", { class: "mark", key: "mark" }, t("house-differs")),
    h("span", { key: "own" }, t("house-own", { variant, value: valueText(t, field, own) })),
    differs &&
      given &&
      h(
        "button",
        {
          type: "button",
          class: "button small",
          key: "reset",
          onclick: reset,
          "aria-label": t("house-reset-one-label", { rule: ruleName(t, field.name) }),
        },
        t("house-reset-one"),
      ),
  );
}

/** @param {App} app @param {Model} model */
function refusal({ t }, { verdict }) {
  const failure = verdict.refusal;
  if (!failure) return null;
  const notice = { class: "refusal", role: "alert", key: "refusal" };
  return h("p", notice, icon("warning"), h("span", null, worded(t, failure)));
}

/** @param {App} app @param {Model} model @param {Change} change */
function tools(app, model, change) {
  const { t } = app;
  const { variant, chosen } = model.game;
  const any = Object.keys(chosen).length > 0;
  const reset = () => change(withoutRules(model.game));
  const query = new URLSearchParams(chosen).toString();
  return [
    h(
      "button",
      { type: "button", class: "button", key: "reset", disabled: !any, onclick: reset },
      icon("back"),
      t("house-reset"),
    ),
    !model.shared &&
      h(
        "button",
        { type: "button", class: "button", key: "copy", onclick: () => copy(app, model) },
        icon("link"),
        t("house-copy-link"),
      ),
    h(
      "a",
      { class: "button", key: "read", href: `/rules/${encodeURIComponent(variant.name)}${query && `?${query}`}` },
      icon("book"),
      t("house-read"),
    ),
  ];
}

/** @param {App} app @param {Model} model */
async function copy(app, model) {
  try {
    await navigator.clipboard.writeText(address(model));
    app.say(app.t("house-link-copied"));
  } catch {
    model.showLink = true;
    app.update();
  }
}

/** @param {Model} model */
function address({ game }) {
  return location.origin + link(game.variant.name, game.chosen);
}

/** @param {App} app @param {Model} model */
function shownLink({ t }, model) {
  return h(
    "label",
    { class: "field", key: "link" },
    h("span", null, t("house-link")),
    h("input", {
      type: "text",
      readonly: true,
      value: address(model),
      onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select(),
    }),
  );
}
