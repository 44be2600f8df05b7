const OPERATOR = { $gt: '' };

const replaceAt = (value: unknown, path: readonly (string | number)[]): unknown => {
  const [head, ...rest] = path;
  if (head === undefined) return OPERATOR;
  if (Array.isArray(value)) return value.map((item, index) => (index === head ? replaceAt(item, rest) : item));
  return { ...(value as object), [head]: replaceAt((value as Record<string, unknown>)[head], rest) };
};

/** Where strings are in a value: paths of keys and indexes. */
const stringPaths = (value: unknown): (string | number)[][] => {
  if (typeof value === 'string') return [[]];
  if (Array.isArray(value)) return value.flatMap((item, index) => stringPaths(item).map((path) => [index, ...path]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => stringPaths(item).map((path) => [key, ...path]));
};

/** A copy of a body for each string in it, with a database operator in that place. */
export const withOperators = (body: unknown): { path: string; body: unknown }[] =>
  stringPaths(body).map((path) => ({ path: path.join('.'), body: replaceAt(body, path) }));
