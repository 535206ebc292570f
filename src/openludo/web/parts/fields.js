/** Fields that several screens ask the same things with. */

import { h, ticked, typed } from "./view.js";

/** @typedef {import("../main.js").App} App */

export const NAME_LENGTH = 20;

/**
 * The code of a room; `more` adds to its attributes.
 * @param {App["t"]} t
 * @param {Record<string, any>} [more]
 */
export function codeField(t, more) {
  return h("input", {
    type: "text",
    name: "code",
    "aria-label": t("room-code"),
    placeholder: t("room-code"),
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    maxlength: 16,
    ...more,
  });
}

/**
 * The name under which somebody comes into a room; `more` adds to its attributes.
 * @param {App["t"]} t
 * @param {string} value
 * @param {(text: string) => void} write
 * @param {Record<string, any>} [more]
 */
export function nameField(t, value, write, more) {
  return h(
    "label",
    { class: "field" },
    h("span", null, t("room-your-name")),
    h("input", {
      type: "text",
      name: "name",
      maxlength: NAME_LENGTH,
      autocomplete: "nickname",
      ...more,
      value,
      oninput: typed(write),
    }),
  );
}

/**
 * Something that is so or not.
 * @param {string} name
 * @param {string} words
 * @param {boolean} checked
 * @param {(on: boolean) => void} turn
 */
export function switchField(name, words, checked, turn) {
  return h(
    "label",
    { class: "switch-field" },
    h("input", { type: "checkbox", role: "switch", name, checked, onchange: ticked(turn) }),
    h("span", null, words),
  );
}
