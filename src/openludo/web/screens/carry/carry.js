/** Where the picture of a code leads: this device goes on as the one that showed it. */

import { h } from "../../parts/view.js";
import { Taking } from "./taking.js";

/** @type {import("../../main.js").Open} */
export function open(app) {
  const { t } = app;
  const taking = new Taking(app, fromAddress());
  return {
    title: () => t("carry-title"),
    view: () =>
      h(
        "section",
        { class: "sheet narrow carry" },
        h("h1", { tabindex: -1 }, t("carry-title")),
        h("p", null, t("carry-lead")),
        taking.form(),
        taking.trouble(),
        h("p", { class: "hint" }, t("carry-where")),
      ),
  };
}

/** Take the code out of the address, where it would stay in the history and be seen. */
function fromAddress() {
  const code = location.hash.slice(1);
  if (code) history.replaceState(null, "", location.pathname);
  return code;
}
