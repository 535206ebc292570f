/** Requests to the server. Whatever goes wrong comes back as one kind of error with a code. */

import { has } from "./i18n/index.js";
import { ruleName } from "./parts/names.js";

/** @typedef {typeof import("./i18n/index.js").t} T */

export class Refusal extends Error {
  /**
   * @param {string} code
   * @param {Record<string, any>} [params]
   */
  constructor(code, params = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

const PATIENCE = 15_000;

/** Ask the server; the answer is JSON, a text where it says so, null where there is none.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function request(method, path, body) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok) return await content(response);
  } catch {
    throw new Refusal("unreachable");
  }
  throw await refusal(response);
}

/** @param {Response} response */
async function content(response) {
  if (response.status === 204) return null;
  const json = response.headers.get("Content-Type")?.includes("json");
  return json ? response.json() : response.text();
}

/** @param {Response} response */
async function refusal(response) {
  const answer = await response.json().catch(() => null);
  const error = answer?.error;
  if (typeof error?.code === "string") return new Refusal(error.code, error.params ?? {});
  return new Refusal(response.status === 404 ? "not_found" : "server_fault", { status: response.status });
}

/** Bring any failure to words; what has no words of its own is still named by its code.
 * @param {T} t
 * @param {unknown} failure
 * @returns {string}
 */
export function worded(t, failure) {
  const { code, params } = failure instanceof Refusal ? failure : new Refusal("page_fault");
  const key = `error-${code.replaceAll("_", "-")}`;
  if (!has(key)) return t("error-unknown", { code });
  const names = Array.isArray(params.names) ? params.names : [];
  const labels = names.map((name) => label(t, name));
  return t(key, { ...params, count: labels.length, labels });
}

/** What disagrees: a house rule, or how many play; what we have no word for is named as it is.
 * @param {T} t @param {string} name */
function label(t, name) {
  if (name === "seats") return t("seats-count");
  return has(`rule-${name.replaceAll("_", "-")}`) ? ruleName(t, name) : name;
}

export const api = {
  variants: () => request("GET", "/api/variants"),
  /** @param {string} variant @param {Record<string, string>} rules @param {number} [seats] */
  check: (variant, rules, seats) => request("POST", "/api/rules", { variant, rules, seats }),
  /** @param {string} variant @param {URLSearchParams} query */
  rulesPage: (variant, query) => request("GET", `/api/rules/${encodeURIComponent(variant)}?${query}`),
  games: () => request("GET", "/api/games"),
  /** @param {object} body */
  create: (body) => request("POST", "/api/games", body),
  /** @param {string} id @param {string} reveal */
  contribute: (id, reveal) => request("POST", `/api/games/${encodeURIComponent(id)}/contribution`, { reveal }),
  /** @param {string} id @param {string | null} commitment */
  again: (id, commitment) => request("POST", `/api/games/${encodeURIComponent(id)}/again`, { commitment }),
  /** @param {string} id */
  leave: (id) => request("POST", `/api/games/${encodeURIComponent(id)}/leave`),
  /** @param {string} id */
  erase: (id) => request("DELETE", `/api/games/${encodeURIComponent(id)}`),
  /** @param {string} id @returns {Promise<string>} */
  record: (id) => request("GET", `/api/games/${encodeURIComponent(id)}/record`),
  /** @param {string} id @returns {Promise<import("./messages.js").Replay>} */
  replay: (id) => request("GET", `/api/games/${encodeURIComponent(id)}/replay`),
  statistics: () => request("GET", "/api/statistics"),
  /** @param {string} family @returns {Promise<import("./messages.js").Ratings>} */
  ratings: (family) => request("GET", `/api/ratings?family=${encodeURIComponent(family)}`),
  /** @param {string} [before] @returns {Promise<import("./messages.js").History>} */
  history: (before) => request("GET", before ? `/api/history?before=${encodeURIComponent(before)}` : "/api/history"),
  eraseStatistics: () => request("DELETE", "/api/statistics"),
};
