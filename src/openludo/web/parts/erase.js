/** Erase a game from a list, once it is confirmed. */

import { worded } from "../api.js";
import { confirmed } from "./confirm.js";

/** @typedef {import("../main.js").App} App */

/**
 * @template {{id: string}} Game
 * @param {App} app
 * @param {{games: Game[]}} model
 * @param {Game} game
 * @param {string} text what erasing it means
 */
export async function erase(app, model, game, text) {
  const { t } = app;
  const sure = await confirmed(app, {
    title: t("erase-game-title"),
    text,
    action: t("erase-game-action"),
  });
  if (!sure) return;
  try {
    await app.api.erase(game.id);
    model.games = model.games.filter((other) => other !== game);
    app.say(t("erase-game-done"));
  } catch (failure) {
    app.say(worded(t, failure));
  }
}
