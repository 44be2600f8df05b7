import { keyOf } from '../values/keys';
import { typeNameOf } from '../values/types';
import { isNil, isTruthy } from '../values/values';
import { located, type Operators, ofMany, ofOne, ofTwo, ofValues } from './types';

const need = (value: unknown, name: string, code: number): unknown[] => {
  if (Array.isArray(value)) return value;
  throw located(code, `All operands of ${name} must be arrays. One argument is of type: ${typeNameOf(value)}`);
};
/** Each value once, in BSON's order. */
const setOf = (values: readonly unknown[]): Map<string, unknown> =>
  new Map(values.map((value) => [keyOf(value), value] as const).sort(([left], [right]) => (left < right ? -1 : 1)));

const union = (values: readonly unknown[], name: string): unknown =>
  values.some(isNil) ? null : [...setOf(values.flatMap((value) => need(value, name, 17043))).values()];
const intersection = (values: readonly unknown[], name: string): unknown => {
  if (values.some(isNil)) return null;
  const [first = new Map<string, unknown>(), ...others] = values.map((value) => setOf(need(value, name, 17047)));
  return [...first].filter(([key]) => others.every((other) => other.has(key))).map(([, value]) => value);
};
const difference = (left: unknown, right: unknown, name: string): unknown => {
  if (isNil(left) || isNil(right)) return null;
  const without = setOf(need(right, name, 17049));
  const kept = new Map(need(left, name, 17048).map((value) => [keyOf(value), value] as const));
  return [...kept].filter(([key]) => !without.has(key)).map(([, value]) => value);
};
const isSubset = (left: unknown, right: unknown, name: string): boolean => {
  const all = setOf(need(right, name, 17042));
  return [...setOf(need(left, name, 17046)).keys()].every((key) => all.has(key));
};
const areEqual = (values: readonly unknown[], name: string): boolean => {
  const [first = '', ...others] = values.map((value) => [...setOf(need(value, name, 17044)).keys()].join('\u0100'));
  return others.every((other) => other === first);
};

export const sets: Operators = {
  $allElementsTrue: ofOne((value, name) => need(value, name, 17040).every(isTruthy)),
  $anyElementTrue: ofOne((value, name) => need(value, name, 17041).some(isTruthy)),
  $setDifference: ofTwo(difference),
  $setEquals: ofValues(2, Number.POSITIVE_INFINITY, areEqual),
  $setIntersection: ofMany(intersection),
  $setIsSubset: ofTwo(isSubset),
  $setUnion: ofMany(union),
};
