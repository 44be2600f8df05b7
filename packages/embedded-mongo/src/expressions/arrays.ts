import { compareValues, keyOf } from '../values/keys';
import { own } from '../values/own-fields';
import { typeNameOf } from '../values/types';
import { type Doc, isDoc, isNil, isNumeric, isTruthy } from '../values/values';
import { located, namedArguments, type Operator, type Operators, ofMany, ofOne, ofTwo, ofValues } from './types';

const needArray = (value: unknown, name: string, code: number): unknown[] => {
  if (Array.isArray(value)) return value;
  throw located(code, `${name} requires an array, found: ${typeNameOf(value)}`);
};
const needWhole = (value: unknown, name: string, code: number): number => {
  const whole = isNumeric(value) ? Number(value) : Number.NaN;
  if (Number.isInteger(whole)) return whole;
  throw located(code, `${name} requires a whole number, found: ${typeNameOf(value)}`);
};

const elementAt = (array: unknown, index: unknown, name: string): unknown => {
  if (isNil(array) || isNil(index)) return null;
  return needArray(array, name, 28689).at(needWhole(index, name, 28690));
};
const edge = (position: 0 | -1) =>
  ofOne((value, name) => (isNil(value) ? null : needArray(value, name, 28689).at(position)));
const concatArrays = (values: readonly unknown[], name: string): unknown =>
  values.some(isNil) ? null : values.flatMap((value) => needArray(value, name, 28664));

const slice = (values: readonly unknown[], name: string): unknown => {
  if (values.some(isNil)) return null;
  const array = needArray(values[0], name, 28724);
  const numbers = values.slice(1).map((value) => needWhole(value, name, 28725));
  const [first = 0, count] = numbers;
  if (count === undefined) return first < 0 ? array.slice(first) : array.slice(0, first);
  if (count <= 0) throw located(28729, `Third argument to ${name} must be positive: ${count}`);
  const start = first < 0 ? Math.max(array.length + first, 0) : first;
  return array.slice(start, start + count);
};
const indexOf = ([array, wanted, start = 0, end]: readonly unknown[], name: string): unknown => {
  if (isNil(array)) return null;
  const elements = needArray(array, name, 40090);
  const last = Math.min(end === undefined ? elements.length : Number(end), elements.length);
  if (wanted === undefined) return -1;
  const key = keyOf(wanted);
  for (let at = Number(start); at < last; at++) if (keyOf(elements[at]) === key) return at;
  return -1;
};
const isIn = (value: unknown, array: unknown, name: string): boolean => {
  const elements = needArray(array, name, 40081);
  // A missing value does not equal null here, unlike in filters.
  if (value === undefined) return false;
  const key = keyOf(value);
  return elements.some((element) => keyOf(element) === key);
};
const range = (values: readonly unknown[], name: string): number[] => {
  const [start = 0, end = 0, step = 1] = values.map((value) => needWhole(value, name, 34443));
  if (step === 0) throw located(34449, `${name} requires a non-zero step value`);
  const length = Math.max(Math.ceil((end - start) / step), 0);
  return Array.from({ length }, (_, at) => start + at * step);
};

interface Loop {
  readonly required: readonly string[];
  readonly code: number;
}
/** $map, $filter: `input`, `as` and a body for each element. */
const overElements =
  (
    { required, code }: Loop,
    body: string,
    apply: (elements: unknown[], evaluate: (element: unknown) => unknown) => unknown,
  ): Operator =>
  (operand, compile, name) => {
    const args = namedArguments(operand, name, { required: [...required, body], optional: ['as'] });
    const as = args.as === undefined ? 'this' : String(args.as);
    const input = compile(args.input);
    const inside = compile(own(args, body), [as]);
    return (scope) => {
      const elements = input(scope);
      if (isNil(elements)) return null;
      const evaluate = (element: unknown): unknown =>
        inside({ ...scope, variables: { ...scope.variables, [as]: element } });
      return apply(needArray(elements, name, code), evaluate);
    };
  };
const reduce: Operator = (operand, compile, name) => {
  const args = namedArguments(operand, name, { required: ['input', 'initialValue', 'in'] });
  const input = compile(args.input);
  const initial = compile(args.initialValue);
  const inside = compile(args.in, ['this', 'value']);
  return (scope) => {
    const elements = input(scope);
    if (isNil(elements)) return null;
    return needArray(elements, name, 40080).reduce<unknown>(
      (value, element) => inside({ ...scope, variables: { ...scope.variables, value, this: element } }),
      initial(scope),
    );
  };
};

const pairOf = (entry: unknown): readonly [string, unknown] => {
  const [key, value] = Array.isArray(entry) && entry.length === 2 ? entry : isDoc(entry) ? [entry.k, entry.v] : [];
  if (typeof key === 'string') return [key, value];
  throw located(40394, '$arrayToObject requires pairs of a string and a value, or documents with k and v');
};
const merged = (values: readonly unknown[], name: string): Doc => {
  const [only] = values;
  const docs = values.length === 1 && Array.isArray(only) ? only : values;
  const made: Doc = {};
  for (const doc of docs) {
    if (isNil(doc)) continue;
    if (!isDoc(doc)) throw located(40400, `${name} requires object inputs, but input is of type ${typeNameOf(doc)}`);
    Object.assign(made, doc);
  }
  return made;
};
const sortArray: Operator = (operand, compile, name) => {
  const args = namedArguments(operand, name, { required: ['input', 'sortBy'] });
  const input = compile(args.input);
  const direction = isNumeric(args.sortBy) ? Number(args.sortBy) : 0;
  if (direction !== 1 && direction !== -1)
    throw located(2942504, `${name} by fields is not supported; sortBy is 1 or -1`);
  return (scope) => {
    const elements = input(scope);
    if (isNil(elements)) return null;
    return [...needArray(elements, name, 2942504)].sort((left, right) => compareValues(left, right) * direction);
  };
};

export const arrays: Operators = {
  $arrayElemAt: ofTwo(elementAt),
  $arrayToObject: ofOne((value, name) =>
    isNil(value) ? null : Object.fromEntries(needArray(value, name, 40386).map(pairOf)),
  ),
  $concatArrays: ofMany(concatArrays),
  $filter: overElements({ required: ['input'], code: 28651 }, 'cond', (elements, evaluate) =>
    elements.filter((element) => isTruthy(evaluate(element))),
  ),
  $first: edge(0),
  $in: ofTwo(isIn),
  $indexOfArray: ofValues(2, 4, indexOf),
  $isArray: ofOne((value) => Array.isArray(value)),
  $last: edge(-1),
  $map: overElements({ required: ['input'], code: 16883 }, 'in', (elements, evaluate) =>
    elements.map((element) => evaluate(element) ?? null),
  ),
  $mergeObjects: ofMany(merged),
  $objectToArray: ofOne((value) => {
    if (isNil(value)) return null;
    if (!isDoc(value)) throw located(40390, `$objectToArray requires an object input, found: ${typeNameOf(value)}`);
    return Object.entries(value).map(([k, v]) => ({ k, v }));
  }),
  $range: ofValues(2, 3, range),
  $reduce: reduce,
  $reverseArray: ofOne((value, name) => (isNil(value) ? null : [...needArray(value, name, 34435)].reverse())),
  $size: ofOne((value, name) => needArray(value, name, 17124).length),
  $slice: ofValues(2, 3, slice),
  $sortArray: sortArray,
};
