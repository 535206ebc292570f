/** Line icons of the bar. */

import { s } from "../../../board/dom.js";

/** @type {Record<string, string>} */
const PATHS = {
  leave: "M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h10M16.5 8.5 20 12l-3.5 3.5",
  sound: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  muted: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9.5l5 5M20.5 9.5l-5 5",
  info: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 11v5.5M12 7.4v.2",
  menu: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4",
  talk: "M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-4.5 3.5V16H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM8 9h8M8 12h5",
  away: "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M6.5 6.5l11 11",
  slow: "M5 19v-4M12 19v-8M19 19V6M19 6v.1",
  computer: "M4 5h16v10H4zM9 19h6M12 15v4",
  log: "M5 6h14M5 12h14M5 18h9",
};

/** @param {string} name */
export function icon(name) {
  return s(
    "svg",
    { viewBox: "0 0 24 24", class: "icon-line", "aria-hidden": "true", focusable: "false" },
    s("path", { d: PATHS[name] ?? "" }),
  );
}
