/** The code with which another device becomes this one: shown, counted down, drawn for a camera. */

import { worded } from "../../api.js";
import { icon } from "../../parts/figures.js";
import { h } from "../../parts/view.js";
import { halves } from "../room/ask.js";
import { makeCode } from "./ask.js";

/** @typedef {import("../../main.js").App} App */

const LOOK = 1000;
const MINUTE = 60_000;

export class Offer {
  /** @type {import("../../messages.js").DeviceCode | null} */
  given = null;
  ends = 0;
  busy = false;
  failure = "";
  /** @type {number | undefined} */
  timer;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  close = () => clearInterval(this.timer);

  /** Ask for a code; the one before it is good no more. */
  show = async () => {
    if (this.busy) return;
    Object.assign(this, { busy: true, failure: "" });
    this.app.update();
    try {
      const asked = Date.now();
      this.given = await makeCode();
      this.ends = asked + this.given.seconds * 1000;
      this.close();
      this.timer = setInterval(this.look, LOOK);
    } catch (failure) {
      this.failure = worded(this.app.t, failure);
    }
    this.busy = false;
    this.app.update();
  };

  /** A code whose time is over is taken away. */
  look = () => {
    if (Date.now() >= this.ends) {
      this.close();
      this.given = null;
      this.failure = this.app.t("carry-ended");
    }
    this.app.update();
  };

  /** @param {string} code */
  copy = async (code) => {
    const { t, say } = this.app;
    try {
      await navigator.clipboard.writeText(code);
      say(t("carry-copied"));
    } catch {
      // Where the browser gives no clipboard, the code is selected, to be copied by hand.
      const shown = document.querySelector(".carry-offer .code");
      if (shown) getSelection()?.selectAllChildren(shown);
    }
  };

  view() {
    const { t } = this.app;
    return h(
      "section",
      { class: "carry-offer", id: "carry", key: "offer", "aria-labelledby": "carry-offer-title" },
      h("h2", { id: "carry-offer-title" }, t("carry-offer")),
      h("p", null, t("carry-offer-lead")),
      this.given && this.shown(this.given),
      h("p", { class: "failure", key: "failure", role: "alert" }, this.failure),
      h("p", { class: "actions", key: "actions" }, this.asking()),
    );
  }

  /** The button that asks for a code, or for another one. */
  asking() {
    const words = this.app.t(this.given ? "carry-new" : "carry-show");
    return h("button", { class: "button", type: "button", disabled: this.busy, onclick: this.show }, words);
  }

  /** @param {import("../../messages.js").DeviceCode} given */
  shown({ code, picture }) {
    const { t } = this.app;
    const minutes = Math.max(1, Math.ceil((this.ends - Date.now()) / MINUTE));
    return h(
      "div",
      { class: "invitation", key: "code" },
      h("p", { class: "code", role: "status", "aria-label": t("carry-code-label", { code: [...code].join(" ") }) }, halves(code)),
      h("p", { class: "hint" }, t("carry-left", { minutes })),
      h(
        "p",
        { class: "actions" },
        h("button", { class: "button", type: "button", onclick: () => this.copy(code) }, icon("link"), t("carry-copy")),
      ),
      h("img", { class: "qr", src: picture, alt: t("carry-picture"), width: 168, height: 168 }),
      h("p", { class: "hint" }, t("carry-how")),
      h("p", { class: "hint" }, t("carry-secret")),
    );
  }
}
