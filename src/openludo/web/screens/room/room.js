/** A room: people come together with a code, settle what is played, and begin when they like. */

import { Refusal, worded } from "../../api.js";
import { variantName } from "../../parts/names.js";
import { h } from "../../parts/view.js";
import { FINAL, GameSocket, WHOLE } from "../../socket.js";
import { halves, peek, tidy } from "./ask.js";
import { invitation } from "./invite.js";
import { joining, watching } from "./join.js";
import { keepingPlace, people } from "./people.js";
import { nowRated, Part } from "./promise.js";
import { revealing } from "./reveal.js";
import { talk } from "./talk.js";
import { Terms } from "./terms.js";
import { unknownRoom } from "./door.js";

/** @typedef {import("../../main.js").Screen} Screen */
/** @typedef {import("./shapes.js").App} App */
/** @typedef {import("./shapes.js").RoomView} RoomView */
/** @typedef {import("./shapes.js").RoomPeek} RoomPeek */

/** @type {import("../../main.js").Open} */
export async function open(app, { params }) {
  const code = tidy(params.code);
  try {
    const [seen, found] = await Promise.all([peek(code), app.api.variants()]);
    return new Room(app, code, seen, found);
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === "unknown_room") return unknownRoom(app, code);
    throw failure;
  }
}

/** @implements {Screen} */
export class Room {
  /** @type {RoomView | null} */
  room = null;
  busy = false;
  failure = "";
  /** @type {import("./shapes.js").Problem | null} */
  stopped = null;

  /** @param {App} app @param {string} code @param {RoomPeek} seen @param {import("../../messages.js").Variants} found */
  constructor(app, code, seen, found) {
    this.app = app;
    this.code = code;
    this.seen = seen;
    this.name = app.settings.name;
    this.draft = { text: "", showLink: false };
    this.terms = new Terms(this, found);
    this.socket = new GameSocket(
      code,
      {
        onFrame: (frame) => this.hear(frame),
        onConnection: () => app.update(),
        onRefused: (refused, params) => this.refused(refused, params),
        since: () => (this.room ? 0 : WHOLE),
      },
      "rooms",
    );
    this.part = new Part(code, (type, payload) => this.socket.command(type, payload), this.failed);
  }

  title = () => this.app.t("room-title", { code: halves(this.code) });

  unmount = () => this.socket.close();

  view = () => {
    const { room, stopped } = this;
    if (stopped) return this.closed(stopped);
    if (!room || room.you === null) return joining(this);
    if (room.phase === "revealing") return revealing(this, room);
    return this.inside(room);
  };

  /** Whether this page is the host's. */
  hosts() {
    return this.room !== null && this.room.you === this.room.host;
  }

  /** Whether who is here plays the game that is on, or would if it began now.
   * @param {RoomView} room */
  plays({ you, persons }) {
    return you !== null && persons[you].plays;
  }

  /** @param {import("../../socket.js").Frame} frame */
  hear(frame) {
    if (frame.type !== "room") return;
    const before = this.room;
    const room = /** @type {RoomView} */ (frame.room);
    if (before && room.version < before.version) return;
    this.room = room;
    this.terms.follow(room);
    keepingPlace(() => {
      this.tell(before, room);
      if (room.you !== null) this.act(room);
      this.app.update();
    });
    if (before && stage(before) !== stage(room)) arrive();
    if (room.messages.at(-1)?.at !== before?.messages.at(-1)?.at) showLatest();
  }

  /** Do by itself what a person in the room owes to the dice, and go on to the game that they play.
   * @param {RoomView} room */
  act(room) {
    if (room.phase === "playing" && room.game && this.plays(room)) this.play(room.game);
    else this.part.act(room);
  }

  /** @param {string} game */
  play(game) {
    this.app.navigate(`/game/${encodeURIComponent(game)}`, { replace: true });
  }

  /** Send a command; what is refused is said.
   * @param {string} type @param {Record<string, unknown>} [payload] @returns {Promise<boolean>} whether it was done */
  async send(type, payload = {}) {
    try {
      await this.socket.command(type, payload);
      return true;
    } catch (failure) {
      this.failed(failure);
      return false;
    }
  }

  failed = (/** @type {unknown} */ failure) => this.app.say(worded(this.app.t, failure));

  /** @param {string} code @param {Record<string, any>} params */
  refused(code, params) {
    if (FINAL.has(code)) this.stopped = { code, params };
    else this.app.say(worded(this.app.t, new Refusal(code, params)));
    this.app.update();
  }

  /** Say who came and who went, for the eye that is elsewhere and for the ear.
   * @param {RoomView | null} before @param {RoomView} room */
  tell(before, room) {
    if (!before || before.you === null || room.you === null) return this.removed(before, room);
    const { t, say } = this.app;
    const came = others(room, before);
    const went = others(before, room);
    if (came.length) say(t("room-came", { names: came }));
    else if (went.length) say(t("room-went", { names: went }));
    else if (nowRated(before, room)) say(t("room-now-rated"));
    return undefined;
  }

  /** @param {RoomView | null} before @param {RoomView} room */
  removed(before, room) {
    if (before && before.you !== null && room.you === null && !this.busy) {
      this.app.say(this.app.t("room-you-are-out"));
    }
  }

  /** @param {RoomView} room */
  inside(room) {
    const { t } = this.app;
    return [
      h(
        "header",
        { class: "room-head", key: "head" },
        h("h1", { tabindex: -1 }, t("room-title", { code: halves(room.code) })),
        h("p", null, variantName(t, room.variant)),
        this.socket.connection !== "open" && h("p", { class: "offline", role: "status" }, t("game-reconnecting")),
      ),
      h(
        "div",
        { class: "room-parts", key: "parts" },
        people(this, room),
        invitation(this, room),
        this.terms.view(room),
        talk(this, room),
      ),
      this.begin(room),
    ];
  }

  /** @param {RoomView} room */
  begin(room) {
    const { t } = this.app;
    const why = this.hindrance(room);
    const start = () => {
      if (!why) void this.send("start");
    };
    return h(
      "div",
      { class: "begin", key: "begin" },
      h(
        "p",
        { class: why ? "failure" : "", role: "status" },
        why || this.ready(room),
        room.phase === "gathering" && this.missing(room).map((words) => ` ${words}`),
      ),
      room.phase === "playing" && room.game && !this.plays(room) && watching(this, room.game),
      this.hosts() &&
        room.phase === "gathering" &&
        h(
          "button",
          { class: "button play", type: "button", onclick: start, "aria-disabled": why ? "true" : null },
          t("room-start"),
        ),
    );
  }

  /** Say who is left out, and who will be unless they come back in a moment.
   * @param {RoomView} room */
  missing({ persons }) {
    const { t } = this.app;
    const out = persons.filter(({ plays }) => !plays).map(({ name }) => name);
    const going = persons.filter(({ plays, connected }) => plays && !connected).map(({ name }) => name);
    return [out.length && t("room-without", { names: out }), going.length && t("room-going", { names: going })].filter(Boolean);
  }

  /** Say how things stand where nothing hinders. @param {RoomView} room */
  ready(room) {
    const { t } = this.app;
    const { persons, computers, host, phase } = room;
    if (phase !== "gathering") return t(this.plays(room) ? "game-opening" : "room-game-on");
    if (!this.hosts()) return t("room-waits-for-host", { name: persons[host]?.name ?? "" });
    return t("room-ready", { count: persons.filter(({ plays }) => plays).length + computers.length });
  }

  /** Say why no game can begin now, "" if it can. @param {RoomView} room */
  hindrance({ problem }) {
    const { t } = this.app;
    if (problem) return worded(t, new Refusal(problem.code, problem.params));
    return this.hosts() && this.terms.refused() ? t("new-refused") : "";
  }

  /** @param {import("./shapes.js").Problem} stop */
  closed(stop) {
    const { t } = this.app;
    return h(
      "section",
      { class: "sheet narrow", key: "closed" },
      h("h1", { tabindex: -1 }, t("failed-title")),
      h("p", { role: "alert" }, worded(t, new Refusal(stop.code, stop.params))),
      h(
        "p",
        { class: "actions" },
        stop.code === "reload_page"
          ? h("button", { class: "button primary", type: "button", onclick: () => location.reload() }, t("game-reload"))
          : h("a", { class: "button primary", href: "/" }, t("failed-home")),
      ),
    );
  }
}

/** The names of those who are in one room and not in the other, which is the same at another time.
 * @param {RoomView} one @param {RoomView} other */
function others({ persons }, other) {
  const known = new Set(other.persons.map(({ number }) => number));
  return persons.filter(({ number }) => !known.has(number)).map(({ name }) => name);
}

/** Which of its three faces the room shows. @param {RoomView} room */
const stage = ({ you, phase }) => (you === null ? "door" : phase);

/** Another face begins at its top, with the focus on its title, as another screen does. */
function arrive() {
  scrollTo(0, 0);
  /** @type {HTMLElement | null} */ (document.querySelector("main h1"))?.focus({ preventScroll: true });
}

/** The last message is the one to be seen. */
function showLatest() {
  const list = document.querySelector(".messages");
  if (list) list.scrollTop = list.scrollHeight;
}
