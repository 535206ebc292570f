/** Help: how to play here, how the computers think, why the dice can be trusted. */

import { levelManner, levelName } from "../parts/names.js";
import { h } from "../parts/view.js";

/** @typedef {import("../main.js").App["t"]} T */

const CONTROLS = ["roll", "choose", "pass", "calm", "others"];
const KEYS = ["space", "digits", "tab", "enter", "escape"];
const LEVELS = ["easy", "normal", "hard"];
const DICE = ["promise", "share", "check", "equal"];
const DATA = ["here", "carry", "names", "ratings", "replay", "erase"];

/** @type {import("../main.js").Open} */
export function open({ t }) {
  return {
    title: () => t("about-title"),
    view: () =>
      h(
        "article",
        { class: "sheet booklet" },
        h("h1", { tabindex: -1 }, t("about-title")),
        h("p", { class: "lead" }, t("about-lead")),
        part(t, "controls", CONTROLS),
        h("section", { key: "keys" }, h("h2", null, t("about-keys")), keys(t)),
        h(
          "section",
          { key: "levels" },
          h("h2", null, t("about-levels")),
          h("p", null, t("about-levels-lead")),
          h("dl", null, LEVELS.map((level) => pair(levelName(t, level), levelManner(t, level)))),
          h("p", null, t("about-levels-ties")),
        ),
        part(t, "dice", DICE, h("p", null, h("a", { href: "/verify" }, t("about-dice-verify")))),
        part(t, "no-help", ["undo", "hint", "clock"]),
        part(t, "data", DATA),
        part(t, "source", ["open", "licence"]),
      ),
  };
}

/** @param {T} t @param {string} name @param {string[]} lines @param {HTMLElement} [rest] */
function part(t, name, lines, rest) {
  return h(
    "section",
    { key: name },
    h("h2", null, t(`about-${name}`)),
    h("ul", null, lines.map((line) => h("li", null, t(`about-${name}-${line}`)))),
    rest,
  );
}

/** @param {T} t */
function keys(t) {
  return h(
    "dl",
    { class: "keys" },
    KEYS.map((key) => pair(h("kbd", null, t(`about-key-${key}`)), t(`about-key-${key}-does`))),
  );
}

/** @param {Node | string} term @param {string} meaning */
function pair(term, meaning) {
  return [h("dt", null, term), h("dd", null, meaning)];
}
