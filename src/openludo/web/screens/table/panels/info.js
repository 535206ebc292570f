/** The info panel: variant, house rules that differ, and all that is known of the dice. */

import { faceOf } from "../../../board/dice.js";
import { h, put } from "../../../board/dom.js";
import { signText } from "../notes.js";
import { openPanel } from "./dialogs.js";

/** @typedef {import("../../../board/shapes.js").GameView} GameView */
/** @typedef {import("../words.js").TableWords} TableWords */
/** @typedef {{rule: string | null, text: string, value: string | null, own: string | null, changed: boolean}} Item */

/**
 * @param {HTMLElement} root
 * @param {GameView} game
 * @param {TableWords} words
 * @param {(path: string) => void} navigate
 */
export function openInfo(root, game, words, navigate) {
  const rules = h("ul", { class: "info__rules" });
  const address = `/rules/${encodeURIComponent(game.variant)}${rulesQuery(game)}`;
  openPanel(root, {
    title: words.t(`variant-${game.variant}`),
    className: "info",
    close: words.t("table-close"),
    body: [
      h("h3", {}, words.t("table-info-rules")),
      rules,
      h("p", {}, link(address, words.t("table-info-all-rules"), navigate)),
      ...symbols(game, words),
      h("h3", {}, words.t("table-info-dice")),
      dice(game, words),
      h("p", {}, link(`/verify?game=${encodeURIComponent(game.id)}`, words.t("table-info-verify"), navigate)),
      h("p", {}, h("a", { href: `/api/games/${encodeURIComponent(game.id)}/record` }, words.t("table-info-record"))),
      h("p", { class: "info__keys" }, words.t("table-keys")),
    ],
  });
  void fillRules(rules, game, words);
}

/** @param {GameView} game */
function rulesQuery(game) {
  const query = new URLSearchParams(game.changed.map((name) => [name, game.rules[name] ?? ""]));
  return game.changed.length ? `?${query}` : "";
}

/**
 * A link inside the app: it does not load the page anew.
 * @param {string} path
 * @param {string} text
 * @param {(path: string) => void} navigate
 */
function link(path, text, navigate) {
  /** @param {MouseEvent} event */
  const click = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(path);
  };
  return h("a", { href: path, click }, text);
}

/**
 * The rules that differ, in the server's words.
 * @param {HTMLElement} list
 * @param {GameView} game
 * @param {TableWords} words
 */
async function fillRules(list, game, words) {
  if (!game.changed.length) {
    put(list, h("li", {}, words.t("table-info-no-changes")));
    return;
  }
  const query = new URLSearchParams(rulesQuery(game).slice(1));
  query.set("lang", document.documentElement.lang || "en");
  const answer = await fetch(`/api/rules/${encodeURIComponent(game.variant)}?${query}`).catch(() => null);
  if (!answer?.ok) return;
  const page = /** @type {{sections: {items: Item[]}[]}} */ (await answer.json());
  const changed = page.sections.flatMap((section) => section.items).filter((item) => item.changed);
  put(list, ...changed.map((item) => h("li", {}, item.text, " ", own(item, words))));
}

/**
 * @param {Item} item
 * @param {TableWords} words
 */
function own(item, words) {
  return item.own ? h("small", {}, words.t("table-info-own", { own: item.own })) : null;
}

/**
 * What the signs of the Danish die do, where it is used.
 * @param {GameView} game
 * @param {TableWords} words
 */
function symbols(game, words) {
  if (game.rules.die !== "danish") return [];
  const rows = /** @type {const} */ (["star", "globe"]).map((face) =>
    h("li", {}, h("span", { class: "info__face", "aria-hidden": "true" }, faceOf(face)), h("span", {}, signText(face, words))),
  );
  return [h("h3", {}, words.t("table-info-signs")), h("ul", { class: "info__signs" }, ...rows)];
}

/**
 * @param {GameView} game
 * @param {TableWords} words
 */
function dice({ dice }, words) {
  const list = h("dl", { class: "info__dice" });
  /** @param {string} key @param {string} text @param {boolean} [code] */
  const row = (key, text, code = true) =>
    list.append(h("dt", {}, words.t(key)), h("dd", {}, code ? h("code", {}, text) : text));
  row("table-info-commitment", dice.commitment);
  if (dice.seed !== null) row("table-info-seed", dice.seed);
  else if (dice.id === "") row("table-info-seed", words.t("table-info-seed-hidden"), false);
  if (dice.contributions.length) {
    const shown = dice.contributions.map((hex) => hex || words.t("table-info-contribution-none"));
    row("table-info-contributions", shown.join(", "));
  }
  if (dice.secret !== null) row("table-info-secret", dice.secret);
  else if (dice.id !== "") row("table-info-secret", words.t("table-info-secret-later"), false);
  return list;
}
