import { lookup } from '@folkmoot/contracts/client';

type Numbers = Readonly<Record<string, number>>;

export interface Clash<D extends object> {
  readonly field: keyof D & string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged<D extends object> {
  /** My draft, with the changes of others in fields that I did not change. */
  readonly draft: D;
  /** Fields that both changed to different values. A person must choose. */
  readonly clashes: readonly Clash<D>[];
}

export const isSame = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second);

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Their list without my removals, plus my additions at its end. */
const mergedList = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] => {
  const added = mine.filter((item) => !base.includes(item) && !theirs.includes(item));
  const isGone = (item: string) => base.includes(item) && !mine.includes(item);
  return [...theirs.filter((item) => !isGone(item)), ...added];
};

const isNumbers = (value: unknown): value is Numbers =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((number) => typeof number === 'number');

/** Merges each name separately. Undefined when both changed the same number to different values. */
const mergedNumbers = (base: Numbers, mine: Numbers, theirs: Numbers): Numbers | undefined => {
  const [was, is, now] = [base, mine, theirs].map((numbers) => new Map(Object.entries(numbers)));
  const names = new Set([...(now?.keys() ?? []), ...(is?.keys() ?? [])]);
  const merged: [string, number][] = [];
  for (const name of names) {
    const before = was?.get(name);
    const my = is?.get(name);
    const their = now?.get(name);
    if (my !== before && their !== before && my !== their) return undefined;
    const value = my === before ? their : my;
    if (value !== undefined) merged.push([name, value]);
  }
  return Object.fromEntries(merged);
};

type MergedValue = { value: unknown } | 'clash';

const valueOrClash = (value: unknown): MergedValue => (value === undefined ? 'clash' : { value });

/** Lists of texts and numbers by name merge entry by entry. Other values are a choice between the two. */
const mergedValue = (was: unknown, is: unknown, now: unknown): MergedValue => {
  if (isSame(is, was)) return { value: now };
  if (isSame(now, was) || isSame(is, now)) return { value: is };
  if (isNumbers(was) && isNumbers(is) && isNumbers(now)) return valueOrClash(mergedNumbers(was, is, now));
  if (isTextList(was) && isTextList(is) && isTextList(now)) return { value: mergedList(was, is, now) };
  return 'clash';
};

/** The fields in which a draft differs from its start values. */
export const changesOf = <D extends object>(base: D, mine: D): Partial<D> =>
  Object.fromEntries(
    Object.entries(mine).filter(([field, value]) => !isSame(value, lookup(base, field))),
  ) as Partial<D>;

/**
 * Merges two changes of the same record, so that no change is lost. A field that only one person changed keeps that
 * change. The fields that both changed to different values are clashes, which a person resolves.
 */
export const merge = <D extends object>(base: D, mine: D, theirs: D): Merged<D> => {
  const clashes: Clash<D>[] = [];
  const fields = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const entries = [...fields].map((field): [string, unknown] => {
    const is: unknown = lookup(mine, field);
    const now: unknown = lookup(theirs, field);
    const merged = mergedValue(lookup(base, field), is, now);
    if (merged !== 'clash') return [field, merged.value];
    clashes.push({ field: field as keyof D & string, mine: is, theirs: now });
    return [field, is];
  });
  return { draft: Object.fromEntries(entries) as D, clashes };
};
