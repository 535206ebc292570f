/** Addresses are paths; each names a screen, loaded when it is first seen. */

/**
 * @typedef {object} Route
 * @property {string} screen
 * @property {Record<string, string>} params  the named parts of the path
 * @property {URLSearchParams} query
 */

/** @type {[RegExp, string][]} */
const ROUTES = [
  [/^\/$/, "home"],
  [/^\/new\/(?<variant>[^/]+)\/?$/, "new"],
  [/^\/room\/new\/?$/, "door"],
  [/^\/room\/(?<code>[^/]+)\/?$/, "room"],
  [/^\/game\/(?<id>[^/]+)\/?$/, "game"],
  [/^\/replay\/(?<id>[^/]+)\/?$/, "replay"],
  [/^\/games\/?$/, "games"],
  [/^\/rules\/(?<variant>[^/]+)\/?$/, "rules"],
  [/^\/verify\/?$/, "verify"],
  [/^\/statistics\/?$/, "statistics"],
  [/^\/ratings\/?$/, "ratings"],
  [/^\/settings\/?$/, "settings"],
  [/^\/carry\/?$/, "carry"],
  [/^\/about\/?$/, "about"],
];

/** Find the screen of an address; "missing" where there is none.
 * @param {URL | Location} address
 * @returns {Route}
 */
export function route(address) {
  const query = new URLSearchParams(address.search);
  for (const [pattern, screen] of ROUTES) {
    const found = pattern.exec(address.pathname);
    if (found) return { screen, params: decoded(found.groups ?? {}), query };
  }
  return { screen: "missing", params: {}, query };
}

/** @param {Record<string, string>} groups */
function decoded(groups) {
  return Object.fromEntries(
    Object.entries(groups).map(([name, text]) => {
      try {
        return [name, decodeURIComponent(text)];
      } catch {
        return [name, text];
      }
    }),
  );
}

/** Follow links and the browser's own back and forward without loading the page again.
 * @param {(route: Route, how: "link" | "history") => void} show
 */
export function createRouter(show) {
  /** @type {(path: string, options?: {replace?: boolean}) => void} */
  const navigate = (path, { replace = false } = {}) => {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    show(route(location), "link");
  };
  addEventListener("popstate", () => show(route(location), "history"));
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
  return { navigate };
}

/** @param {MouseEvent} event @returns {HTMLAnchorElement | null} */
function linkOf(event) {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest("a");
  const ours = link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
  return ours && !link.getAttribute("href")?.startsWith("#") ? link : null;
}
