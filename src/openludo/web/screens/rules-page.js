/** The rules of a variant as they will be played, to read and to print. */

import { icon } from "../parts/figures.js";
import { h } from "../parts/view.js";
import { unknownVariant } from "../parts/unknown-variant.js";

/** @typedef {import("../messages.js").RuleItem} Item */
/** @typedef {import("../messages.js").RulesPage} Page */

/** @type {import("../main.js").Open} */
export async function open(app, { params, query }) {
  const { variants } = await app.api.variants();
  const known = variants.some((/** @type {{name: string}} */ { name }) => name === params.variant);
  if (!known) return unknownVariant(app, params.variant, variants);
  /** @type {Record<string, Page>} */
  const pages = {};
  const fetched = async () => {
    const lang = app.language();
    const asked = new URLSearchParams(query);
    asked.set("lang", lang);
    pages[lang] ??= await app.api.rulesPage(params.variant, asked);
  };
  await fetched();
  let shown = pages[app.language()];
  return {
    title: () => app.t("booklet-title", { variant: shown.title }),
    view: () => {
      const now = pages[app.language()];
      // The server writes this page, so another language comes a moment later.
      if (!now) fetched().then(app.update, () => app.say(app.t("error-unreachable")));
      shown = now ?? shown;
      return page(app, shown, params.variant, query);
    },
  };
}

/** @param {import("../main.js").App} app @param {Page} shown @param {string} variant @param {URLSearchParams} query */
function page({ t }, shown, variant, query) {
  const house = new URLSearchParams(query);
  house.delete("lang");
  const address = `/new/${encodeURIComponent(variant)}${house.size ? `?${house}` : ""}`;
  return h(
    "article",
    { class: "sheet booklet" },
    h("h1", { tabindex: -1 }, shown.title),
    h(
      "p",
      { class: "actions unprinted" },
      h("a", { class: "button primary", href: address }, icon("die"), t("booklet-play")),
      h("button", { class: "button", type: "button", onclick: () => print() }, icon("printer"), t("booklet-print")),
    ),
    shown.sections.map((section) =>
      h(
        "section",
        { key: section.heading },
        h("h2", null, section.heading),
        h("ul", null, section.items.map((item) => line(t, item))),
      ),
    ),
  );
}

/** @param {import("../main.js").App["t"]} t @param {Item} item */
function line(t, item) {
  return h(
    "li",
    { class: item.changed ? "changed" : "" },
    item.text,
    item.changed && [
      " ",
      h("span", { class: "mark" }, t("booklet-changed")),
      item.own && h("span", { class: "hint" }, ` ${t("booklet-own", { own: item.own })}`),
    ],
  );
}
