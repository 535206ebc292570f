/** Messages in a room: a few fixed reactions and short texts, plain words only. */

import { h, typed } from "../../parts/view.js";
import { muted } from "./muted.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./shapes.js").RoomView} RoomView */
/** @typedef {import("./shapes.js").MessageView} MessageView */

export const REACTIONS = ["hello", "thanks", "well_played", "oops", "hurry", "lucky", "laugh", "bye"];
export const TEXT_LENGTH = 200;

/** What a message says. @param {import("./shapes.js").App["t"]} t @param {MessageView} message */
export function words(t, { text, reaction }) {
  if (text !== null) return text;
  return REACTIONS.includes(reaction ?? "") ? t(`reaction-${(reaction ?? "").replaceAll("_", "-")}`) : "";
}

/** @param {Room} room @param {RoomView} view */
export function talk(room, view) {
  const { t } = room.app;
  const silent = muted(room.code);
  const heard = view.messages.filter(({ number }) => !silent.includes(number));
  return h(
    "section",
    { class: "sheet talk", key: "talk", "aria-labelledby": "talk-title" },
    h("h2", { id: "talk-title" }, t("room-talk")),
    h(
      "ol",
      { class: "messages", role: "log", "aria-live": "polite", "aria-labelledby": "talk-title", tabindex: 0 },
      heard.map((message) => line(t, view, message)),
      heard.length === 0 && h("li", { class: "hint", key: "none" }, t("room-talk-none")),
    ),
    h(
      "div",
      { class: "reactions", role: "group", "aria-label": t("room-reactions") },
      REACTIONS.map((reaction) =>
        h(
          "button",
          { class: "button small", type: "button", key: reaction, onclick: () => void room.send("say", { reaction }) },
          t(`reaction-${reaction.replaceAll("_", "-")}`),
        ),
      ),
    ),
    writing(room),
  );
}

/** @param {import("./shapes.js").App["t"]} t @param {RoomView} view @param {MessageView} message */
function line(t, view, message) {
  const own = message.person === view.you;
  return h(
    "li",
    { class: own ? "message own" : "message", key: `${message.at}-${message.number}` },
    h("b", null, h("bdi", null, message.name)),
    " ",
    h("bdi", null, words(t, message)),
  );
}

/** @param {Room} room */
function writing(room) {
  const { t } = room.app;
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = room.draft.text.trim();
    if (!text || !(await room.send("say", { text }))) return;
    room.draft.text = "";
    room.app.update();
  };
  return h(
    "form",
    { class: "writing", onsubmit: send },
    h("input", {
      type: "text",
      "aria-label": t("room-write"),
      placeholder: t("room-write"),
      maxlength: TEXT_LENGTH,
      autocomplete: "off",
      value: room.draft.text,
      oninput: typed((text) => (room.draft.text = text)),
    }),
    h("button", { class: "button", type: "submit" }, t("room-send")),
  );
}
