/** Between room and table: every part in the dice is shown before the first draw. */

import { icon } from "../../parts/figures.js";
import { h } from "../../parts/view.js";
import { canPromise } from "./promise.js";

/** @typedef {import("./room.js").Room} Room */
/** @typedef {import("./shapes.js").RoomView} RoomView */

/** @param {Room} room @param {RoomView} view */
export function revealing(room, view) {
  const { t } = room.app;
  return h(
    "section",
    { class: "sheet narrow revealing", key: "revealing" },
    h("h1", { tabindex: -1 }, t("room-revealing")),
    h("p", { class: "lead" }, t("room-revealing-lead")),
    h(
      "ul",
      { class: "parts", role: "status" },
      view.persons.filter(({ plays }) => plays).map((person, index) => part(room, person, index)),
    ),
    h("h2", null, t("room-commitment")),
    h("p", null, h("code", { class: "commitment" }, view.commitment ?? "…")),
    view.game && h("p", { class: "hint", key: "id" }, t("room-game-id", { id: view.game })),
    !canPromise() && h("p", { class: "hint", key: "none" }, t("room-no-promise")),
  );
}

/** @param {Room} room @param {import("./shapes.js").PersonView} person @param {number} index */
function part({ app: { t } }, { name, promised, revealed }, index) {
  const state = revealed ? "room-part-shown" : promised ? "room-part-awaited" : "room-part-none";
  return h(
    "li",
    { class: revealed ? "part shown" : "part", key: `${index}` },
    icon(revealed ? "tick" : "die"),
    h("bdi", null, name),
    h("small", null, t(state)),
  );
}
