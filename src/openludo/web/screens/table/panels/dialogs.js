/** Panels over the table, as real dialogs: the browser keeps the focus inside and Escape closes them. */

import { h } from "../../../board/dom.js";

/**
 * Open a panel; it is gone once it is closed.
 * @param {HTMLElement} root
 * @param {object} parts
 * @param {string} parts.title
 * @param {string} parts.className
 * @param {import("../../../board/dom.js").Child[]} parts.body
 * @param {string} parts.close name of the closing button
 * @param {boolean} [parts.plain] without a closing button of its own
 * @returns {HTMLDialogElement}
 */
export function openPanel(root, { title, className, body, close, plain }) {
  root.querySelectorAll("dialog").forEach((other) => other.close());
  const id = `panel-${className}`;
  const shut = h("button", { type: "button", class: "icon-button panel__close", "aria-label": close, click: () => panel.close() }, "✕");
  const panel = h(
    "dialog",
    { class: `panel panel--${className}`, "aria-labelledby": id },
    h("header", { class: "panel__head" }, h("h2", { id }, title), !plain && shut),
    h("div", { class: "panel__body" }, ...body),
  );
  panel.addEventListener("close", () => panel.remove());
  panel.addEventListener("click", (event) => {
    if (event.target === panel) panel.close();
  });
  root.append(panel);
  panel.showModal();
  return panel;
}

/**
 * @param {string} text
 * @param {() => void} click
 * @param {string} [kind]
 */
export function button(text, click, kind = "") {
  return h("button", { type: "button", class: `table-button ${kind}`, click }, text);
}
