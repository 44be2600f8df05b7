/** @file Translates the conditions of a filter on each field into index bounds. */
import type { BSONRegExp } from 'bson';
import { maxStringBytes } from '../values/keys';
import { own } from '../values/own-fields';
import { type Doc, hasOperators, isDoc, isNumeric, isRegex, tagOf, tags } from '../values/values';

export interface Bound {
  readonly value: unknown;
  readonly isInclusive: boolean;
}
/** The bounds of one field. */
export interface FieldBounds {
  equals?: unknown[];
  low?: Bound;
  high?: Bound;
  prefix?: string;
  /** Every text with this prefix matches. */
  isWholePrefix?: boolean;
  conditions: number;
  /** A condition on this field cannot be decided by an index. */
  isResidual: boolean;
}
export interface FilterBounds {
  readonly fields: Map<string, FieldBounds>;
  /** An index that covers every field decides the whole filter. */
  isComplete: boolean;
}

const isScalar = (value: unknown): boolean => {
  const tag = tagOf(value);
  return tag !== tags.object && tag !== tags.array && tag !== tags.regex;
};
const unrangedTags: ReadonlySet<number> = new Set([tags.nil, tags.min, tags.max]);
const isRangeBound = (value: unknown): boolean =>
  isScalar(value) &&
  !unrangedTags.has(tagOf(value)) &&
  tagOf(value) !== tags.binary &&
  !(isNumeric(value) && Number.isNaN(Number(value))) &&
  !(typeof value === 'string' && value.length > maxStringBytes / 4);

const setEquals = (bounds: FieldBounds, values: unknown[]): void => {
  if (bounds.equals) bounds.isResidual = true;
  else bounds.equals = values;
};

type Expression = Pick<BSONRegExp, 'pattern' | 'options'>;
/** Literal characters: plain ones, and punctuation after a backslash. */
const literalStart = /^\^((?:[^\\^$.|?*+()[\]{}]|\\[^\p{L}\p{N}_\s])+)/u;
interface Prefix {
  readonly text: string;
  /** The prefix is equivalent to the whole expression. */
  readonly isWhole: boolean;
}
/** Common prefix of all matching texts, cut to the length that an index keeps. */
const regexPrefix = ({ pattern, options }: Expression): Prefix | undefined => {
  if (options || pattern.replace(/\\./gs, '').includes('|')) return undefined;
  const match = literalStart.exec(pattern);
  if (!match || /^[*?+{]/.test(pattern.slice(match[0].length))) return undefined;
  const letters = [...(match[1]?.replace(/\\(.)/gu, '$1') ?? '')];
  const isWhole =
    match[0] === pattern &&
    letters.length <= maxStringBytes / 4 &&
    !letters.some((letter) => /^[\ud800-\udfff]$/.test(letter));
  return { text: letters.slice(0, maxStringBytes / 4).join(''), isWhole };
};
/**
 * With several expressions, uses the one with the longest prefix. Returns whether the bounds decide the whole
 * condition.
 */
const setPrefix = (bounds: FieldBounds, expression: Expression | undefined): boolean => {
  const prefix = expression && regexPrefix(expression);
  if (!prefix || prefix.text.length <= (bounds.prefix?.length ?? 0)) return false;
  bounds.prefix = prefix.text;
  bounds.isWholePrefix = prefix.isWhole;
  return prefix.isWhole;
};

type Apply = (bounds: FieldBounds, operand: unknown) => boolean;
const setLow =
  (isInclusive: boolean): Apply =>
  (bounds, value) => {
    if (bounds.low || !isRangeBound(value)) return false;
    bounds.low = { value, isInclusive };
    return true;
  };
const setHigh =
  (isInclusive: boolean): Apply =>
  (bounds, value) => {
    if (bounds.high || !isRangeBound(value)) return false;
    bounds.high = { value, isInclusive };
    return true;
  };
const appliers: Readonly<Record<string, Apply>> = {
  $eq: (bounds, value) => {
    if (!isScalar(value)) return false;
    setEquals(bounds, [value]);
    return true;
  },
  $in: (bounds, values) => {
    if (!Array.isArray(values) || !values.every(isScalar)) return false;
    setEquals(bounds, values);
    return true;
  },
  $gt: setLow(false),
  $gte: setLow(true),
  $lt: setHigh(false),
  $lte: setHigh(true),
};

/** {$regex, $options} as an expression; the expression's own options apply when $options is absent. */
const writtenRegex = ({ $regex, $options }: Doc): Expression | undefined => {
  const { pattern, options } = isRegex($regex) ? $regex : { pattern: $regex, options: '' };
  return typeof pattern === 'string'
    ? { pattern, options: typeof $options === 'string' ? $options : options }
    : undefined;
};

const collectOperators = (result: FilterBounds, name: string, bounds: FieldBounds, condition: Doc): void => {
  for (const [operator, operand] of Object.entries(condition)) {
    if (own(appliers, operator)?.(bounds, operand)) continue;
    const isSaid =
      operator === '$regex' && setPrefix(bounds, writtenRegex(condition)) && Object.keys(condition).length === 1;
    if (!isSaid) bounds.isResidual = true;
    if (operator === '$elemMatch' && isDoc(operand) && !hasOperators(operand)) {
      collect(operand, result, `${name}.`);
      result.isComplete = false;
    }
  }
};

/** An index range serves single values or one interval of a type, not both. */
const isMixed = ({ equals, low, high }: FieldBounds): boolean => {
  if (equals) return Boolean(low || high);
  return Boolean(low && high && tagOf(low.value) !== tagOf(high.value));
};

const collectField = (result: FilterBounds, name: string, condition: unknown): void => {
  const bounds = result.fields.get(name) ?? { conditions: 0, isResidual: false };
  result.fields.set(name, bounds);
  bounds.conditions++;
  if (isRegex(condition)) bounds.isResidual ||= !setPrefix(bounds, condition);
  else if (hasOperators(condition)) collectOperators(result, name, bounds, condition);
  else if (isScalar(condition)) setEquals(bounds, [condition]);
  else bounds.isResidual = true;
  if (bounds.isResidual || bounds.conditions > 1 || isMixed(bounds)) result.isComplete = false;
};

const collectAll = (filters: readonly unknown[], result: FilterBounds, prefix: string): void => {
  for (const filter of filters) if (isDoc(filter)) collect(filter, result, prefix);
};
const collect = (filter: Doc, result: FilterBounds, prefix = ''): void => {
  for (const [name, condition] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(condition)) collectAll(condition, result, prefix);
    else if (name.startsWith('$')) result.isComplete = false;
    else collectField(result, `${prefix}${name}`, condition);
  }
};

export const filterBounds = (filter: Doc): FilterBounds => {
  const result: FilterBounds = { fields: new Map(), isComplete: true };
  collect(filter, result);
  return result;
};
