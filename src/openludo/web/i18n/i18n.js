/** The language of this page: load a catalogue, say a message, tell who shows texts of a change. */

import { Resolver } from "./resolver.js";

/** @typedef {import("./resolver.js").Arguments} Arguments */
/** @typedef {import("./resolver.js").Catalogue} Catalogue */

/** Languages offered, each named in itself, the fallback first. */
export const LANGUAGES = Object.freeze({ en: "English", de: "Deutsch" });

const STORED = "openludo.language";

/** @type {Resolver | null} */
let resolver = null;
/** @type {Set<(lang: string) => void>} */
const listeners = new Set();
/** Counts calls of `load`, so that of two at once the later one wins. */
let latest = 0;

/**
 * Choose the offered language that comes first in a list of wanted ones.
 * @param {readonly string[]} wanted language tags, the best first
 * @returns {string}
 */
export function guess(wanted) {
  const bases = wanted.map((tag) => (tag.split("-")[0] ?? "").toLowerCase());
  return bases.find((base) => Object.hasOwn(LANGUAGES, base)) ?? "en";
}

/** The language to begin with: the one chosen before, else the browser's. */
export function preferred() {
  const stored = readStored();
  return guess(stored ? [stored, ...navigator.languages] : navigator.languages);
}

/**
 * Load a language and show the page in it; nothing is reloaded.
 * @param {string} [lang] without it `preferred()`; a given one is remembered
 * @returns {Promise<void>}
 */
export async function load(lang) {
  const wanted = lang === undefined ? preferred() : guess([lang]);
  const turn = ++latest;
  const answer = await fetch(address(wanted));
  if (!answer.ok) throw new Error(`the texts in ${wanted} did not load: ${answer.status}`);
  const catalogue = /** @type {Catalogue} */ (await answer.json());
  if (turn !== latest) return;
  if (lang !== undefined) writeStored(wanted);
  use(catalogue);
}

/**
 * Show the page in a catalogue that is already here.
 * @param {Catalogue} catalogue
 */
export function use(catalogue) {
  resolver = new Resolver(catalogue, showGap);
  if (typeof document !== "undefined") document.documentElement.lang = catalogue.lang;
  for (const listener of listeners) listener(catalogue.lang);
}

/**
 * Say a message in the language of the page.
 * @param {string} key `key`, or `key.attribute`
 * @param {Arguments} [args]
 * @returns {string}
 */
export function t(key, args) {
  return resolver ? resolver.format(key, args) : showGap(key, "no language is loaded yet");
}

/**
 * Tell whether the language of the page has a message.
 * @param {string} key
 */
export function has(key) {
  return resolver !== null && Object.hasOwn(resolver.messages, key);
}

/** The language of the page, "" before one is loaded. */
export function language() {
  return resolver?.lang ?? "";
}

/**
 * Call a function after every change of the language; the answer stops that.
 * @param {(lang: string) => void} listener
 * @returns {() => void}
 */
export function onchange(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The page may carry `<meta name="catalogue-en" content="HASH">` for each language, so that
 * browsers keep the file for ever.
 * @param {string} lang
 */
function address(lang) {
  const meta = document.querySelector(`meta[name="catalogue-${lang}"]`);
  const hash = meta?.getAttribute("content") ?? "";
  return `/api/catalogue/${lang}.json${hash && `?v=${encodeURIComponent(hash)}`}`;
}

/** @param {string} shown @param {string} why */
function showGap(shown, why) {
  console.error(`i18n: ${why}`);
  return `{${shown}}`;
}

/** Storage may be switched off: then the language is not remembered. */
function readStored() {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

/** @param {string} lang */
function writeStored(lang) {
  try {
    localStorage.setItem(STORED, lang);
  } catch {
    // Not remembered, but shown.
  }
}
