/** All variants as the lids of their boxes, each with a line of character. */

import { emblem } from "./figures.js";
import { variantCharacter, variantName } from "./names.js";
import { h } from "./view.js";

/** @typedef {{name: string, seats: number[], fixed_seats: boolean}} Boxed */

/** @param {Pick<import("../main.js").App, "t">} app @param {Boxed[]} variants */
export function shelf(app, variants) {
  return h(
    "section",
    { class: "shelf", key: "shelf", "aria-labelledby": "shelf-title" },
    h("h2", { id: "shelf-title" }, app.t("home-variants")),
    h("ul", { class: "variants" }, variants.map((variant) => box(app, variant))),
  );
}

/** A variant as the lid of its box.
 * @param {Pick<import("../main.js").App, "t">} app @param {Boxed} variant */
function box({ t }, { name, seats, fixed_seats: alone }) {
  const least = alone ? 1 : Math.min(...seats);
  const most = alone ? 1 : Math.max(...seats);
  const variant = variantName(t, name);
  const players = least === most ? t("variant-seats-exact", { count: most }) : t("variant-seats", { least, most });
  return h(
    "li",
    { class: `variant ${name}`, key: name },
    emblem(name),
    h("h3", null, h("a", { href: `/new/${name}` }, variant)),
    h("p", null, variantCharacter(t, name)),
    h(
      "p",
      { class: "facts" },
      h("span", null, players),
      h("a", { href: `/rules/${name}`, "aria-label": t("variant-rules-of", { variant }) }, t("variant-rules")),
    ),
  );
}
