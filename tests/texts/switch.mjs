/** Change the language of a page in the middle, and guess the first one. */

import { readFileSync } from "node:fs";
import { guess, has, language, onchange, t, use } from "../../src/openludo/web/i18n/index.js";

const { catalogues, wishes } = JSON.parse(readFileSync(0, "utf-8"));
const heard = [];
const stop = onchange((lang) => heard.push([lang, t("value-true")]));
console.error = () => {};
const before = [t("value-true"), has("value-true"), language()];
use(catalogues[0]);
use(catalogues[1]);
stop();
use(catalogues[0]);
const after = [t("value-true"), has("value-true"), language(), t("no-such-key"), has("toString")];
process.stdout.write(JSON.stringify({ guesses: wishes.map(guess), heard, before, after }));
