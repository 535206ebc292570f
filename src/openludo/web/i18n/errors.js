/** Errors in words: the server sends a code with parameters, the page says what it means. */

import { has, t } from "./i18n.js";

/**
 * Say what a code means, in the language of the page.
 * @param {string} code
 * @param {Record<string, unknown>} [params]
 * @returns {string}
 */
export function errorText(code, params = {}) {
  const key = `error-${dashed(code)}`;
  if (!has(key)) return t("error-unknown", { code });
  const names = Array.isArray(params.names) ? params.names.map(String) : [];
  return t(key, { code, count: names.length, labels: names.map(ruleLabel) });
}

/** @param {string} name of a house rule; what is none is shown as it is */
function ruleLabel(name) {
  const key = `rule-${dashed(name)}`;
  return t("error-invalid-rules-label", { label: has(key) ? t(key) : name });
}

/** @param {string} name */
function dashed(name) {
  return name.replaceAll("_", "-");
}
