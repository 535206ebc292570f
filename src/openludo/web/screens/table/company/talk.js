/** What is said at a table of several devices: bubbles at the plates, and a panel with all of it. */

import { h, put } from "../../../board/dom.js";
import { mute, muted } from "../../room/muted.js";
import { REACTIONS, TEXT_LENGTH, words as wordsOf } from "../../room/talk.js";
import { tool } from "../panels/bar.js";
import { button, openPanel } from "../panels/dialogs.js";

/** @typedef {import("../../table.js").Table} Table */
/** @typedef {import("../../room/shapes.js").RoomView} RoomView */
/** @typedef {import("../../room/shapes.js").MessageView} MessageView */

const BUBBLE_TIME = 6000;

export class Talk {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {RoomView | null} */
    this.room = null;
    /** The last message that this page knew. */
    this.last = "";
    this.unread = 0;
    this.tool = tool("talk", table.words.t("room-talk"), () => this.open());
    this.count = h("b", { class: "bar__unread", hidden: true });
    this.tool.append(this.count);
    this.list = h("ol", { class: "messages", role: "log", "aria-label": table.words.t("room-talk"), tabindex: 0 });
  }

  get code() {
    return this.table.game.room ?? "";
  }

  /** Hear what is new; what was said before this page came is only listed.
   * @param {RoomView} room */
  hear(room) {
    const first = this.room === null;
    this.room = room;
    const heard = this.heard();
    const fresh = heard.filter(({ at }) => at > this.last);
    this.last = room.messages.at(-1)?.at ?? this.last;
    this.fill();
    if (!first) fresh.forEach((message) => this.tell(message));
  }

  /** Messages of those who are not muted here. */
  heard() {
    const silent = muted(this.code);
    return this.room?.messages.filter(({ number }) => !silent.includes(number)) ?? [];
  }

  /** @param {MessageView} message */
  tell(message) {
    const { table } = this;
    const text = wordsOf(table.words.translate, message);
    const own = message.person === this.room?.you;
    this.bubble(message.number, text);
    if (own) return;
    table.announcer.say(table.words.t("room-says", { name: message.name, text }));
    if (!table.root.querySelector(".panel--talk")) this.mark(this.unread + 1);
  }

  /** Let it rise from the plate of who said it, if they play here.
   * @param {number} number @param {string} text */
  bubble(number, text) {
    const seat = this.table.game.seats.find((one) => one.number === number)?.seat;
    if (seat === undefined) return;
    const { element } = this.table.plates.plates[seat];
    element.querySelector(".plate__bubble")?.remove();
    const bubble = h("span", { class: "plate__bubble", "aria-hidden": "true" }, h("bdi", {}, text));
    element.append(bubble);
    setTimeout(() => bubble.remove(), BUBBLE_TIME);
  }

  /** @param {number} unread */
  mark(unread) {
    this.unread = unread;
    this.count.hidden = !unread;
    this.count.textContent = unread ? String(unread) : "";
    const { words } = this.table;
    this.tool.setAttribute("aria-label", unread ? words.t("room-talk-unread", { count: unread }) : words.t("room-talk"));
  }

  fill() {
    const { words } = this.table;
    const lines = this.heard().map((message) =>
      h(
        "li",
        { class: message.person === this.room?.you ? "message own" : "message" },
        h("b", {}, h("bdi", {}, message.name)),
        " ",
        h("bdi", {}, wordsOf(words.translate, message)),
      ),
    );
    put(this.list, ...(lines.length ? lines : [h("li", { class: "hint" }, words.t("room-talk-none"))]));
    this.list.scrollTop = this.list.scrollHeight;
  }

  open() {
    const { table } = this;
    const { words } = table;
    const { watching } = table.game.presence;
    this.mark(0);
    this.fill();
    const speaks = this.room !== null && this.room.you !== null;
    openPanel(table.root, {
      title: words.t("room-talk"),
      className: "talk",
      close: words.t("table-close"),
      body: [
        this.list,
        speaks && this.reactions(),
        speaks && this.writing(),
        this.others(),
        watching > 0 && h("p", { class: "hint" }, words.t("room-watching-count", { count: watching })),
      ],
    });
    this.list.scrollTop = this.list.scrollHeight;
  }

  reactions() {
    const { words } = this.table;
    return h(
      "div",
      { class: "reactions", role: "group", "aria-label": words.t("room-reactions") },
      ...REACTIONS.map((reaction) =>
        button(words.t(`reaction-${reaction.replaceAll("_", "-")}`), () => {
          this.table.root.querySelector("dialog")?.close();
          void this.say({ reaction });
        }),
      ),
    );
  }

  writing() {
    const { words } = this.table;
    const label = words.t("room-write");
    const field = h("input", { type: "text", "aria-label": label, placeholder: label, maxlength: TEXT_LENGTH, autocomplete: "off" });
    const submit = async (/** @type {Event} */ event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (text && (await this.say({ text }))) field.value = "";
    };
    return h("form", { class: "writing", submit }, field, h("button", { type: "submit", class: "table-button" }, words.t("room-send")));
  }

  /** @param {Record<string, string>} what @returns {Promise<boolean>} */
  async say(what) {
    try {
      await this.table.context.command("say", what);
      return true;
    } catch {
      this.table.fail();
      return false;
    }
  }

  /** The other persons, who can be muted on this device. */
  others() {
    const { words } = this.table;
    const others = this.room?.persons.filter((_, index) => index !== this.room?.you) ?? [];
    const lines = others.map((one) => h("li", {}, h("bdi", {}, one.name), this.muting(one, words)));
    return lines.length ? h("ul", { class: "talk__others" }, ...lines) : null;
  }

  /** @param {import("../../room/shapes.js").PersonView} person @param {import("../words.js").TableWords} words */
  muting({ name, number }, words) {
    const show = () => {
      const silent = muted(this.code).includes(number);
      turn.textContent = words.t(silent ? "room-unmute" : "room-mute");
      turn.setAttribute("aria-label", words.t(silent ? "room-unmute-label" : "room-mute-label", { name }));
    };
    const turn = button("", () => {
      mute(this.code, number, !muted(this.code).includes(number));
      show();
      this.fill();
    });
    show();
    return turn;
  }
}
