/** Ask before something is lost for good. */

import { h } from "./view.js";

/** Show a question over the page; only the named action answers yes.
 * @param {{t: typeof import("../i18n/index.js").t}} app
 * @param {{title: string, text: string, action: string}} question
 * @returns {Promise<boolean>}
 */
export function confirmed({ t }, { title, text, action }) {
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      "dialog",
      { class: "question", "aria-labelledby": "question-title", "aria-describedby": "question-text" },
      h("h2", { id: "question-title" }, title),
      h("p", { id: "question-text" }, text),
      h(
        "form",
        { method: "dialog", class: "actions" },
        h("button", { class: "button", value: "no", autofocus: true }, t("confirm-no")),
        h("button", { class: "button danger", value: "yes" }, action),
      ),
    )
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
  });
}
