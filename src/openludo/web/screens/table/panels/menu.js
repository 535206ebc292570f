/** Settings at the table: pace of the computers, only moves, sound, light. */

import { h } from "../../../board/dom.js";
import { openPanel } from "./dialogs.js";

/** @typedef {import("../../../board/shapes.js").GameView} GameView */
/** @typedef {import("../words.js").TableWords} TableWords */
/** @typedef {{sound: boolean, theme: string, reducedMotion: boolean, set: (name: any, value: any) => void, subscribe: (listener: (name: any) => void) => () => void}} Settings */

const PACES = ["slow", "normal", "fast", "instant"];
const THEMES = ["system", "light", "dark"];

/**
 * @param {HTMLElement} root
 * @param {GameView} game
 * @param {TableWords} words
 * @param {Settings} settings
 * @param {(payload: Record<string, unknown>) => void} change tells the server
 */
export function openMenu(root, game, words, settings, change) {
  const persons = game.seats.filter(({ seat }) => words.isOwn(seat));
  const paced = !game.room && persons.length < game.seats.length;
  openPanel(root, {
    title: words.t("table-settings"),
    className: "menu",
    close: words.t("table-close"),
    body: [
      paced && choices("pace", words.t("table-pace"), PACES, game.settings.pace, (pace) => change({ pace }), words),
      persons.length > 0 && h(
        "fieldset",
        {},
        h("legend", {}, words.t("table-auto")),
        ...persons.map(({ seat }) => {
          const on = game.settings.auto_move?.[String(seat)] ?? false;
          return toggle(words.name(seat), on, (to) => change({ auto_move: { [seat]: to } }));
        }),
      ),
      choices("theme", words.t("table-theme"), THEMES, settings.theme, (theme) => settings.set("theme", theme), words),
      toggle(words.t("table-sound"), settings.sound, (on) => settings.set("sound", on)),
      // In a tab of its own: the game stays where it is.
      persons.length > 0 && h("a", { class: "button", href: "/settings#carry", target: "_blank" }, words.t("carry-offer")),
    ],
  });
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string[]} values
 * @param {string} chosen
 * @param {(value: string) => void} onChoose
 * @param {TableWords} words
 */
function choices(name, title, values, chosen, onChoose, words) {
  return h(
    "fieldset",
    { class: "choices" },
    h("legend", {}, title),
    ...values.map((value) =>
      h(
        "label",
        {},
        h("input", { type: "radio", name, value, checked: value === chosen, change: () => onChoose(value) }),
        h("span", {}, words.t(`table-${name}-${value}`)),
      ),
    ),
  );
}

/**
 * @param {string} text
 * @param {boolean} on
 * @param {(on: boolean) => void} onChange
 */
function toggle(text, on, onChange) {
  const box = h("input", { type: "checkbox", role: "switch", checked: on, change: () => onChange(box.checked) });
  return h("label", { class: "toggle" }, box, h("span", {}, text));
}
