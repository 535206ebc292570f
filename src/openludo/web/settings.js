/** What this device remembers about its player's taste; it lives in the browser only. */

/**
 * @typedef {object} Values
 * @property {"system" | "light" | "dark"} theme
 * @property {boolean} sound
 * @property {"system" | "reduced"} motion
 * @property {boolean} autoMove  play an only move by itself in new games
 * @property {"slow" | "normal" | "fast" | "instant"} pace  of the computers in new games
 * @property {string} name
 */

/**
 * @typedef {Readonly<Values> & {
 *   set: <K extends keyof Values>(name: K, value: Values[K]) => void,
 *   subscribe: (listener: (name: keyof Values) => void) => () => void,
 *   readonly reducedMotion: boolean,
 * }} Settings
 */

const KEY = "openludo.settings";

/** Is written when this browser becomes another device: its other tabs then show somebody who is gone. */
export const CARRIED = "openludo.carried";

/** @type {Values} */
const DEFAULTS = {
  theme: "system",
  sound: true,
  motion: "system",
  autoMove: true,
  pace: "normal",
  name: "",
};

/** @type {{[name in keyof Values]: (value: unknown) => boolean}} */
const VALID = {
  theme: (value) => value === "system" || value === "light" || value === "dark",
  sound: (value) => typeof value === "boolean",
  motion: (value) => value === "system" || value === "reduced",
  autoMove: (value) => typeof value === "boolean",
  pace: (value) => ["slow", "normal", "fast", "instant"].includes(String(value)),
  name: (value) => typeof value === "string",
};

/** Read a JSON value from the browser's storage, or the fallback where there is none.
 * @param {string} key
 * @param {unknown} fallback
 * @returns {any}
 */
export function recall(key, fallback) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? fallback;
  } catch {
    return fallback;
  }
}

/** Keep a JSON value in the browser's storage, where the browser allows it.
 * @param {string} key
 * @param {unknown} value
 */
export function remember(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser without storage still plays; it only forgets.
  }
}

/** @returns {Values} */
function stored() {
  const found = recall(KEY, {});
  const kept = Object.entries(VALID).filter(([name, valid]) => name in found && valid(found[name]));
  return { ...DEFAULTS, ...Object.fromEntries(kept.map(([name]) => [name, found[name]])) };
}

/** Show the theme and the motion that the settings ask for.
 * @param {Values} values
 */
function show(values) {
  const { dataset } = document.documentElement;
  if (values.theme === "system") delete dataset.theme;
  else dataset.theme = values.theme;
  if (values.motion === "system") delete dataset.motion;
  else dataset.motion = values.motion;
}

/** Make the settings, live in every tab of this browser.
 * @returns {Settings}
 */
export function createSettings() {
  let values = stored();
  /** @type {Set<(name: keyof Values) => void>} */
  const listeners = new Set();
  /** @param {keyof Values} name */
  const tell = (name) => {
    show(values);
    for (const listener of [...listeners]) listener(name);
  };
  const settings = {
    /** @type {Settings["set"]} */
    set(name, value) {
      values = { ...values, [name]: value };
      remember(KEY, values);
      tell(name);
    },
    /** @type {Settings["subscribe"]} */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  for (const name of /** @type {(keyof Values)[]} */ (Object.keys(DEFAULTS))) {
    Object.defineProperty(settings, name, { get: () => values[name], enumerable: true });
  }
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  Object.defineProperty(settings, "reducedMotion", {
    get: () => values.motion === "reduced" || calm.matches,
  });
  addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    const before = values;
    values = stored();
    for (const name of /** @type {(keyof Values)[]} */ (Object.keys(DEFAULTS))) {
      if (before[name] !== values[name]) tell(name);
    }
  });
  show(values);
  return /** @type {Settings} */ (/** @type {unknown} */ (settings));
}
