/** What stands round every screen: the way home, the main ways on, the language, passing notices. */

import { icon } from "./figures.js";
import { h } from "./view.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../main.js").Screen} Screen */
/** @typedef {{waiting: boolean, notice: {text: string, number: number}}} Around */

const WAYS = [
  ["/statistics", "chart", "nav-statistics"],
  ["/verify", "check", "nav-verify"],
  ["/settings", "gear", "nav-settings"],
  ["/about", "help", "nav-about"],
];

/** @param {App} app @param {Screen} screen @param {Around} around */
export function frame(app, screen, around) {
  const notice = h(
    "div",
    { class: "notices", role: "status", key: "notices" },
    around.notice.text && h("p", { key: String(around.notice.number) }, around.notice.text),
    around.waiting && h("p", { key: "waiting" }, app.t("nav-waiting")),
  );
  if (screen.bare) return [screen.view(), notice].flat();
  const main = screen.main ?? h("main", { key: `main-${screen.name}`, class: `screen ${screen.name}`, id: "main" }, screen.view());
  return [skip(app), header(app), main, footer(app), notice];
}

/** @param {App} app */
function skip(app) {
  const jump = () => /** @type {HTMLElement | null} */ (document.querySelector("main h1"))?.focus();
  return h("button", { key: "skip", class: "skip", type: "button", onclick: jump }, app.t("nav-skip"));
}

/** @param {App} app */
function header({ t, language, languages, speak }) {
  const here = location.pathname;
  return h(
    "header",
    { class: "bar", key: "bar" },
    h("a", { class: "brand", href: "/", "aria-label": t("nav-home") }, icon("logo"), h("span", null, "OpenLudo")),
    h(
      "nav",
      { "aria-label": t("nav-label") },
      WAYS.map(([path, picture, key]) =>
        h(
          "a",
          { href: path, class: `way ${picture}`, "aria-current": here === path ? "page" : null },
          icon(picture),
          h("span", null, t(key)),
        ),
      ),
    ),
    Object.entries(languages)
      .filter(([other]) => other !== language())
      .map(([other, name]) =>
        h(
          "button",
          { class: "tongue", type: "button", lang: other, "aria-label": name, onclick: () => speak(other), key: other },
          h("span", { class: "long" }, name),
          h("span", { class: "short" }, other.toUpperCase()),
        ),
      ),
  );
}

/** @param {App} app */
function footer({ t }) {
  return h("footer", { class: "foot", key: "foot" }, h("p", null, t("footer-line")));
}
