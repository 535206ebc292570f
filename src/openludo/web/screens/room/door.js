/** Ways into rooms: open one, go to one by its code, go back to one. */

import { worded } from "../../api.js";
import { codeField, nameField, switchField } from "../../parts/fields.js";
import { emblem } from "../../parts/figures.js";
import { variantCharacter, variantName } from "../../parts/names.js";
import { h, typed } from "../../parts/view.js";
import { lastChoice, drawContribution } from "../../start.js";
import { halves, openRoom, ownRooms, tidy } from "./ask.js";
import { canPromise, keep } from "./promise.js";

/** @typedef {import("./shapes.js").App} App */
/** @typedef {import("./shapes.js").RoomPeek} RoomPeek */
/** @typedef {{variant: string, name: string, code: string, rated: boolean, watch: boolean, busy: boolean, failure: string}} Model */

/** @type {import("../../main.js").Open} */
export async function open(app) {
  const [{ variants }, { rooms }] = await Promise.all([app.api.variants(), ownRooms()]);
  const shared = variants.filter((/** @type {{fixed_seats: boolean}} */ { fixed_seats: alone }) => !alone);
  const names = shared.map((/** @type {{name: string}} */ { name }) => name);
  const last = lastChoice().variant;
  /** @type {Model} */
  const model = {
    variant: names.includes(last) ? last : names[0],
    name: app.settings.name,
    code: "",
    rated: false,
    watch: false,
    busy: false,
    failure: "",
  };
  return {
    title: () => app.t("room-friends"),
    view: () => [
      h("h1", { tabindex: -1, key: "title" }, app.t("room-friends")),
      h("p", { class: "lead", key: "lead" }, app.t("room-friends-lead")),
      rooms.length > 0 && back(app, rooms),
      byCode(app, model),
      opening(app, model, names),
    ],
  };
}

/** Nobody knows the room of an address. @param {App} app @param {string} code @returns {import("../../main.js").Screen} */
export function unknownRoom(app, code) {
  const model = { code, variant: "", name: "", rated: false, watch: false, busy: false, failure: "" };
  return {
    title: () => app.t("room-unknown"),
    view: () => [
      h("h1", { tabindex: -1, key: "title" }, app.t("room-unknown")),
      h("p", { class: "lead", key: "lead" }, app.t("room-unknown-text")),
      byCode(app, model),
      h("p", { class: "actions", key: "home" }, h("a", { class: "button", href: "/" }, app.t("failed-home"))),
    ],
  };
}

/** @param {App} app @param {RoomPeek[]} rooms */
function back({ t }, rooms) {
  return h(
    "section",
    { class: "sheet", key: "back", "aria-labelledby": "back-title" },
    h("h2", { id: "back-title" }, t("room-yours")),
    h(
      "ul",
      { class: "own-rooms" },
      rooms.map(({ code, variant, persons }) =>
        h(
          "li",
          { key: code },
          h("a", { href: `/room/${code}` }, variantName(t, variant)),
          h("span", { class: "hint" }, `${halves(code)} · `, h("bdi", null, persons.join(", "))),
        ),
      ),
    ),
  );
}

/** @param {App} app @param {Model} model */
function byCode({ t, navigate }, model) {
  const go = (/** @type {Event} */ event) => {
    event.preventDefault();
    const code = tidy(model.code);
    if (code) navigate(`/room/${encodeURIComponent(code)}`);
  };
  return h(
    "form",
    { class: "sheet by-code", key: "code", onsubmit: go },
    h("h2", null, t("room-by-code")),
    h(
      "p",
      { class: "code-row" },
      codeField(t, { value: model.code, oninput: typed((text) => (model.code = text)) }),
      h("button", { class: "button", type: "submit" }, t("room-go")),
    ),
  );
}

/** @param {App} app @param {Model} model @param {string[]} names */
function opening(app, model, names) {
  const { t } = app;
  return h(
    "form",
    { class: "sheet opening-room", key: "open", onsubmit: (/** @type {Event} */ event) => begin(app, model, event) },
    h("h2", null, t("room-open-title")),
    nameField(t, model.name, (name) => {
      model.name = name;
      app.update();
    }),
    h(
      "fieldset",
      { class: "boxes" },
      h("legend", null, t("room-game")),
      names.map((name) => box(app, model, name)),
    ),
    switchField("rated", t("ratings-room"), model.rated, (on) => (model.rated = on)),
    switchField("watch", t("room-watch"), model.watch, (on) => (model.watch = on)),
    h("p", { class: "failure", role: "alert" }, model.failure),
    !canPromise() && h("p", { class: "hint", key: "dice" }, t("room-no-promise")),
    h(
      "button",
      { class: "button play", type: "submit", disabled: model.busy || !model.name.trim() },
      t("room-open"),
    ),
  );
}

/** @param {App} app @param {Model} model @param {string} name */
function box(app, model, name) {
  const { t } = app;
  const pick = () => {
    model.variant = name;
    app.update();
  };
  return h(
    "label",
    { class: "box", key: name },
    h("input", { type: "radio", name: "variant", value: name, checked: model.variant === name, onchange: pick }),
    emblem(name),
    h("span", null, h("strong", null, variantName(t, name)), h("small", null, variantCharacter(t, name))),
  );
}

/** @param {App} app @param {Model} model @param {Event} event */
async function begin(app, model, event) {
  event.preventDefault();
  const name = model.name.trim();
  if (model.busy || !name) return;
  Object.assign(model, { busy: true, failure: "" });
  app.update();
  app.settings.set("name", name);
  try {
    const { contribution, commitment } = await drawContribution();
    const { variant, rated, watch } = model;
    const { code } = await openRoom({ variant, rated, watch, name, commitment });
    keep(code, contribution);
    app.navigate(`/room/${code}`);
  } catch (failure) {
    model.failure = worded(app.t, failure);
  }
  model.busy = false;
  app.update();
}
