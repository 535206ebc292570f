/** A number of which the sign matters. */

/** @param {string} language @param {number} number */
export function signed(language, number) {
  return new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(number);
}
