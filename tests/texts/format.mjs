/** Format a list of `[catalogue, key, args]` and answer the texts; a gap is answered as `!why`. */

import { readFileSync } from "node:fs";
import { Resolver } from "../../src/openludo/web/i18n/resolver.js";

const { catalogues, calls } = JSON.parse(readFileSync(0, "utf-8"));
const resolvers = catalogues.map((catalogue) => new Resolver(catalogue));
const texts = calls.map(([index, key, args]) => {
  try {
    return resolvers[index].format(key, args);
  } catch (error) {
    return `!${error.message}`;
  }
});
process.stdout.write(JSON.stringify(texts));
