import { Int32, Timestamp } from 'bson';
import { badValue, notImplemented } from '../errors';
import { compile } from '../query/match';
import { compareValues, isSame, keyOf } from '../values/keys';
import { addNumbers, applyBits, multiplyNumbers } from '../values/numbers';
import { type SortSpec, sortKey } from '../values/paths';
import { type Doc, hasOperators, isDoc, isNumeric } from '../values/values';

/** The new value of a field; undefined leaves it alone. */
export type UpdateOperator = (old: unknown, operand: unknown, path: string) => unknown;

const zero = new Int32(0);
const arrayAt = (value: unknown, path: string, operator: string): unknown[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw badValue(`The field '${path}' must be an array for ${operator}`);
  return [...value];
};
const eachOf = (operand: unknown): unknown[] => {
  if (!isDoc(operand) || !('$each' in operand)) return [operand];
  if (!Array.isArray(operand.$each)) throw badValue('The argument to $each must be an array');
  return operand.$each;
};

const pushModifiers = new Set(['$each', '$position', '$slice', '$sort']);
const checkPush = (operand: Doc): void => {
  for (const name of Object.keys(operand)) {
    if (!pushModifiers.has(name)) throw badValue(`Unrecognized clause in $push: ${name}`);
  }
};
const sortElements = (elements: unknown[], order: unknown): unknown[] => {
  if (isNumeric(order)) return elements.sort((left, right) => compareValues(left, right) * Number(order));
  if (!isDoc(order)) throw badValue('$sort in $push must be 1, -1 or a document');
  const sort: SortSpec = Object.entries(order).map(([field, direction]) => [field, Number(direction) < 0 ? -1 : 1]);
  return elements.sort((left, right) => Buffer.compare(sortKey(left, sort), sortKey(right, sort)));
};
const sliced = (elements: unknown[], slice: unknown): unknown[] => {
  if (slice === undefined) return elements;
  const count = Number(slice);
  return count < 0 ? elements.slice(count) : elements.slice(0, count);
};
const push: UpdateOperator = (old, operand, path) => {
  const elements = arrayAt(old, path, '$push');
  const modifiers: Doc = isDoc(operand) && '$each' in operand ? operand : { $each: [operand] };
  checkPush(modifiers);
  const { $position: position, $slice: slice, $sort: order } = modifiers;
  elements.splice(position === undefined ? elements.length : Number(position), 0, ...eachOf(modifiers));
  return sliced(order === undefined ? elements : sortElements(elements, order), slice);
};

const addToSet: UpdateOperator = (old, operand, path) => {
  const elements = arrayAt(old, path, '$addToSet');
  const seen = new Set(elements.map(keyOf));
  for (const element of eachOf(operand)) {
    const key = keyOf(element);
    if (!seen.has(key)) elements.push(element);
    seen.add(key);
  }
  return elements;
};

const elementTest = (condition: unknown): ((element: unknown) => boolean) => {
  if (condition instanceof RegExp || hasOperators(condition)) {
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
  const elements = arrayAt(old, path, '$pop');
  return Number(operand) < 0 ? elements.slice(1) : elements.slice(0, -1);
};
const currentDate: UpdateOperator = (_old, operand) => {
  if (operand === true || (isDoc(operand) && operand.$type === 'date')) return new Date();
  if (!isDoc(operand) || operand.$type !== 'timestamp') throw badValue('$currentDate needs true, date or timestamp');
  return Timestamp.fromBits(0, Math.floor(Date.now() / 1000));
};
const bit: UpdateOperator = (old, operand) => {
  if (!isDoc(operand)) throw notImplemented('$bit without a document');
  return Object.entries(operand).reduce<unknown>((value, [name, mask]) => applyBits(value, name, mask), old ?? zero);
};

/** Operators that give a field a new value. $unset, $rename and $setOnInsert are handled where they are applied. */
export const valueOperators: Readonly<Record<string, UpdateOperator>> = {
  $set: (_old, value) => value,
  $inc: (old, amount) => addNumbers(old === undefined ? zero : old, amount),
  $mul: (old, factor) => multiplyNumbers(old === undefined ? zero : old, factor),
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
