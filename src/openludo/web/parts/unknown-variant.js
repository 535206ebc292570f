/** A link names a variant that does not exist: say so, and offer those that do. */

import { shelf } from "./shelf.js";
import { h } from "./view.js";

/** @param {import("../main.js").App} app @param {string} name
 * @param {import("./shelf.js").Boxed[]} variants
 * @returns {import("../main.js").Screen} */
export function unknownVariant(app, name, variants) {
  const { t } = app;
  return {
    title: () => t("new-unknown-variant-title"),
    view: () => [
      h(
        "section",
        { class: "sheet", key: "unknown" },
        h("h1", { tabindex: -1 }, t("new-unknown-variant-title")),
        h("p", { role: "alert" }, t("new-unknown-variant", { name })),
      ),
      shelf(app, variants),
    ],
  };
}
