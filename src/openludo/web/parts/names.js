/** The words for what the server only names: variants, house rules, their values, levels, colours. */

/** @typedef {typeof import("../i18n/index.js").t} T */
/** @typedef {import("../messages.js").FieldView} Field */

/** @param {string} name */
const dashed = (name) => name.replaceAll("_", "-");

/** @param {T} t @param {string} variant */
export const variantName = (t, variant) => t(`variant-${dashed(variant)}`);

/** What a variant is like, in a sentence.
 * @param {T} t @param {string} variant */
export const variantCharacter = (t, variant) => t(`variant-${dashed(variant)}.about`);

/** @param {T} t @param {string} name */
export const ruleName = (t, name) => t(`rule-${dashed(name)}`);

/** What a house rule decides.
 * @param {T} t @param {string} name */
export const ruleSubject = (t, name) => t(`rule-${dashed(name)}.about`);

/** @param {T} t @param {string} group */
export const groupName = (t, group) => t(`group-${dashed(group)}`);

/** @param {T} t @param {string} level */
export const levelName = (t, level) => t(`level-${level}`);

/** How a level plays.
 * @param {T} t @param {string} level */
export const levelManner = (t, level) => t(`level-${level}.about`);

/** @param {T} t @param {string} colour */
export const colourName = (t, colour) => t(`colour-${colour}`);

/** The members of a list as a house rule writes it.
 * @param {string} value */
export function parts(value) {
  return value === "none" || value === "" ? [] : value.split(",");
}

/** A value of a house rule in words.
 * @param {T} t @param {Field} field @param {string | undefined} value */
export function valueText(t, field, value) {
  if (value === undefined) return "";
  if (field.kind === "faces" || field.kind === "grants") {
    const words = parts(value).map((part) => partText(t, field, part));
    return words.length ? t("names-list", { words }) : t("value-none");
  }
  if (field.kind === "flag") return t(value === "true" ? "value-true" : "value-false");
  if (field.kind === "number") return t(`value-${dashed(field.name)}`, { count: Number(value) });
  return t(`value-${dashed(field.name)}-${dashed(value)}`);
}

/** One face of the die or one reason for another roll in words.
 * @param {T} t @param {Field} field @param {string} part */
export function partText(t, field, part) {
  if (field.kind === "grants") return t(`grant-${part}`);
  return /^\d+$/.test(part) ? t("face-number", { face: Number(part) }) : t(`face-${part}`);
}
