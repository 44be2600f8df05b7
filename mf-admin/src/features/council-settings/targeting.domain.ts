import type { Numbers } from './form/merge.domain';

/** Follows a name that is in the list already, as happens while one is typed. */
const AGAIN = '\u0000';

const keysOf = (divisions: readonly string[]): string[] =>
  divisions.map(
    (name, index) => name + AGAIN.repeat(divisions.slice(0, index).filter((other) => other === name).length),
  );

/** How many people live in each division, by its place; null where it is not known. */
export const residentsAt = (divisions: readonly string[], residents: Numbers): (number | null)[] => {
  const known = new Map(Object.entries(residents));
  return keysOf(divisions).map((key) => known.get(key) ?? null);
};

/** The same by name: a division that is called otherwise keeps its number, one that is gone has none. */
export const residentsBy = (divisions: readonly string[], numbers: readonly (number | null)[]): Numbers =>
  Object.fromEntries(
    keysOf(divisions).flatMap((key, index): [string, number][] => {
      const number = numbers[index] ?? null;
      return number === null ? [] : [[key, number]];
    }),
  );
