/** @file Tables whose keys come from outside: `table['constructor']` must find nothing, and writing `table['__proto__']` must change nothing else. */

declare const noPrototype: unique symbol;

/** An object without prototype. Any text is a safe key: `npm run check` lets only this type be indexed by a plain string. */
export type Dictionary<T> = Record<string, T> & { readonly [noPrototype]: true };

/** A new dictionary with these entries; those of another table are copied. */
export const dictionary = <T>(
  entries: Iterable<readonly [string, T]> | Readonly<Record<string, T>> = [],
): Dictionary<T> => {
  const made = Object.create(null) as Dictionary<T>;
  for (const [key, value] of Symbol.iterator in entries ? entries : Object.entries(entries)) made[key] = value;
  return made;
};

const { hasOwnProperty: hasOwn } = Object.prototype;

/** Whether an object itself has the key: what it inherits does not count. */
export const isKeyOf = <T extends object>(table: T, key: string): key is keyof T & string => hasOwn.call(table, key);

/** The value that an object itself has under a key from outside. */
export const lookup = <T extends object>(
  table: T | null | undefined,
  key: string | undefined,
): T[keyof T & string] | undefined =>
  table && key !== undefined && isKeyOf(table, key) ? (table[key] as T[keyof T & string]) : undefined;

/** Writes to an ordinary object: a field named `__proto__` becomes an own field like any other. */
export const put = <T>(record: Record<string, T>, key: string, value: NoInfer<T>): void => {
  if (key === '__proto__') {
    Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
  } else record[key] = value;
};
