/**
 * @file Answers with a value for several parts of a question: `part:value` texts, of a row and its column, or of an
 * option and its amount. Ids have no colon.
 */

const SEPARATOR = ':';

export const pairOf = (part: string, value: string | number): string => `${part}${SEPARATOR}${value}`;

/** The part and the value of a text. */
export const splitPair = (pair: string): [part: string, value: string] => {
  const at = pair.indexOf(SEPARATOR);
  return [pair.slice(0, Math.max(0, at)), pair.slice(at + 1)];
};

/** The value of each part. Null for what is no list of such texts, and when a part has two values. */
export const readPairs = (raw: unknown): ReadonlyMap<string, string> | null => {
  if (!Array.isArray(raw) || !raw.every((pair) => typeof pair === 'string')) return null;
  const values = new Map(raw.map(splitPair));
  return values.size === raw.length ? values : null;
};

/** The fields of a plain form that are not empty: each part has a field, whose value arrives as `part:value`. */
export const filledPairs = (values: readonly string[]): string[] | null => {
  const filled = values.filter((pair) => splitPair(pair)[1].trim() !== '');
  return filled.length > 0 ? filled : null;
};
