import { emptyArrayKey, encode, inverted } from './keys';
import { own, put } from './own-fields';
import { type Doc, isDoc } from './values';

/** A sort in order of precedence. */
export type SortSpec = readonly (readonly [field: string, direction: 1 | -1])[];

/** Represents an empty array among path values. */
export const emptyArray: unique symbol = Symbol('empty array');
export interface PathValues {
  readonly values: unknown[];
  /** The path contains an array, so an index on it is multikey. */
  multi: boolean;
}

const isArrayIndex = (part: string): boolean => /^\d+$/.test(part);

const pushLeaf = (result: PathValues, value: unknown, expandLeaf: boolean): void => {
  if (!expandLeaf || !Array.isArray(value)) {
    result.values.push(value);
    return;
  }
  result.multi = true;
  if (value.length === 0) result.values.push(emptyArray);
  for (const element of value) result.values.push(element);
};

interface Walk {
  readonly result: PathValues;
  readonly parts: readonly string[];
  readonly expandLeaf: boolean;
}
const walkArray = (walk: Walk, array: unknown[], depth: number, part: string): void => {
  const { result } = walk;
  if (isArrayIndex(part)) {
    step(walk, array[Number(part)], depth + 1);
    return;
  }
  result.multi = true;
  if (array.length === 0) result.values.push(undefined);
  for (const element of array) if (isDoc(element)) step(walk, element, depth);
};
const step = (walk: Walk, value: unknown, depth: number): void => {
  const part = walk.parts[depth];
  if (part === undefined) pushLeaf(walk.result, value, walk.expandLeaf);
  else if (Array.isArray(value)) walkArray(walk, value, depth, part);
  else step(walk, isDoc(value) ? own(value, part) : undefined, depth + 1);
};
/** All values at a dotted path, arrays expanded as MongoDB's multikey indexes and `distinct` do. */
export const pathValues = (doc: unknown, path: string, expandLeaf = true): PathValues => {
  if (isDoc(doc) && !path.includes('.') && !Array.isArray(own(doc, path)))
    return { values: [own(doc, path)], multi: false };
  const result: PathValues = { values: [], multi: false };
  step({ result, parts: path.split('.'), expandLeaf }, doc, 0);
  if (result.values.length === 0) result.values.push(undefined);
  return result;
};

/** The path of the outermost array that a path leads to or through. */
export const arrayOn = (doc: unknown, path: string): string | undefined => {
  const parts = path.split('.');
  let value = doc;
  for (const [depth, part] of parts.entries()) {
    value = isDoc(value) ? own(value, part) : undefined;
    if (Array.isArray(value)) return parts.slice(0, depth + 1).join('.');
  }
  return undefined;
};

/**
 * Values at the end of a path as query predicates see them: `undefined` where it is missing; arrays on the way fan
 * out, a final array is one value.
 */
export const terminals = (value: unknown, parts: readonly string[], depth = 0, out: unknown[] = []): unknown[] => {
  const part = parts[depth];
  if (part === undefined) out.push(value);
  else if (Array.isArray(value)) arrayTerminals(value, parts, depth, out);
  else terminals(isDoc(value) ? own(value, part) : undefined, parts, depth + 1, out);
  return out;
};
const arrayTerminals = (array: unknown[], parts: readonly string[], depth: number, out: unknown[]): void => {
  const position = parts[depth] ?? '';
  if (isArrayIndex(position) && Number(position) < array.length)
    terminals(array[Number(position)], parts, depth + 1, out);
  for (const element of array) if (isDoc(element)) terminals(element, parts, depth, out);
};

export const encodePathValue = (value: unknown): Buffer => (value === emptyArray ? emptyArrayKey : encode(value));

const sortPart = (doc: unknown, field: string, direction: 1 | -1): Buffer => {
  const keys = pathValues(doc, field).values.map(encodePathValue);
  const best = keys.reduce((left, right) => (Buffer.compare(right, left) * direction < 0 ? right : left));
  return direction < 0 ? inverted(best) : best;
};

/** Bytes whose order is the order of `sort`; arrays sort by their smallest or largest element. */
export const sortKey = (doc: unknown, sort: SortSpec): Buffer =>
  Buffer.concat(sort.map(([field, direction]) => sortPart(doc, field, direction)));

/** Takes a field away, leaving the documents around it as they were. */
export const removePath = (target: Doc, path: string): void => {
  const [name = '', ...rest] = path.split('.');
  const inner = own(target, name);
  if (rest.length === 0) delete target[name];
  else if (isDoc(inner)) {
    const copy = { ...inner };
    removePath(copy, rest.join('.'));
    put(target, name, copy);
  }
};

/** Sets `value` at a dotted path, making embedded documents on the way. */
export const setPath = (target: Doc, path: string, value: unknown): void => {
  const parts = path.split('.');
  const last = parts.pop() ?? path;
  let inner = target;
  for (const part of parts) {
    const next = own(inner, part);
    const copy: Doc = isDoc(next) ? { ...next } : {};
    put(inner, part, copy);
    inner = copy;
  }
  put(inner, last, value);
};
