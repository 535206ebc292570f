/** Taking another device's code: from then on this device is the same person. */

import { worded } from "../../api.js";
import { confirmed } from "../../parts/confirm.js";
import { codeField } from "../../parts/fields.js";
import { h, typed } from "../../parts/view.js";
import { CARRIED, remember } from "../../settings.js";
import { tidy } from "../room/ask.js";
import { forgetPromises } from "../room/promise.js";
import { carry, hasOwn } from "./ask.js";

/** @typedef {import("../../main.js").App} App */

export class Taking {
  busy = false;
  failure = "";

  /** @param {App} app @param {string} [code] */
  constructor(app, code = "") {
    this.app = app;
    this.code = code;
  }

  /** @param {Event} event */
  take = async (event) => {
    event.preventDefault();
    const code = tidy(this.code);
    if (!code || this.busy) return;
    Object.assign(this, { busy: true, failure: "" });
    this.app.update();
    try {
      if (await this.sure()) await this.become(code);
    } catch (failure) {
      this.failure = worded(this.app.t, failure);
    }
    this.busy = false;
    this.app.update();
  };

  /** Ask first where something would be seen here no more. */
  async sure() {
    const { t } = this.app;
    if (!(await hasOwn(this.app))) return true;
    return confirmed(this.app, { title: t("carry-sure"), text: t("carry-sure-text"), action: t("carry-sure-action") });
  }

  /** Become the other device, here and in the other tabs of this browser.
   * @param {string} code */
  async become(code) {
    const { t, say, navigate } = this.app;
    await carry(code);
    forgetPromises();
    remember(CARRIED, Date.now());
    navigate("/", { replace: true });
    say(t("carry-done"));
  }

  form() {
    const { t } = this.app;
    return h(
      "form",
      { class: "code-row", key: "take", onsubmit: this.take },
      codeField(t, {
        "aria-label": t("carry-code"),
        placeholder: t("carry-code"),
        value: this.code,
        oninput: typed((code) => {
          this.code = code;
          this.app.update();
        }),
      }),
      h("button", { class: "button primary", type: "submit", disabled: this.busy || !tidy(this.code) }, t("carry-take")),
    );
  }

  trouble() {
    return h("p", { class: "failure", key: "trouble", role: "alert" }, this.failure);
  }
}
