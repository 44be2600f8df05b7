/** Values that JSON has. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const byCodeUnits = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/**
 * JSON with one form for each value: keys in the order of their UTF-16 code units, no spaces, fields that are undefined left
 * out (RFC 8785 for values that `JSON.stringify` writes). Throws for numbers that JSON does not have.
 */
export const canonicalJson = (value: Json): string => {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('JSON has no such number');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(value).flatMap(([key, field]) => (field === undefined ? [] : [[key, field] as const]));
  return `{${fields
    .sort(byCodeUnits)
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`)
    .join(',')}}`;
};
