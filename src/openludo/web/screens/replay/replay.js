/** The page of a game that has ended: its result, its log, every position, its dice, its link. */

import { h, put } from "../../board/dom.js";
import { onchange } from "../../i18n/index.js";
import { icon } from "../../parts/figures.js";
import { variantName } from "../../parts/names.js";
import { verifyRecord } from "../../verify/verify.js";
import { order, row, title } from "../table/panels/result.js";
import { TableWords } from "../table/words.js";
import { result as verdict } from "../verify.js";
import { Player } from "./player.js";
import { rolls } from "./rolls.js";
import { link } from "./link.js";

/** @typedef {import("../../main.js").App} App */
/** @typedef {import("../../messages.js").Replay} Replay */
/** @typedef {import("../../verify/verify.js").Check} Check */

/** @type {import("../../main.js").Open} */
export async function open(app, { params }) {
  return new ReplayScreen(app, await app.api.replay(params.id));
}

class ReplayScreen {
  main = h("main", { class: "screen replay", id: "main" });
  proof = h("div", { class: "replay__proof", "aria-live": "polite" });
  /** What the check of the dice found, once it has.
   * @type {{checks: Check[] | null, failure: unknown}} */
  found = { checks: null, failure: null };
  /** @type {Player | null} */
  player = null;

  /** @param {App} app @param {Replay} replay */
  constructor(app, { game, entries }) {
    this.app = app;
    this.game = game;
    this.entries = entries;
    this.record = `/api/games/${encodeURIComponent(game.id)}/record`;
    this.write();
    this.stopLanguage = onchange(() => this.write());
  }

  title = () => this.app.t("replay-title", { variant: variantName(this.app.t, this.game.variant) });

  view = () => null;

  shown = () => {
    this.player?.show();
    void this.check();
  };

  unmount = () => {
    this.stopLanguage();
    this.player?.stop();
  };

  /** Write the page in the language of the moment; the place in the game stays. */
  write() {
    const { app, game, entries } = this;
    const words = new TableWords(game, app.t);
    const index = this.player?.index ?? 0;
    this.player?.stop();
    const player = new Player(entries, words, app.settings);
    this.player = player;
    put(
      this.main,
      this.head(),
      h("div", { class: "replay__table" }, player.element, h("div", { class: "replay__side" }, this.result(words), player.log.element)),
      rolls(entries, words),
      this.proof,
      this.keep(),
    );
    this.prove();
    player.jump(index);
  }

  head() {
    const { app, game, entries } = this;
    const { t } = app;
    const day = new Intl.DateTimeFormat(app.language(), { dateStyle: "long", timeStyle: "short" });
    const changed = game.changed.length && t("home-own-rules", { count: game.changed.length });
    const facts = [day.format(new Date(entries[0].at)), t("home-rolls", { count: game.state.rolls }), changed];
    return h(
      "header",
      { class: "replay__head" },
      h("h1", { tabindex: -1 }, this.title()),
      h("p", {}, facts.filter(Boolean).join(" · ")),
      // The code is told to who played there, and to nobody else.
      game.room && h("p", {}, h("a", { class: "button small", href: `/room/${encodeURIComponent(game.room)}` }, t("room-back"))),
    );
  }

  /** @param {TableWords} words */
  result(words) {
    const { game } = this;
    const { state } = game;
    return h(
      "section",
      { class: "sheet replay__result", "aria-labelledby": "replay-result" },
      h("h2", { id: "replay-result" }, state.outcome ? title(state, words) : words.t("table-left")),
      state.outcome?.reason === "limit" && h("p", {}, words.t("table-result-limit-note")),
      h("ol", { class: "ranks" }, ...order(state).map((seat) => row(seat, game, words))),
    );
  }

  /** Check the dice of the record, here. */
  async check() {
    try {
      const { checks } = await verifyRecord(await this.app.api.record(this.game.id));
      this.found = { checks, failure: null };
    } catch (failure) {
      this.found = { checks: null, failure };
    }
    this.prove();
  }

  prove() {
    const { app, found, game } = this;
    const known = verdict(app, found);
    if (!known) return put(this.proof, h("p", { class: "sheet wide" }, app.t("replay-checking")));
    const way = h("a", { href: `/verify?game=${encodeURIComponent(game.id)}` }, app.t("replay-verify"));
    known.append(h("p", {}, way));
    put(this.proof, known);
  }

  keep() {
    const { app, record } = this;
    const { t } = app;
    return h(
      "section",
      { class: "sheet wide", "aria-labelledby": "replay-keep" },
      h("h2", { id: "replay-keep" }, t("replay-keep")),
      h("p", {}, t("replay-link-means")),
      ...link(app, this.title()),
      h("p", {}, t("replay-record-means")),
      h("p", { class: "actions" }, h("a", { class: "button", href: record, download: "" }, icon("download"), t("replay-record"))),
    );
  }
}

