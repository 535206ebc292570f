/** An address that leads nowhere still leads on. */

import { h } from "../parts/view.js";

/** @type {import("../main.js").Open} */
export function open({ t }) {
  return {
    title: () => t("missing-title"),
    view: () =>
      h(
        "section",
        { class: "sheet narrow" },
        h("h1", { tabindex: -1 }, t("missing-title")),
        h("p", null, t("missing-text")),
        h("p", { class: "actions" }, h("a", { class: "button primary", href: "/" }, t("failed-home"))),
      ),
  };
}
