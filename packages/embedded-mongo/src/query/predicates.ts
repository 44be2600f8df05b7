import { notImplemented } from '../errors';
import { encode, keyOf } from '../values/keys';
import { isNil, isNumeric, isRegex, tagOf, tags } from '../values/values';
import { compileRegex } from './regex';

/** A test of one value. */
export type Predicate = (value: unknown) => boolean;

const isNaNumber = (value: unknown): boolean => isNumeric(value) && Number.isNaN(Number(value));

/** Equality as BSON sees it: ordered objects, exact numbers, null equals missing. */
export const equalTo = (wanted: unknown): Predicate => {
  if (isNil(wanted)) return isNil;
  if (typeof wanted === 'string' || typeof wanted === 'boolean') return (value) => value === wanted;
  if (isNaNumber(wanted)) return isNaNumber;
  const key = keyOf(wanted);
  const tag = tagOf(wanted);
  if (typeof wanted === 'number') {
    return (value) => value === wanted || (typeof value !== 'number' && tagOf(value) === tag && keyOf(value) === key);
  }
  return (value) => tagOf(value) === tag && keyOf(value) === key;
};

const signOf = (left: number, right: number): number => Number(left > right) - Number(left < right);

/** A range test within the type bracket of `bound`. */
export const ordered = (bound: unknown, isWanted: (order: number) => boolean): Predicate => {
  // NaN equals itself and is neither less nor greater than a number.
  if (isNil(bound)) return isWanted(0) ? isNil : () => false;
  if (tagOf(bound) === tags.min || tagOf(bound) === tags.max) throw notImplemented('a range up to MinKey or MaxKey');
  if (isNaNumber(bound)) return isWanted(0) ? isNaNumber : () => false;
  const tag = tagOf(bound);
  const key = encode(bound);
  return (value) => {
    if (typeof value === 'number' && typeof bound === 'number') {
      return !Number.isNaN(value) && isWanted(signOf(value, bound));
    }
    if (value instanceof Date && bound instanceof Date) return isWanted(signOf(value.getTime(), bound.getTime()));
    if (isNil(value) || tagOf(value) !== tag || isNaNumber(value)) return false;
    return isWanted(Buffer.compare(encode(value), key));
  };
};

/** A string matches, or the same expression is stored. */
export const matchesRegex = (pattern: string, options: string): Predicate => {
  const tester = compileRegex(pattern, options);
  return (value) => {
    if (typeof value === 'string') return tester.test(value);
    return isRegex(value) && value.pattern === pattern && value.options === options;
  };
};
