/** @file Access by names from outside: a document may contain `constructor` or `__proto__` like any other name. */

/** An object's own value under a name; inherited ones do not count. */
export const own = <T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;

/** Sets a field of the object itself, whatever its name. */
export const put = <T>(table: Record<string, T>, name: string, value: NoInfer<T>): void => {
  if (name === '__proto__') {
    Object.defineProperty(table, name, { value, writable: true, enumerable: true, configurable: true });
  } else table[name] = value;
};
