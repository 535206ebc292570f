/** One control for each kind of house rule; all speak in the texts that the rules are written in. */

import { partText, parts, ruleName, valueText } from "../../parts/names.js";
import { h, ticked, typed } from "../../parts/view.js";

/** @typedef {import("../../main.js").App} App */
/** @typedef {import("../../parts/names.js").Field} Field */
/** @typedef {(value: string) => void} Pick */

/** @param {App} app @param {Field} field @param {string} value @param {Pick} pick */
export function control(app, field, value, pick) {
  if (field.kind === "flag") return flag(app, field, value, pick);
  if (field.kind === "faces" || field.kind === "grants") return several(app, field, value, pick);
  return field.values ? select(app, field, value, pick) : number(app, field, value, pick);
}

/** @param {App} app @param {Field} field @param {string} value @param {Pick} pick */
function flag({ t }, field, value, pick) {
  return h(
    "label",
    { class: "control switch", key: "control" },
    h("span", { class: "rule-name" }, ruleName(t, field.name)),
    h("input", {
      type: "checkbox",
      role: "switch",
      name: field.name,
      checked: value === "true",
      onchange: ticked((on) => pick(String(on))),
    }),
  );
}

/** @param {App} app @param {Field} field @param {string} value @param {Pick} pick */
function number({ t }, field, value, pick) {
  return h(
    "label",
    { class: "control", key: "control" },
    h("span", { class: "rule-name" }, ruleName(t, field.name)),
    h("span", { class: "meaning" }, valueText(t, field, value)),
    h("input", {
      type: "number",
      inputmode: "numeric",
      name: field.name,
      min: 0,
      max: field.max ?? null,
      value,
      onchange: typed((text) => pick(text || "0")),
    }),
  );
}

/** @param {App} app @param {Field} field @param {string} value @param {Pick} pick */
function select({ t }, field, value, pick) {
  return h(
    "label",
    { class: "control", key: "control" },
    h("span", { class: "rule-name" }, ruleName(t, field.name)),
    h(
      "select",
      { name: field.name, value, onchange: typed(pick) },
      (field.values ?? []).map((option) => h("option", { value: option }, valueText(t, field, option))),
      // A link may ask for what nobody knows: the server's refusal says so beside it.
      !field.values?.includes(value) && h("option", { value }, value),
    ),
  );
}

/** @param {App} app @param {Field} field @param {string} value @param {Pick} pick */
function several({ t }, field, value, pick) {
  const now = parts(value);
  /** @param {string} part */
  const turned = (part) => {
    const after = (field.values ?? []).filter((other) => now.includes(other) !== (other === part));
    return after.join(",") || "none";
  };
  return h(
    "fieldset",
    { class: "control chips", key: "control" },
    h("legend", { class: "rule-name" }, ruleName(t, field.name)),
    (field.values ?? []).map((part) =>
      h(
        "label",
        { class: "chip", key: part },
        h("input", {
          type: "checkbox",
          name: field.name,
          value: part,
          checked: now.includes(part),
          onchange: () => pick(turned(part)),
        }),
        h("span", null, partText(t, field, part)),
      ),
    ),
  );
}
