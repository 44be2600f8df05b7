import { lookup } from '@folkmoot/contracts';
import type { AttributeEffect } from './figures.domain';

/** How many people: all but erased ones, and active ones. */
interface Tally {
  readonly total: number;
  readonly active: number;
}

interface ValueCount extends Tally {
  /** Comparable, with its key: `ward=east`. Its mark in stored counts. */
  readonly value: string;
}

/** The numbers of people with each value of one attribute. */
export interface AttributeCounts {
  readonly key: string;
  /** People with any value. */
  readonly known: Tally;
  /** Values that people have. Null when there were too many: until nobody has a value, only `known` is counted. */
  readonly values: readonly ValueCount[] | null;
}

/** Wards, options, yes and no, ages. With more values, a text is free. */
const MAX_VALUES = 200;

const keyOf = (value: string): string => value.slice(0, value.indexOf('='));

const plus = (tally: Tally, more: Tally): Tally => ({
  total: tally.total + more.total,
  active: tally.active + more.active,
});

const NOBODY: Tally = { total: 0, active: 0 };

/** The changes by attribute. */
export const changesByKey = ({ total, active }: AttributeEffect): ReadonlyMap<string, readonly ValueCount[]> => {
  const changes = new Map<string, ValueCount[]>();
  for (const value of new Set([...Object.keys(total), ...Object.keys(active)])) {
    const change = { value, total: lookup(total, value) ?? 0, active: lookup(active, value) ?? 0 };
    const ofKey = changes.get(keyOf(value));
    if (ofKey) ofKey.push(change);
    else changes.set(keyOf(value), [change]);
  }
  return changes;
};

/** Counts of an attribute that nobody has a value of. */
export const noCounts = (key: string): AttributeCounts => ({ key, known: NOBODY, values: [] });

/** The counts after a change. A value that nobody has any more is forgotten: it may be about one person. */
export const withChanges = (
  { key, known, values }: AttributeCounts,
  changes: readonly ValueCount[],
): AttributeCounts => {
  const after = changes.reduce(plus, known);
  if (after.total === 0) return noCounts(key);
  if (values === null) return { key, known: after, values };
  const tallies = new Map<string, Tally>(values.map(({ value, total, active }) => [value, { total, active }]));
  for (const { value, ...more } of changes) tallies.set(value, plus(tallies.get(value) ?? NOBODY, more));
  const left = [...tallies].flatMap(([value, tally]) => (tally.total === 0 ? [] : [{ value, ...tally }]));
  return { key, known: after, values: left.length > MAX_VALUES ? null : left };
};

/** How many people have any value of the attribute. */
export const knownOf = (counts: readonly AttributeCounts[], attributeKey: string): Tally =>
  counts.find(({ key }) => key === attributeKey)?.known ?? NOBODY;

/** How many people have one of these values, which are different ones; null when the values are not counted. */
export const countsOf = (counts: readonly AttributeCounts[], values: readonly string[]): Tally | null => {
  let sum = NOBODY;
  for (const wanted of values) {
    const attribute = counts.find(({ key }) => key === keyOf(wanted));
    if (attribute?.values === null) return null;
    sum = plus(sum, attribute?.values.find(({ value }) => value === wanted) ?? NOBODY);
  }
  return { total: sum.total, active: sum.active };
};
