import { toRegex } from '../query/regex';
import { typeNameOf } from '../values/types';
import { isNil, isNumeric } from '../values/values';
import { located, namedArguments, type Operator, type Operators, ofMany, ofOne, ofTwo, ofValues } from './types';

const needText = (value: unknown, name: string, code: number): string => {
  if (typeof value === 'string') return value;
  throw located(code, `${name} requires a string, found: ${typeNameOf(value)}`);
};
/**
 * Converts a value to text for $toLower and similar operators: null becomes the empty text, numbers and dates their
 * text form.
 */
const coerced = (value: unknown, name: string): string => {
  if (isNil(value)) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || isNumeric(value)) return String(value);
  throw located(16007, `can't convert from BSON type ${typeNameOf(value)} to String in ${name}`);
};
/** MongoDB changes the case of ASCII letters only. */
const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const upper = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

const concat = (values: readonly unknown[]): unknown => {
  if (values.some(isNil)) return null;
  return values
    .map((value) => {
      if (typeof value === 'string') return value;
      throw located(16702, `$concat only supports strings, not ${typeNameOf(value)}`);
    })
    .join('');
};
const split = (text: unknown, separator: unknown): unknown => {
  if (isNil(text) || isNil(separator)) return null;
  const by = needText(separator, '$split', 40086);
  if (by === '') throw located(40087, '$split requires a non-empty separator');
  return needText(text, '$split', 40085).split(by);
};
const substring = ([text, start, count]: readonly unknown[], name: string): unknown => {
  const from = Number(start);
  const length = Number(count);
  if (!Number.isInteger(from)) throw located(34451, `${name}: the starting index must be a whole number`);
  if (!Number.isInteger(length)) throw located(34453, `${name}: the length must be a whole number`);
  if (length < 0) throw located(34454, `${name}: the length must not be negative`);
  if (from < 0) throw located(34455, `${name}: the starting index must not be negative`);
  const points = [...coerced(text, name)];
  return points.slice(from, from + length).join('');
};
const indexOf = ([text, wanted, start = 0, end]: readonly unknown[], name: string): unknown => {
  if (isNil(text)) return null;
  const points = [...needText(text, name, 40093)];
  const part = [...needText(wanted, name, 40094)];
  const last = Math.min(end === undefined ? points.length : Number(end), points.length) - part.length;
  for (let at = Number(start); at <= last; at++) {
    if (part.every((point, offset) => points[at + offset] === point)) return at;
  }
  return -1;
};

const space = ['\0', ' ', '\t', '\n', '\v', '\f', '\r', '\u00a0', '\u1680', ...'\u2000\u2001\u2002\u2003\u2004\u2005'];
const moreSpace = [...'\u2006\u2007\u2008\u2009\u200a'];
interface Sides {
  readonly start: boolean;
  readonly end: boolean;
}
const trimmed = (points: readonly string[], cut: ReadonlySet<string>, sides: Sides): string => {
  const isKept = (point: string): boolean => !cut.has(point);
  const first = sides.start ? points.findIndex(isKept) : 0;
  const last = sides.end ? points.findLastIndex(isKept) : points.length - 1;
  return first < 0 ? '' : points.slice(first, last + 1).join('');
};
const trimmer =
  (sides: Sides): Operator =>
  (operand, compile, name) => {
    const args = namedArguments(operand, name, { required: ['input'], optional: ['chars'] });
    const input = compile(args.input);
    const chars = args.chars === undefined ? undefined : compile(args.chars);
    return (scope) => {
      const text = input(scope);
      const wanted = chars ? chars(scope) : '';
      if (isNil(text) || isNil(wanted)) return null;
      const cut = new Set(chars ? needText(wanted, name, 50700) : [...space, ...moreSpace]);
      return trimmed([...needText(text, name, 50699)], cut, sides);
    };
  };

const replacer =
  (isAll: boolean): Operator =>
  (operand, compile, name) => {
    const args = namedArguments(operand, name, { required: ['input', 'find', 'replacement'] });
    const parts = [compile(args.input), compile(args.find), compile(args.replacement)];
    return (scope) => {
      const values = parts.map((part) => part(scope));
      if (values.some(isNil)) return null;
      const [text = '', find = '', replacement = ''] = values.map((value) => needText(value, name, 51746));
      return isAll ? text.split(find).join(replacement) : text.replace(find, () => replacement);
    };
  };

const matches: Operator = (operand, compile, name) => {
  const args = namedArguments(operand, name, { required: ['input', 'regex'], optional: ['options'] });
  const input = compile(args.input);
  const regex = compile(args.regex);
  const options = compile(args.options);
  return (scope) => {
    const text = input(scope);
    if (isNil(text)) return false;
    return toRegex(regex(scope), options(scope)).test(needText(text, name, 51104));
  };
};
const compareCaseless = (left: unknown, right: unknown, name: string): number => {
  const order = Buffer.compare(Buffer.from(upper(coerced(left, name))), Buffer.from(upper(coerced(right, name))));
  return Math.sign(order);
};

export const strings: Operators = {
  $concat: ofMany(concat),
  $indexOfCP: ofValues(2, 4, indexOf),
  $ltrim: trimmer({ start: true, end: false }),
  $regexMatch: matches,
  $replaceAll: replacer(true),
  $replaceOne: replacer(false),
  $rtrim: trimmer({ start: false, end: true }),
  $split: ofTwo(split),
  $strLenCP: ofOne((value, name) => [...needText(value, name, 34471)].length),
  $strcasecmp: ofTwo(compareCaseless),
  $substrCP: ofValues(3, 3, substring),
  $toLower: ofOne((value, name) => lower(coerced(value, name))),
  $toUpper: ofOne((value, name) => upper(coerced(value, name))),
  $trim: trimmer({ start: true, end: true }),
};
