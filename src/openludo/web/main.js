/** Where the page starts: it finds the screen of the address and shows it in the chosen language. */

import { Refusal, api, worded } from "./api.js";
import { frame } from "./parts/frame.js";
import { LANGUAGES, language, load as loadLanguage, onchange, t } from "./i18n/index.js";
import { createRouter, route } from "./router.js";
import { CARRIED, createSettings } from "./settings.js";
import { sheets } from "./parts/sheets.js";
import { h, patch } from "./parts/view.js";

/**
 * What every screen gets.
 * @typedef {object} App
 * @property {typeof api} api
 * @property {typeof t} t
 * @property {() => string} language
 * @property {Readonly<Record<string, string>>} languages  each named in itself
 * @property {(language: string) => Promise<void>} speak  change the language in the middle of anything
 * @property {import("./settings.js").Settings} settings
 * @property {(path: string, options?: {replace?: boolean}) => void} navigate  while the screen is the one that is shown
 * @property {() => void} update  show what the screen's view says now
 * @property {(text: string) => void} say  a passing notice, read out too
 */

/**
 * A screen that is open. `bare` screens fill the page and keep their own elements.
 * @typedef {object} Screen
 * @property {() => string} title
 * @property {() => import("./parts/view.js").Child} view
 * @property {string} [name]  of its address: whatever the screen itself calls by this word is not kept
 * @property {boolean} [bare]
 * @property {HTMLElement} [main]  kept by the screen itself, instead of what its view says
 * @property {() => void} [shown]
 * @property {() => void} [unmount]
 */

/** @typedef {(app: App, route: import("./router.js").Route) => Screen | Promise<Screen>} Open */

/** The modules of the screens, and the style sheets that each needs besides those of the page.
 * @type {Record<string, {load: () => Promise<{open: Open}>, styles: string[]}>} */
const SCREENS = {
  home: { load: () => import("./screens/home.js"), styles: [] },
  new: { load: () => import("./screens/new-game/new-game.js"), styles: ["setup", "seats", "house-rules", "board"] },
  game: { load: () => import("./screens/game.js"), styles: [] },
  door: { load: () => import("./screens/room/door.js"), styles: ["rooms"] },
  room: { load: () => import("./screens/room/room.js"), styles: ["setup", "seats", "house-rules", "rooms", "said"] },
  replay: { load: () => import("./screens/replay/replay.js"), styles: ["sheets", "board", "plates", "panels", "replay"] },
  games: { load: () => import("./screens/replay/games.js"), styles: ["sheets", "replay"] },
  rules: { load: () => import("./screens/rules-page.js"), styles: ["sheets"] },
  verify: { load: () => import("./screens/verify.js"), styles: ["sheets"] },
  statistics: { load: () => import("./screens/statistics.js"), styles: ["sheets"] },
  ratings: { load: () => import("./screens/ratings.js"), styles: ["sheets", "replay", "ratings"] },
  settings: { load: () => import("./screens/settings.js"), styles: ["sheets", "rooms"] },
  carry: { load: () => import("./screens/carry/carry.js"), styles: ["sheets", "rooms"] },
  about: { load: () => import("./screens/about.js"), styles: ["sheets"] },
  missing: { load: () => import("./screens/missing.js"), styles: [] },
};

const NOTICE_TIME = 5000;
const SLOW = 250;

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const settings = createSettings();
const { navigate } = createRouter(show);

/** @type {Screen | null} */
let current = null;
let latest = 0;
let waiting = false;
/** @type {{text: string, number: number}} */
let notice = { text: "", number: 0 };

/** @type {App} */
const app = { api, t, language, languages: LANGUAGES, speak, settings, navigate, update, say };

function update() {
  if (!current) return;
  const title = current.title();
  document.title = title ? `${title} · OpenLudo` : "OpenLudo";
  document.body.dataset.screen = current.name ?? "";
  patch(root, frame(app, current, { waiting, notice }));
}

/** @param {string} text */
function say(text) {
  const number = notice.number + 1;
  notice = { text, number };
  update();
  setTimeout(() => {
    if (notice.number !== number) return;
    notice = { text: "", number };
    update();
  }, NOTICE_TIME);
}

/** @param {import("./router.js").Route} next @param {"first" | "link" | "history"} how */
async function show(next, how) {
  const turn = ++latest;
  takeBack();
  const slow = setTimeout(() => turn === latest && wait(true), SLOW);
  const screen = await opened(next, lent(turn));
  clearTimeout(slow);
  if (turn !== latest) return screen.unmount?.();
  waiting = false;
  const last = current;
  current = { ...screen, name: next.screen };
  last?.unmount?.();
  root.replaceChildren();
  update();
  document.getElementById("trouble")?.setAttribute("hidden", "");
  current.shown?.();
  if (how !== "first") arrive(how);
}

/** What a screen gets: as soon as somebody goes elsewhere, it leads them nowhere any more.
 * @param {number} turn
 * @returns {App} */
function lent(turn) {
  return { ...app, navigate: (path, options) => void (turn === latest && navigate(path, options)) };
}

/** Take a question back that has not been answered; that is a no. */
function takeBack() {
  /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog.question"))?.close("no");
}

/** @param {boolean} so */
function wait(so) {
  waiting = so;
  update();
}

/** Start a new screen at its top, with the focus on its title.
 * @param {"link" | "history"} how */
function arrive(how) {
  if (how === "link") scrollTo(0, 0);
  /** @type {HTMLElement | null} */ (root.querySelector("h1"))?.focus({ preventScroll: true });
}

/** Open a screen; one that cannot open is replaced by the reason and a way on.
 * @param {import("./router.js").Route} next
 * @param {App} given
 * @returns {Promise<Screen>} */
async function opened(next, given) {
  try {
    const { load, styles } = SCREENS[next.screen];
    const [{ open }] = await Promise.all([load(), sheets(styles)]);
    return await open(given, next);
  } catch (failure) {
    if (!(failure instanceof Error) || failure.name !== "Error") console.error(failure);
    const again = () => show(next, "link");
    return { title: () => t("failed-title"), view: () => failed(failure, again) };
  }
}

/** @param {unknown} failure @param {() => void} again */
function failed(failure, again) {
  return h(
    "section",
    { class: "sheet narrow" },
    h("h1", { tabindex: -1 }, t("failed-title")),
    h("p", { role: "alert" }, worded(t, failure)),
    h(
      "p",
      { class: "actions" },
      h("button", { class: "button primary", type: "button", onclick: again }, t("failed-again")),
      h("a", { class: "button", href: "/" }, t("failed-home")),
    ),
  );
}

/** @param {string} wanted */
async function speak(wanted) {
  try {
    await loadLanguage(wanted);
  } catch {
    say(worded(t, new Refusal("unreachable")));
  }
}

settings.subscribe(update);
addEventListener("storage", ({ key }) => {
  if (key === CARRIED) location.reload();
});
loadLanguage().then(
  () => {
    onchange(update);
    show(route(location), "first");
  },
  () => dispatchEvent(new Event("openludo:trouble")),
);
