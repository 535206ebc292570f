/** The link to a replay, to be copied or handed on. */

import { h } from "../../board/dom.js";
import { icon } from "../../parts/figures.js";

/** @typedef {import("../../main.js").App} App */

/**
 * @param {App} app
 * @param {string} title
 */
export function link(app, title) {
  const { t } = app;
  const url = location.origin + location.pathname;
  const field = h("input", { type: "text", readonly: true, value: url, focus: () => field.select() });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      app.say(t("replay-link-copied"));
    } catch {
      // Where the browser gives no clipboard, the address is ready to be copied by hand.
      field.focus();
    }
  };
  // Whoever closes the sheet without sharing has not failed.
  const share = () => navigator.share({ title: `OpenLudo · ${title}`, url }).catch(() => {});
  return [
    h("label", { class: "field" }, h("span", {}, t("replay-link")), field),
    h(
      "p",
      { class: "actions" },
      h("button", { class: "button", type: "button", click: copy }, icon("link"), t("house-copy-link")),
      "share" in navigator && h("button", { class: "button", type: "button", click: share }, t("room-share")),
    ),
  ];
}
