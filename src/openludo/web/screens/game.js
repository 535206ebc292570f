/** A game on the table: this side keeps the line and what is known, the table shows it. */

import { Refusal, worded } from "../api.js";
import { onchange } from "../i18n/index.js";
import { variantName } from "../parts/names.js";
import { FINAL, GameSocket, WHOLE } from "../socket.js";
import { reveal, startAgain } from "../start.js";
import { NOTHING, reduce, unknown } from "../store.js";
import { h } from "../parts/view.js";
import { nowRated, Part } from "./room/promise.js";
import { mountTable } from "./table.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../main.js").Screen} Screen */
/** @typedef {import("../messages.js").GameView} GameView */

/** @typedef {{code: string, params: Record<string, any>}} Stop */

/** Commands that the line carries; the others are requests of their own. */
const ON_THE_LINE = new Set(["roll", "move", "settings", "leave", "back", "take_over"]);

/** Those of them that answer what is seen, and so say up to which entry that is. */
const ANSWERS = new Set(["roll", "move"]);

/** @type {import("../main.js").Open} */
export async function open(app, { params }) {
  await reveal(params.id);
  return new Play(app, params.id);
}

/** @implements {Screen} */
class Play {
  bare = true;
  known = NOTHING;
  /** @type {ReturnType<typeof mountTable> | null} */
  table = null;
  /** Why the game cannot be shown or gone on with, as the server says it.
   * @type {Stop | null} */
  stopped = null;
  /** The line to the room that the game belongs to, for what is said there.
   * @type {GameSocket | null} */
  room = null;
  /** @type {import("./room/shapes.js").RoomView | null} */
  latest = null;
  host = h("div", { class: "table-host", key: "table" });
  /** Whether the next game of the room is played without who is here. */
  leftOut = false;

  /** @param {App} app @param {string} id */
  constructor(app, id) {
    this.app = app;
    this.id = id;
    this.socket = new GameSocket(id, {
      onFrame: (frame) => this.hear(frame),
      onConnection: (connection) => this.listen(connection),
      onRefused: (code, params) => this.refused(code, params),
      since: () => this.known.game?.number ?? WHOLE,
    });
    this.stopLanguage = onchange(() => this.remount());
  }

  title = () => (this.known.game ? variantName(this.app.t, this.known.game.variant) : "");

  view = () => {
    if (this.known.game) return [this.host, this.stopped && this.obstacle(this.stopped)];
    return this.stopped ? this.closed(this.stopped) : this.waiting();
  };

  unmount = () => {
    this.stopLanguage();
    this.socket.close();
    this.room?.close();
    this.table?.unmount();
  };

  /** @param {import("../socket.js").Frame} frame */
  hear(frame) {
    const before = this.known;
    this.known = reduce(before, /** @type {any} */ (frame));
    if (this.known.gap) return this.socket.resync(WHOLE);
    const { game } = this.known;
    if (!game || this.known === before) return;
    if (frame.type === "snapshot") this.whole(game);
    else if (frame.type === "presence") this.table?.onPresence(game);
    else this.table?.onEntries(unknown(before, frame.entries), game);
    this.app.update();
  }

  /** @param {GameView} game */
  whole(game) {
    if (game.room && !this.room) this.room = this.listenIn(game.room);
    if (this.table) this.table.onSnapshot(game);
    else this.mount(game);
  }

  /** @param {GameView} game */
  mount(game) {
    const { t, language, settings, navigate } = this.app;
    this.app.update();
    this.table = mountTable(this.host, { game, command: this.command, t, lang: language(), settings, navigate });
    this.table.onConnection(this.socket.connection);
  }

  /** Hear what is said in the room; the game does without it where that fails. Who stays at the table owes
   * their part in the dice of the next game all the same.
   * @param {string} code */
  listenIn(code) {
    let known = false;
    /** @param {import("../messages.js").RoomView} room */
    const hear = (room) => {
      known = true;
      // Whoever stays at the table agrees to the next game, so they are told what it will be.
      if (nowRated(this.latest, room)) this.app.say(this.app.t("room-now-rated"));
      this.latest = room;
      this.table?.onRoom(room);
      part.act(room);
      this.follow(room);
    };
    const line = new GameSocket(
      code,
      {
        onFrame: (frame) => frame.type === "room" && hear(frame.room),
        onConnection: () => {},
        onRefused: () => {},
        since: () => (known ? 0 : WHOLE),
      },
      "rooms",
    );
    const part = new Part(code, (type, payload) => line.command(type, payload), () => {});
    return line;
  }

  /** Who still looks at the result goes along when the same people begin their next game; who is left out of
   * it is told so, and stays.
   * @param {import("../messages.js").RoomView} room */
  follow({ you, persons, phase, game }) {
    const before = this.leftOut;
    this.leftOut = false;
    const over = this.known.game?.status !== "playing";
    if (you === null || phase !== "playing" || game === this.id || !over) return;
    this.leftOut = !persons[you].plays;
    if (this.leftOut && !before) this.app.say(this.app.t("room-game-on"));
    if (this.leftOut || !game) return;
    this.app.say(this.app.t("room-next-game"));
    this.app.navigate(`/game/${encodeURIComponent(game)}`, { replace: true });
  }

  /** The table is written anew in another language; the game itself does not notice. */
  remount() {
    const { game } = this.known;
    if (!game || !this.table) return;
    this.table.unmount();
    this.host.replaceChildren();
    this.mount(game);
    if (this.latest) this.table.onRoom(this.latest);
  }

  /** @param {import("../socket.js").Connection} connection */
  listen(connection) {
    this.table?.onConnection(connection);
    this.app.update();
  }

  /** @param {string} code @param {Record<string, any>} params */
  refused(code, params) {
    if (FINAL.has(code)) this.stopped = { code, params };
    else this.app.say(worded(this.app.t, new Refusal(code, params)));
    this.app.update();
  }

  /** @param {string} type @param {Record<string, any>} [payload] @returns {Promise<any>} */
  command = async (type, payload = {}) => {
    if (ON_THE_LINE.has(type)) {
      const at = ANSWERS.has(type) ? { at: this.known.game?.number ?? -1 } : {};
      return this.socket.command(type, { ...at, ...payload });
    }
    if (type === "say" && this.room) return this.room.command("say", payload);
    const code = this.known.game?.room;
    if (type === "again" && code) return this.app.navigate(`/room/${encodeURIComponent(code)}`);
    if (type !== "again") throw new Refusal("page_fault");
    return this.app.navigate(`/game/${encodeURIComponent(await startAgain(this.id))}`);
  };

  waiting() {
    const { t } = this.app;
    return h(
      "main",
      { class: "screen waiting", key: "waiting" },
      h("h1", { tabindex: -1, class: "unseen" }, t("game-opening")),
      h("p", { role: "status" }, t(this.socket.connection === "reconnecting" ? "game-reconnecting" : "game-opening")),
      h("p", null, h("a", { class: "button", href: "/" }, t("failed-home"))),
    );
  }

  /** The game never came to be seen here. @param {Stop} stop */
  closed(stop) {
    const { t } = this.app;
    return h(
      "main",
      { class: "screen waiting", key: "closed" },
      h(
        "section",
        { class: "sheet narrow", role: "alert" },
        h("h1", { tabindex: -1 }, t("failed-title")),
        h("p", null, worded(t, new Refusal(stop.code, stop.params))),
        h("p", { class: "actions" }, this.wayOn(stop)),
      ),
    );
  }

  /** What stands between the player and the game that is seen. @param {Stop} stop */
  obstacle(stop) {
    const { t } = this.app;
    return h(
      "div",
      { class: "obstacle", role: "alertdialog", "aria-labelledby": "obstacle-text", key: "stopped" },
      h("p", { id: "obstacle-text" }, worded(t, new Refusal(stop.code, stop.params))),
      this.wayOn(stop),
    );
  }

  /** @param {Stop} stop */
  wayOn({ code }) {
    const { t } = this.app;
    const reload = { class: "button primary", type: "button", onclick: () => location.reload() };
    if (code === "reload_page") return h("button", reload, t("game-reload"));
    return h("a", { class: "button primary", href: "/" }, t("failed-home"));
  }
}
