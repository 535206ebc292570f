/** What is played in a room: the host sets it with the parts of a new game, everybody reads it. */

import { Refusal, worded } from "../../api.js";
import { switchField } from "../../parts/fields.js";
import { variantName } from "../../parts/names.js";
import { h, typed } from "../../parts/view.js";
import { checker } from "../new-game/check.js";
import { fitBoard, players } from "../new-game/fitting.js";
import { houseRules } from "../new-game/house-rules.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./shapes.js").RoomView} RoomView */
/** @typedef {import("../new-game/draft.js").Draft} Draft */

const MOST_SEATS = 6;
const LIMITS = [0, 30, 60];
const FOLLOW = "follow";

export class Terms {
  /** @type {import("../new-game/new-game.js").Model | null} */
  model = null;
  check = () => {};
  /** The rules of the room as they were last seen. */
  of = "";
  /** Changes of this page that the room has not taken yet. */
  sending = 0;
  /** The rules that differ, in words, and of which rules and language they are. */
  words = { of: "", /** @type {string[]} */ lines: [] };

  /** @param {Room} room @param {import("../../messages.js").Variants} found */
  constructor(room, { variants, fields, levels, colours }) {
    this.room = room;
    this.variants = variants;
    this.fields = fields;
    this.levels = levels;
    this.colours = colours.map(({ name }) => name);
  }

  /** The colours that can be chosen here. */
  palette() {
    return this.model?.verdict.palette ?? this.colours;
  }

  /** Whether the rules that the host sees are not those of the room, because they do not fit together. */
  refused() {
    return Boolean(this.model?.verdict.refusal);
  }

  /** Take over what the room says; what the host changes at this moment stays.
   * @param {RoomView} view */
  follow(view) {
    const of = JSON.stringify([view.variant, view.rules]);
    const fresh = of !== this.of && this.sending === 0;
    this.of = of;
    const model = this.model ?? this.begin(view);
    const count = players(model.game);
    if (fresh) model.game = draftOf(view, this.variants);
    else if (count !== view.seats) model.game = { ...model.game, seats: seatsOf(view.seats) };
    else return;
    this.check();
    if (count !== view.seats) this.fit(view);
  }

  /** @param {RoomView} view */
  begin(view) {
    const verdict = { rules: view.rules, changed: view.changed, refusal: null, board: null, places: [], palette: this.colours };
    const model = {
      game: draftOf(view, this.variants),
      fields: this.fields,
      levels: this.levels,
      colours: this.colours,
      unknown: [],
      verdict,
      open: new Set(),
      busy: false,
      failure: "",
      showLink: false,
      shared: true,
    };
    this.check = checker(this.room.app, model).check;
    this.model = model;
    return model;
  }

  /** Let the board follow the number of players, as it does for a game on one device.
   * @param {RoomView} view */
  fit(view) {
    if (!this.model || !this.room.hosts() || view.phase !== "gathering") return;
    const { game } = this.model;
    const fitted = fitBoard(game);
    if (fitted.chosen === game.chosen) return;
    this.model.game = fitted;
    void this.set({ rules: fitted.chosen });
  }

  /** @param {Draft} game */
  change = (game) => {
    const { model } = this;
    if (!model) return;
    const before = model.game;
    model.game = game;
    this.check();
    this.room.app.update();
    const seated = players(game) !== players(before) ? { seats: players(game) } : {};
    const ruled = game.chosen !== before.chosen ? { rules: game.chosen } : {};
    void this.set({ ...seated, ...ruled });
  };

  /** Ask the room for a change. Rules that do not fit together are told where they are set.
   * @param {Record<string, unknown>} change */
  async set(change) {
    if (!Object.keys(change).length) return;
    const { app, socket } = this.room;
    this.sending += 1;
    try {
      await socket.command("setup", change);
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.code !== "invalid_rules") app.say(worded(app.t, failure));
    }
    this.sending -= 1;
  }

  /** @param {RoomView} view */
  view(view) {
    return this.room.hosts() && this.model ? this.setting(view, this.model) : this.reading(view);
  }

  /** @param {RoomView} view @param {import("../new-game/new-game.js").Model} model */
  setting(view, model) {
    const { app } = this.room;
    const { t } = app;
    return h(
      "div",
      { class: "terms", key: "terms" },
      h(
        "section",
        { class: "sheet", "aria-labelledby": "terms-title" },
        h("h2", { id: "terms-title" }, t("room-terms")),
        h("div", { class: "terms-fields" }, this.game(view), this.seats(view), this.limit(view), this.watch(view), this.rated(view)),
      ),
      houseRules(app, model, this.change),
    );
  }

  /** @param {RoomView} view */
  game(view) {
    const { t } = this.room.app;
    const fit = this.variants.filter(({ name, fixed_seats: alone }) => !alone || name === view.variant);
    return field(
      t("room-game"),
      h(
        "select",
        { name: "variant", "aria-label": t("room-game"), value: view.variant, onchange: typed((variant) => void this.set({ variant })) },
        fit.map(({ name }) => h("option", { value: name }, variantName(t, name))),
      ),
    );
  }

  /** @param {RoomView} view */
  seats(view) {
    const { t } = this.room.app;
    const counts = this.variants.find(({ name }) => name === view.variant)?.seats ?? [];
    /** @param {string} picked */
    const pick = (picked) => void this.set(picked === FOLLOW ? { seats: null } : this.seated(Number(picked)));
    return field(
      t("seats-count"),
      h(
        "select",
        { name: "seats", "aria-label": t("seats-count"), value: view.seats_fixed ? String(view.seats) : FOLLOW, onchange: typed(pick) },
        h("option", { value: FOLLOW }, t("room-seats-follow")),
        counts.map((count) => h("option", { value: String(count) }, String(count))),
      ),
    );
  }

  /** So many seats, and a board that has them. @param {number} seats */
  seated(seats) {
    const game = this.model?.game;
    if (!game) return { seats };
    const fitted = fitBoard({ ...game, seats: seatsOf(seats) });
    return fitted.chosen === game.chosen ? { seats } : { seats, rules: fitted.chosen };
  }

  /** @param {RoomView} view */
  limit(view) {
    const { t } = this.room.app;
    return field(
      t("room-limit"),
      h(
        "select",
        {
          name: "turn-limit",
          "aria-label": t("room-limit"),
          value: String(view.turn_limit),
          onchange: typed((picked) => void this.set({ turn_limit: Number(picked) })),
        },
        LIMITS.map((seconds) => h("option", { value: String(seconds) }, t("room-limit-seconds", { seconds }))),
      ),
    );
  }

  /** @param {RoomView} view */
  watch({ watch }) {
    return switchField("watch", this.room.app.t("room-watch"), watch, (on) => void this.set({ watch: on }));
  }

  /** @param {RoomView} view */
  rated({ rated }) {
    return switchField("rated", this.room.app.t("ratings-room"), rated, (on) => void this.set({ rated: on }));
  }

  /** @param {RoomView} view */
  reading(view) {
    const { t } = this.room.app;
    const seats = view.seats_fixed ? t("variant-seats-exact", { count: view.seats }) : t("room-seats-follow");
    const rows = [
      [t("room-game"), variantName(t, view.variant)],
      [t("seats-count"), seats],
      [t("room-limit"), t("room-limit-seconds", { seconds: view.turn_limit })],
      [t("room-watch"), t(view.watch ? "value-true" : "value-false")],
      [t("ratings-rated"), t(view.rated ? "value-true" : "value-false")],
    ];
    const query = new URLSearchParams(view.changed.map((name) => [name, view.rules[name]]));
    return h(
      "section",
      { class: "sheet terms", key: "terms", "aria-labelledby": "terms-title" },
      h("h2", { id: "terms-title" }, t("room-terms")),
      h("dl", { class: "lots" }, rows.map(([name, value]) => h("div", null, h("dt", null, name), h("dd", null, value)))),
      h("h3", null, t("house-title")),
      this.differing(view),
      h("p", null, h("a", { href: `/rules/${encodeURIComponent(view.variant)}?${query}` }, t("house-read"))),
    );
  }

  /** @param {RoomView} view */
  differing(view) {
    const { t } = this.room.app;
    if (!view.changed.length) return h("p", { key: "own" }, t("house-changed", { count: 0 }));
    void this.fetchWords(view);
    return h("ul", { key: "changed" }, this.words.lines.map((line) => h("li", null, line)));
  }

  /** @param {RoomView} view */
  async fetchWords(view) {
    const { app } = this.room;
    const query = new URLSearchParams(view.changed.map((name) => [name, view.rules[name]]));
    query.set("lang", app.language());
    const of = `${view.variant}?${query}`;
    if (this.words.of === of) return;
    this.words = { of, lines: this.words.lines };
    const page = await app.api.rulesPage(view.variant, query).catch(() => null);
    if (!page || this.words.of !== of) return;
    const items = page.sections.flatMap((/** @type {any} */ section) => section.items);
    this.words.lines = items.filter((/** @type {any} */ item) => item.changed).map((/** @type {any} */ item) => item.text);
    app.update();
  }
}

/** @param {string} name @param {HTMLElement} control */
function field(name, control) {
  return h("label", { class: "field" }, h("span", null, name), control);
}

/** @param {RoomView} view @param {import("../../messages.js").VariantView[]} variants @returns {Draft} */
function draftOf(view, variants) {
  const variant = variants.find(({ name }) => name === view.variant) ?? variants[0];
  const chosen = Object.fromEntries(view.changed.map((name) => [name, view.rules[name]]));
  return { variant, chosen, seats: seatsOf(view.seats), followed: "board" in chosen, seed: "" };
}

/** @param {number} count @returns {import("../../start.js").Seat[]} */
function seatsOf(count) {
  return Array.from({ length: MOST_SEATS }, (_, index) => ({ kind: index < count ? "person" : "empty" }));
}
