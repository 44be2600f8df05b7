/** Numbers by name. */
export type Numbers = Readonly<Record<string, number>>;

/** Suffix for a name that the list already contains, which happens while a person types. */
const AGAIN = '\u0000';

const keysOf = (divisions: readonly string[]): string[] =>
  divisions.map(
    (name, index) => name + AGAIN.repeat(divisions.slice(0, index).filter((other) => other === name).length),
  );

/** The number of residents of each division, by position. Null when unknown. */
export const residentsAt = (divisions: readonly string[], residents: Numbers): (number | null)[] => {
  const known = new Map(Object.entries(residents));
  return keysOf(divisions).map((key) => known.get(key) ?? null);
};

/** The same by name. A renamed division keeps its number, a removed one loses it. */
export const residentsBy = (divisions: readonly string[], numbers: readonly (number | null)[]): Numbers =>
  Object.fromEntries(
    keysOf(divisions).flatMap((key, index): [string, number][] => {
      const number = numbers[index] ?? null;
      return number === null ? [] : [[key, number]];
    }),
  );
