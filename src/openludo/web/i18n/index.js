/** The door to the texts: everything that other modules need of this folder. */

/** @typedef {typeof import("./i18n.js").t} T */

export { LANGUAGES, guess, has, language, load, onchange, preferred, t, use } from "./i18n.js";
export { logText, placeOf, tokensHome } from "./log.js";
