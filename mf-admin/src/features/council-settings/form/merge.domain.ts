import { lookup } from '@folkmoot/contracts/client';
export type Numbers = Readonly<Record<string, number>>;
/** What a form edits, flat: each field is a text, a number, a switch, a list of texts or numbers by name. */
export type Value = string | number | boolean | null | readonly string[] | Numbers;
export type Draft = Readonly<Record<string, Value>>;

export interface Clash<D extends Draft> {
  readonly field: keyof D & string;
  readonly mine: Value;
  readonly theirs: Value;
}

export interface Merged<D extends Draft> {
  /** Mine, with what others changed meanwhile laid under it. */
  readonly draft: D;
  /** Fields that both changed, each to something else: a person has to choose. */
  readonly clashes: readonly Clash<D>[];
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isList = (value: Value): value is readonly string[] => Array.isArray(value);

/** Theirs without what I took away, and with what I added at its end. */
const mergedList = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] => {
  const added = mine.filter((item) => !base.includes(item) && !theirs.includes(item));
  const isGone = (item: string) => base.includes(item) && !mine.includes(item);
  return [...theirs.filter((item) => !isGone(item)), ...added];
};

const isNumbers = (value: Value): value is Numbers => typeof value === 'object' && value !== null && !isList(value);

/** Each name by itself; undefined when both changed the number of one to something else. */
const mergedNumbers = (base: Numbers, mine: Numbers, theirs: Numbers): Numbers | undefined => {
  const [was, is, now] = [base, mine, theirs].map((numbers) => new Map(Object.entries(numbers)));
  const names = new Set([...(now?.keys() ?? []), ...(is?.keys() ?? [])]);
  const merged: [string, number][] = [];
  for (const name of names) {
    const [before, my, their] = [was?.get(name), is?.get(name), now?.get(name)];
    if (my !== before && their !== before && my !== their) return undefined;
    const value = my === before ? their : my;
    if (value !== undefined) merged.push([name, value]);
  }
  return Object.fromEntries(merged);
};

const fieldIn = (draft: Draft, field: string): Value => lookup(draft, field) ?? null;

/** The value that keeps what both did; undefined when a person has to choose. */
const mergedValue = (was: Value, is: Value, now: Value): Value | undefined => {
  if (isSame(is, was)) return now;
  if (isSame(now, was) || isSame(is, now)) return is;
  if (isNumbers(was) && isNumbers(is) && isNumbers(now)) return mergedNumbers(was, is, now);
  return isList(was) && isList(is) && isList(now) ? mergedList(was, is, now) : undefined;
};

/** The fields in which a draft differs from what it began with. */
export const changesOf = <D extends Draft>(base: D, mine: D): Partial<D> =>
  Object.fromEntries(
    Object.entries(mine).filter(([field, value]) => !isSame(value, lookup(base, field))),
  ) as Partial<D>;

/**
 * Two people changed the same record. What only one of them touched is taken from that one, lists are put together
 * entry by entry, and what is left is named for somebody to choose: nobody's change is lost.
 */
export const merge = <D extends Draft>(base: D, mine: D, theirs: D): Merged<D> => {
  const clashes: Clash<D>[] = [];
  const entries = Object.keys(mine).map((field): [string, Value] => {
    const is = fieldIn(mine, field);
    const merged = mergedValue(fieldIn(base, field), is, fieldIn(theirs, field));
    if (merged === undefined) clashes.push({ field, mine: is, theirs: fieldIn(theirs, field) });
    return [field, merged === undefined ? is : merged];
  });
  return { draft: Object.fromEntries(entries) as D, clashes };
};
