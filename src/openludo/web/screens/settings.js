/** The player's taste: language, light, sound, motion, and what new games begin with. */

import { NAME_LENGTH } from "../parts/fields.js";
import { h, ticked, typed } from "../parts/view.js";
import { Offer } from "./carry/offer.js";
import { Taking } from "./carry/taking.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../settings.js").Values} Values */

/** @type {import("../main.js").Open} */
export function open(app) {
  const { t, settings } = app;
  const [offer, taking] = [new Offer(app), new Taking(app)];
  return {
    shown: () => location.hash === "#carry" && document.getElementById("carry")?.scrollIntoView(),
    unmount: offer.close,
    title: () => t("settings-title"),
    view: () =>
      h(
        "section",
        { class: "sheet settings" },
        h("h1", { tabindex: -1 }, t("settings-title")),
        languages(app),
        choice(app, "theme", ["system", "light", "dark"]),
        choice(app, "motion", ["system", "reduced"]),
        tick(app, "sound"),
        h("h2", null, t("settings-new-games")),
        h(
          "label",
          { class: "field", key: "name" },
          h("span", null, t("settings-name")),
          h("input", {
            type: "text",
            maxlength: NAME_LENGTH,
            autocomplete: "off",
            value: settings.name,
            oninput: typed((value) => settings.set("name", value)),
          }),
        ),
        choice(app, "pace", ["slow", "normal", "fast", "instant"]),
        tick(app, "autoMove"),
        h("p", { class: "hint", key: "here" }, t("settings-here")),
        offer.view(),
        h("h2", { key: "code" }, t("carry-have")),
        taking.form(),
        taking.trouble(),
      ),
  };
}

/** @param {App} app */
function languages({ t, language, languages, speak }) {
  return group(
    t("settings-language"),
    Object.entries(languages).map(([name, own]) =>
      option("language", name, language() === name, h("span", { lang: name }, own), () => speak(name)),
    ),
  );
}

/** @template {"theme" | "motion" | "pace"} K
 * @param {App} app @param {K} name @param {Values[K][]} values */
function choice({ t, settings }, name, values) {
  return group(
    t(`settings-${name}`),
    values.map((value) =>
      option(name, value, settings[name] === value, h("span", null, t(`settings-${name}-${value}`)), () =>
        settings.set(name, /** @type {any} */ (value)),
      ),
    ),
  );
}

/** @param {string} title @param {HTMLElement[]} options */
function group(title, options) {
  return h("fieldset", { class: "segments", key: title }, h("legend", null, title), h("div", null, options));
}

/**
 * @param {string} name @param {string} value @param {boolean} checked
 * @param {HTMLElement} words @param {() => void} pick
 */
function option(name, value, checked, words, pick) {
  return h("label", { key: value }, h("input", { type: "radio", name, value, checked, onchange: pick }), words);
}

/** @param {App} app @param {"sound" | "autoMove"} name */
function tick({ t, settings }, name) {
  const key = `settings-${name === "autoMove" ? "auto-move" : name}`;
  return h(
    "label",
    { class: "control switch", key: name },
    h("span", null, t(key), h("small", null, t(`${key}-hint`))),
    h("input", {
      type: "checkbox",
      role: "switch",
      checked: settings[name],
      onchange: ticked((on) => settings.set(name, on)),
    }),
  );
}
