/** Put lists of events into words with `logText`, and say a few other messages. */

import { readFileSync } from "node:fs";
import { logText, t, use } from "../../src/openludo/web/i18n/index.js";

const { catalogue, game, steps, errors } = JSON.parse(readFileSync(0, "utf-8"));
const gaps = [];
console.error = (why) => gaps.push(why);
use(catalogue);
const answer = {
  logs: steps.map((events) => logText(events, game, t)),
  errors: errors.map(([key, args]) => t(key, args)),
  gaps,
};
process.stdout.write(JSON.stringify(answer));
