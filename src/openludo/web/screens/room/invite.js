/** The invitation: the code for the ear, a link for messages, a picture for the camera. */

import { icon } from "../../parts/figures.js";
import { variantName } from "../../parts/names.js";
import { h } from "../../parts/view.js";
import { halves, picture } from "./ask.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./shapes.js").RoomView} RoomView */

/** @param {Room} room @param {RoomView} view */
export function invitation(room, view) {
  const { t } = room.app;
  return h(
    "section",
    { class: "sheet invitation", key: "invitation", "aria-labelledby": "invitation-title" },
    h("h2", { id: "invitation-title" }, t("room-invite")),
    h("p", { class: "code", "aria-label": t("room-code-label", { code: [...view.code].join(" ") }) }, halves(view.code)),
    h(
      "p",
      { class: "actions", key: "ways" },
      h("button", { class: "button", type: "button", key: "copy", onclick: () => copy(room) }, icon("link"), t("house-copy-link")),
      "share" in navigator &&
        h("button", { class: "button", type: "button", key: "share", onclick: () => share(room, view) }, t("room-share")),
    ),
    room.draft.showLink && shownLink(room),
    h("img", { class: "qr", src: picture(view.code), alt: t("room-qr"), width: 168, height: 168 }),
    h("p", { class: "hint" }, t("room-qr-hint")),
  );
}

/** @param {Room} room */
const address = ({ code }) => `${location.origin}/room/${code}`;

/** @param {Room} room */
async function copy(room) {
  try {
    await navigator.clipboard.writeText(address(room));
    room.app.say(room.app.t("room-link-copied"));
  } catch {
    room.draft.showLink = true;
    room.app.update();
  }
}

/** @param {Room} room @param {RoomView} view */
async function share(room, view) {
  const text = room.app.t("room-share-text", { variant: variantName(room.app.t, view.variant) });
  // Whoever closes the sheet without sharing has not failed.
  await navigator.share({ title: "OpenLudo", text, url: address(room) }).catch(() => {});
}

/** @param {Room} room */
function shownLink(room) {
  return h(
    "label",
    { class: "field", key: "link" },
    h("span", null, room.app.t("room-link")),
    h("input", {
      type: "text",
      readonly: true,
      value: address(room),
      onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select(),
    }),
  );
}
