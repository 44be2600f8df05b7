import { Timestamp } from 'bson';
import { badValue, failedToParse, notImplemented, typeMismatch } from '../errors';
import { compile } from '../query/match';
import { compareValues, isSame, keyOf } from '../values/keys';
import { applyBits, incremented, multiplied, multiply } from '../values/numbers';
import { type SortSpec, sortKey } from '../values/paths';
import { type Doc, hasOperators, isDoc, isNumeric, isRegex } from '../values/values';

/** The new value of a field; undefined leaves it alone. */
export type UpdateOperator = (old: unknown, operand: unknown, path: string) => unknown;

const arrayAt = (value: unknown, path: string, operator: string): unknown[] => {
  if (value === undefined) return [];
  if (Array.isArray(value)) return [...value];
  const message = `The field '${path}' must be an array for ${operator}`;
  throw operator === '$pop' ? typeMismatch(message) : badValue(message);
};
const eachOf = (operand: unknown, operator: '$push' | '$addToSet'): unknown[] => {
  if (!isDoc(operand) || !('$each' in operand)) return [operand];
  if (Array.isArray(operand.$each)) return operand.$each;
  const message = `The argument to $each in ${operator} must be an array`;
  throw operator === '$push' ? badValue(message) : typeMismatch(message);
};

const pushModifiers = new Set(['$each', '$position', '$slice', '$sort']);
const checkPush = (operand: Doc): void => {
  for (const name of Object.keys(operand)) {
    if (!pushModifiers.has(name)) throw badValue(`Unrecognized clause in $push: ${name}`);
  }
};
const sortElements = (elements: unknown[], order: unknown): unknown[] => {
  if (isNumeric(order)) {
    const direction = Number(order);
    if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1');
    return elements.sort((left, right) => compareValues(left, right) * direction);
  }
  if (!isDoc(order)) throw badValue('$sort in $push must be 1, -1 or a document');
  const sort: SortSpec = Object.entries(order).map(([field, direction]) => [field, Number(direction) < 0 ? -1 : 1]);
  return elements.sort((left, right) => Buffer.compare(sortKey(left, sort), sortKey(right, sort)));
};
const sliced = (elements: unknown[], slice: unknown): unknown[] => {
  if (slice === undefined) return elements;
  const count = isNumeric(slice) ? Number(slice) : Number.NaN;
  if (!Number.isInteger(count)) throw badValue('The value for $slice must be an integer value');
  return count < 0 ? elements.slice(count) : elements.slice(0, count);
};
const push: UpdateOperator = (old, operand, path) => {
  const elements = arrayAt(old, path, '$push');
  const modifiers: Doc = isDoc(operand) && '$each' in operand ? operand : { $each: [operand] };
  checkPush(modifiers);
  const { $position: position, $slice: slice, $sort: order } = modifiers;
  const at = position === undefined ? elements.length : isNumeric(position) ? Number(position) : Number.NaN;
  if (!Number.isInteger(at)) throw badValue('The value for $position must be an integer value');
  elements.splice(at, 0, ...eachOf(modifiers, '$push'));
  return sliced(order === undefined ? elements : sortElements(elements, order), slice);
};

const addToSet: UpdateOperator = (old, operand, path) => {
  const elements = arrayAt(old, path, '$addToSet');
  const seen = new Set(elements.map(keyOf));
  const extra = isDoc(operand) && '$each' in operand ? Object.keys(operand).find((key) => key !== '$each') : undefined;
  if (extra !== undefined) throw badValue(`Found unexpected fields after $each in $addToSet: ${extra}`);
  for (const element of eachOf(operand, '$addToSet')) {
    const key = keyOf(element);
    if (!seen.has(key)) elements.push(element);
    seen.add(key);
  }
  return elements;
};

const elementTest = (condition: unknown): ((element: unknown) => boolean) => {
  if (isRegex(condition) || hasOperators(condition)) {
    const test = compile({ x: condition });
    return (element) => test({ x: element });
  }
  if (!isDoc(condition)) return (element) => isSame(element, condition);
  const test = compile(condition);
  return (element) => isDoc(element) && test(element);
};
const pull: UpdateOperator = (old, condition, path) => {
  if (old === undefined) return undefined;
  const matches = elementTest(condition);
  return arrayAt(old, path, '$pull').filter((element) => !matches(element));
};
const pullAll: UpdateOperator = (old, operand, path) => {
  if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument');
  if (old === undefined) return undefined;
  const keys = new Set(operand.map(keyOf));
  return arrayAt(old, path, '$pullAll').filter((element) => !keys.has(keyOf(element)));
};
const pop: UpdateOperator = (old, operand, path) => {
  if (old === undefined) return undefined;
  const end = isNumeric(operand) ? Number(operand) : 0;
  if (end !== 1 && end !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${String(operand)}`);
  const elements = arrayAt(old, path, '$pop');
  return end < 0 ? elements.slice(1) : elements.slice(0, -1);
};
const currentDate: UpdateOperator = (_old, operand) => {
  if (operand === true || (isDoc(operand) && operand.$type === 'date')) return new Date();
  if (!isDoc(operand) || operand.$type !== 'timestamp') throw badValue('$currentDate needs true, date or timestamp');
  return Timestamp.fromBits(0, Math.floor(Date.now() / 1000));
};
const bit: UpdateOperator = (old, operand) => {
  if (!isDoc(operand)) throw notImplemented('$bit without a document');
  return Object.entries(operand).reduce<unknown>((value, [name, mask]) => applyBits(value, name, mask), old ?? 0);
};

/** Operators that give a field a new value. $unset, $rename and $setOnInsert are handled where they are applied. */
export const valueOperators: Readonly<Record<string, UpdateOperator>> = {
  $set: (_old, value) => value,
  $inc: (old, amount) => (old === undefined && isNumeric(amount) ? amount : incremented(old, amount)),
  $mul: (old, factor) => (old === undefined && isNumeric(factor) ? multiply(factor, 0) : multiplied(old, factor)),
  $min: (old, value) => (old === undefined || compareValues(value, old) < 0 ? value : undefined),
  $max: (old, value) => (old === undefined || compareValues(value, old) > 0 ? value : undefined),
  $currentDate: currentDate,
  $bit: bit,
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};
/** These never make the field they name. */
export const onlyExisting: ReadonlySet<string> = new Set(['$pull', '$pullAll', '$pop', '$unset']);
