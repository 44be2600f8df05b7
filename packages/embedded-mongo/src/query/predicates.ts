import { badValue, notImplemented } from '../errors';
import { encode, keyOf } from '../values/keys';
import { isNil, tagOf } from '../values/values';

/** A test of one value. */
export type Predicate = (value: unknown) => boolean;

/** Equality as BSON sees it: ordered objects, exact numbers, null equals missing. */
export const equalTo = (wanted: unknown): Predicate => {
  if (isNil(wanted)) return isNil;
  const key = keyOf(wanted);
  const tag = tagOf(wanted);
  if (typeof wanted === 'string' || typeof wanted === 'boolean') return (value) => value === wanted;
  return (value) => value === wanted || (tagOf(value) === tag && keyOf(value) === key);
};

const compareNumbers = (left: number, right: number): number => {
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

/** A range test within the type bracket of `bound`. */
export const ordered = (bound: unknown, isWanted: (order: number) => boolean): Predicate => {
  if (isNil(bound)) return isWanted(0) ? isNil : () => false;
  const tag = tagOf(bound);
  if (typeof bound === 'string') {
    // Index keys cut long strings; comparisons must not.
    const bytes = Buffer.from(bound);
    return (value) => typeof value === 'string' && isWanted(Buffer.compare(Buffer.from(value), bytes));
  }
  const key = encode(bound);
  return (value) => {
    if (typeof value === 'number' && typeof bound === 'number' && !Number.isNaN(value) && !Number.isNaN(bound)) {
      return isWanted(compareNumbers(value, bound));
    }
    return !isNil(value) && tagOf(value) === tag && isWanted(Buffer.compare(encode(value), key));
  };
};

/** A string matches, or the same expression is stored. */
export const matchesRegex = (regex: RegExp): Predicate => {
  const tester = new RegExp(regex.source, regex.flags.replace(/[gy]/g, ''));
  return (value) => {
    if (typeof value === 'string') return tester.test(value);
    return value instanceof RegExp && value.source === regex.source && value.flags === regex.flags;
  };
};

const withoutSpaces = (source: string): string =>
  source.replace(/\\.|\s+|#.*$/gm, (part) => (part.startsWith('\\') ? part : ''));

/** {$regex, $options} as a JavaScript expression. */
export const toRegex = (source: unknown, options: unknown): RegExp => {
  if (!(source instanceof RegExp) && typeof source !== 'string') throw badValue('$regex has to be a string');
  const flags = typeof options === 'string' ? options : source instanceof RegExp ? source.flags : '';
  const unknownFlag = flags.replace(/[imsxu]/g, '');
  if (unknownFlag) throw notImplemented(`$options '${unknownFlag}' of $regex`);
  const text = source instanceof RegExp ? source.source : source;
  try {
    return new RegExp(flags.includes('x') ? withoutSpaces(text) : text, flags.replace(/[^ims]/g, ''));
  } catch {
    throw badValue(`Regular expression is invalid: ${text}`);
  }
};
