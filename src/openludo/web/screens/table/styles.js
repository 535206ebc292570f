/** The table's own style sheets, loaded with the first table so that the first page stays small. */

import { h } from "../../board/dom.js";

const SHEETS = ["board", "table", "plates", "panels"];

/** What games of several devices need besides. */
const SHARED = ["rooms", "said", "company"];

/**
 * Add the sheets; the table stays unseen until they are here, so nothing jumps.
 * @param {HTMLElement} root
 * @param {boolean} shared
 */
export function addStyles(root, shared) {
  const missing = [...SHEETS, ...(shared ? SHARED : [])].filter((name) => !document.querySelector(`link[data-sheet="${name}"]`));
  if (!missing.length) return;
  root.style.visibility = "hidden";
  const loaded = missing.map(
    (name) =>
      new Promise((resolve) => {
        const href = new URL(`../../styles/${name}.css`, import.meta.url).pathname;
        document.head.append(h("link", { rel: "stylesheet", href, "data-sheet": name, load: resolve, error: resolve }));
      }),
  );
  void Promise.all(loaded).then(() => (root.style.visibility = ""));
}
