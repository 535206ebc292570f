/** Style sheets beyond those of the first page, here before their screen is shown, so nothing jumps. */

import { h } from "./view.js";

/** Wait for sheets by name; one that does not come leaves a plain but working screen.
 * @param {readonly string[]} names */
export function sheets(names) {
  return Promise.all(names.map(sheet));
}

/** @param {string} name @returns {Promise<unknown>} */
function sheet(name) {
  if (document.querySelector(`link[data-sheet="${name}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const href = new URL(`../styles/${name}.css`, import.meta.url).pathname;
    document.head.append(
      h("link", { rel: "stylesheet", href, "data-sheet": name, onload: resolve, onerror: resolve }),
    );
  });
}
