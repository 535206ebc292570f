/** Fill compiled messages with arguments: the same as `texts/resolver.py`, tested to agree with it. */

/** @typedef {string | number | boolean | readonly (string | number)[]} Argument */
/** @typedef {{[name: string]: Argument, [TERM]?: boolean}} Arguments */
/** @typedef {string | number} Literal */
/**
 * @typedef {{var?: string, ref?: string, term?: string, call?: string, number?: number,
 *   of?: Part[], with?: {[name: string]: Literal},
 *   select?: Part, cases?: [Literal, Pattern][], default?: number}} Expression
 */
/** @typedef {string | Expression} Part */
/** @typedef {string | Part[]} Pattern */
/** @typedef {{lang: string, messages: {[key: string]: Pattern}}} Catalogue */

/** Marks what a message gives a term: what it leaves out chooses the default. */
const TERM = Symbol("term");

/** A number with how to write it and which plural rules choose its form. */
class NumberValue {
  /** @param {number} value @param {{[name: string]: Literal}} options */
  constructor(value, options = {}) {
    this.value = value;
    this.options = options;
  }

  /** @returns {Intl.NumberFormatOptions} */
  get digits() {
    const least = Number(this.options.minimumFractionDigits ?? 0);
    const most = Number(this.options.maximumFractionDigits ?? Math.max(least, 3));
    return { minimumFractionDigits: least, maximumFractionDigits: most };
  }
}

/** @typedef {string | NumberValue | readonly (string | number)[]} Value */

export class MissingText extends Error {}

export class Resolver {
  /**
   * @param {Catalogue} catalogue
   * @param {(shown: string, why: string) => string} [gap] what to do about a missing message or
   *   variable: throws unless given
   */
  constructor(catalogue, gap = refuse) {
    this.lang = catalogue.lang;
    this.messages = catalogue.messages;
    this.gap = gap;
  }

  /**
   * Format a message or, as `key.name`, one of its attributes.
   * @param {string} key
   * @param {Arguments} [args]
   * @returns {string}
   */
  format(key, args = {}) {
    if (!Object.hasOwn(this.messages, key)) {
      return this.gap(key, `there is no text '${key}' in ${this.lang}`);
    }
    return this.#pattern(/** @type {Pattern} */ (this.messages[key]), args);
  }

  /** @param {Pattern} pattern @param {Arguments} args @returns {string} */
  #pattern(pattern, args) {
    if (typeof pattern === "string") return pattern;
    return pattern.map((part) => this.#write(this.#value(part, args))).join("");
  }

  /** @param {Part} part @param {Arguments} args @returns {Value} */
  #value(part, args) {
    if (typeof part === "string") return part;
    if (part.var !== undefined) return this.#variable(part.var, args);
    if (part.select !== undefined) return this.#pattern(this.#chosen(part, args), args);
    if (part.ref !== undefined) return this.format(part.ref, args);
    if (part.term !== undefined) return this.format(part.term, { ...part.with, [TERM]: true });
    if (part.call !== undefined) return this.#call(part, args);
    return new NumberValue(part.number ?? NaN);
  }

  /** @param {string} name @param {Arguments} args @returns {Value} */
  #variable(name, args) {
    const value = Object.hasOwn(args, name) ? args[name] : undefined;
    if (value === undefined && args[TERM]) return "";
    if (value === undefined) return this.gap(`$${name}`, `the variable '${name}' is missing`);
    if (typeof value === "boolean") return String(value);
    return typeof value === "number" ? new NumberValue(value) : value;
  }

  /** @param {Expression} part @param {Arguments} args @returns {Pattern} */
  #chosen(part, args) {
    const value = this.#value(part.select ?? "", args);
    const cases = part.cases ?? [];
    const keys = value instanceof NumberValue ? [value.value, this.#category(value)] : [value];
    for (const wanted of keys) {
      const found = cases.find(([key]) => key === wanted);
      if (found) return found[1];
    }
    return cases[part.default ?? 0]?.[1] ?? "";
  }

  /** @param {NumberValue} number @returns {string} */
  #category(number) {
    const type = number.options.type === "ordinal" ? "ordinal" : "cardinal";
    return new Intl.PluralRules(this.lang, { ...number.digits, type }).select(number.value);
  }

  /** @param {Expression} part @param {Arguments} args @returns {Value} */
  #call(part, args) {
    const value = this.#value(part.of?.[0] ?? "", args);
    const options = part.with ?? {};
    if (part.call === "NUMBER" && value instanceof NumberValue) {
      return new NumberValue(value.value, { ...value.options, ...options });
    }
    if (part.call === "LIST" && Array.isArray(value)) {
      return this.#list(value, options);
    }
    return this.gap(String(part.call), `${part.call} cannot take ${String(value)}`);
  }

  /** @param {readonly (string | number)[]} items @param {{[name: string]: Literal}} options */
  #list(items, { type, open = "", close = "" }) {
    const texts = items.map((item) => `${open}${item}${close}`);
    const kind = type === "disjunction" ? "disjunction" : "conjunction";
    return new Intl.ListFormat(this.lang, { type: kind }).format(texts);
  }

  /** @param {Value} value @returns {string} */
  #write(value) {
    if (value instanceof NumberValue) {
      const useGrouping = value.options.useGrouping !== "false";
      const options = { ...value.digits, useGrouping };
      return new Intl.NumberFormat(this.lang, options).format(value.value);
    }
    return typeof value === "string" ? value : this.#list(value, {});
  }
}

/** @param {string} _shown @param {string} why @returns {never} */
function refuse(_shown, why) {
  throw new MissingText(why);
}
