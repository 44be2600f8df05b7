import { badValue, notImplemented, typeMismatch } from '../errors';
import { decimalOf } from '../values/decimal';
import { makeDouble } from '../values/decode';
import { compareValues } from '../values/keys';
import { add, bigOf, modulo, multiply, numberKind, subtract, wholeOf } from '../values/numbers';
import { Sum } from '../values/sum';
import { typeNameOf } from '../values/types';
import { isNil, isNumeric } from '../values/values';
import { located, type Operators, ofMany, ofOne, ofTwo, ofValues } from './types';

const addable = (value: unknown): unknown => {
  if (value instanceof Date) return value.getTime();
  if (isNumeric(value)) return value;
  throw typeMismatch(`$add only supports numeric or date types, not ${typeNameOf(value)}`);
};
const addAll = (values: readonly unknown[]): unknown => {
  if (values.some(isNil)) return null;
  const total = values.map(addable).reduce(add, 0);
  const dates = values.filter((value) => value instanceof Date).length;
  if (dates > 1) throw located(16612, 'only one date allowed in an $add expression');
  return dates === 1 ? new Date(Math.round(Number(total))) : total;
};
const takeFrom = (left: unknown, right: unknown): unknown => {
  if (isNil(left) || isNil(right)) return null;
  if (left instanceof Date && right instanceof Date) return wholeOf(BigInt(left.getTime() - right.getTime()), 'long');
  if (left instanceof Date && isNumeric(right)) return new Date(Math.round(left.getTime() - Number(right)));
  if (isNumeric(left) && isNumeric(right)) return subtract(left, right);
  throw typeMismatch(`can't $subtract ${typeNameOf(right)} from ${typeNameOf(left)}`);
};

/** Returns null for null or missing values; throws for other non-numbers. */
const onNumbers =
  (apply: (left: unknown, right: unknown) => unknown) =>
  (left: unknown, right: unknown, name: string): unknown => {
    if (isNil(left) || isNil(right)) return null;
    const wrong = [left, right].find((value) => !isNumeric(value));
    if (wrong !== undefined) throw typeMismatch(`${name} only supports numeric types, not ${typeNameOf(wrong)}`);
    return apply(left, right);
  };
const onNumber =
  (apply: (value: unknown, name: string) => unknown) =>
  (value: unknown, name: string): unknown => {
    if (isNil(value)) return null;
    if (!isNumeric(value)) throw located(28765, `${name} only supports numeric types, not ${typeNameOf(value)}`);
    return apply(value, name);
  };
const multiplyAll = (values: readonly unknown[], name: string): unknown =>
  values.reduce((product, value) => onNumbers(multiply)(product, value, name), 1);

const divide = onNumbers((left, right) => {
  if ([left, right].some((value) => numberKind(value) === 'decimal')) throw notImplemented('Decimal128 in $divide');
  if (Number(right) === 0) throw badValue("can't $divide by zero");
  return makeDouble(Number(left) / Number(right));
});
const remainder = onNumbers((left, right) => {
  if (Number(right) === 0) throw located(16610, "can't $mod by zero");
  return modulo(left, right);
});

const onDoubles = (apply: (value: number) => number) =>
  onNumber((value, name) => {
    const kind = numberKind(value);
    if (kind === 'decimal') throw notImplemented(`Decimal128 in ${name}`);
    return kind === 'double' ? makeDouble(apply(Number(value))) : value;
  });
const absolute = onNumber((value, name) => {
  const kind = numberKind(value) ?? 'int';
  if (kind === 'decimal') throw notImplemented(`Decimal128 in ${name}`);
  if (kind === 'double') return makeDouble(Math.abs(Number(value)));
  const whole = bigOf(value);
  const positive = wholeOf(whole < 0n ? -whole : whole, kind);
  if (positive === undefined) throw located(28680, `can't take ${name} of long long min`);
  return positive;
});

const quotients = {
  /** To the nearest, halves to the even neighbour. */
  $round: (top: bigint, bottom: bigint): bigint => {
    const quotient = top / bottom;
    const rest = top % bottom;
    const twice = 2n * (rest < 0n ? -rest : rest);
    if (twice < bottom || (twice === bottom && quotient % 2n === 0n)) return quotient;
    return quotient + (top < 0n ? -1n : 1n);
  },
  $trunc: (top: bigint, bottom: bigint): bigint => top / bottom,
};
type Cut = keyof typeof quotients;
const cutNumber = (number: unknown, how: Cut, places: number): unknown => {
  const kind = numberKind(number) ?? 'int';
  if (kind === 'decimal') throw notImplemented(`Decimal128 in ${how}`);
  if (kind === 'double' && !Number.isFinite(Number(number))) return number;
  const { digits, exponent } = decimalOf(number);
  if (exponent >= -places) return number;
  const whole = quotients[how](digits, 10n ** BigInt(-places - exponent));
  return kind === 'double' ? makeDouble(Number(`${whole}e${-places}`)) : wholeOf(whole * 10n ** BigInt(-places), kind);
};
/** Cut to `places` decimals; the type stays. */
const cut =
  (how: Cut) =>
  ([value, decimals = 0]: readonly unknown[]): unknown => {
    const places = Number(decimals);
    const isWithin = Number.isInteger(places) && places >= -20 && places <= 100;
    if (!isWithin) throw located(51083, `cannot apply ${how} with precision value ${String(decimals)}`);
    return onNumber((number) => cutNumber(number, how, places))(value, how);
  };

/** The one argument's elements when it is an array, else the arguments themselves. */
const elementsOf = (values: readonly unknown[]): readonly unknown[] => {
  const [only] = values;
  return values.length === 1 && Array.isArray(only) ? only : values;
};
const sumOf = (values: readonly unknown[]): Sum => {
  const sum = new Sum();
  for (const value of elementsOf(values)) sum.add(value);
  return sum;
};
const extreme = (values: readonly unknown[], direction: 1 | -1): unknown =>
  elementsOf(values)
    .filter((value) => !isNil(value))
    .reduce<unknown>(
      (best, value) => (best === null || compareValues(value, best) * direction > 0 ? value : best),
      null,
    );

export const arithmetic: Operators = {
  $abs: ofOne(absolute),
  $add: ofMany(addAll),
  $avg: ofMany((values, name) => sumOf(values).average(() => notImplemented(`Decimal128 in ${name}`))),
  $ceil: ofOne(onDoubles(Math.ceil)),
  $divide: ofTwo(divide),
  $floor: ofOne(onDoubles(Math.floor)),
  $max: ofMany((values) => extreme(values, 1)),
  $min: ofMany((values) => extreme(values, -1)),
  $mod: ofTwo(remainder),
  $multiply: ofMany(multiplyAll),
  $round: ofValues(1, 2, cut('$round')),
  $subtract: ofTwo(takeFrom),
  $sum: ofMany((values) => sumOf(values).total()),
  $trunc: ofValues(1, 2, cut('$trunc')),
};
