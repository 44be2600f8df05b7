import type { BSONRegExp } from 'bson';
import { own } from './own-fields';

/** A decoded BSON document. */
export type Doc = Record<string, unknown>;

/** BSON type brackets in the order in which MongoDB sorts them; the numbers are the first byte of every encoded key. */
export const tags = {
  min: 1,
  emptyArray: 4,
  nil: 5,
  number: 10,
  text: 15,
  object: 20,
  array: 25,
  binary: 30,
  objectId: 35,
  boolean: 40,
  date: 45,
  timestamp: 48,
  regex: 50,
  max: 255,
} as const;

const tagOfBsonType: Readonly<Record<string, number>> = {
  ObjectId: tags.objectId,
  Binary: tags.binary,
  Long: tags.number,
  Decimal128: tags.number,
  Double: tags.number,
  Int32: tags.number,
  Timestamp: tags.timestamp,
  BSONRegExp: tags.regex,
  MinKey: tags.min,
  MaxKey: tags.max,
};
const tagOfPrimitive: Readonly<Record<string, number>> = {
  number: tags.number,
  bigint: tags.number,
  string: tags.text,
  boolean: tags.boolean,
  undefined: tags.nil,
};

/** The driver's class name of a BSON value ('ObjectId', 'Long', ...), undefined for plain JavaScript values. */
export const bsonTypeOf = (value: unknown): string | undefined => {
  if (value === null || typeof value !== 'object') return undefined;
  const name = (value as { _bsontype?: unknown })._bsontype;
  return typeof name === 'string' ? name : undefined;
};

const tagOfObject = (value: object): number => {
  if (value instanceof Date) return tags.date;
  if (Array.isArray(value)) return tags.array;
  return own(tagOfBsonType, bsonTypeOf(value) ?? '') ?? tags.object;
};

/** The type bracket of a value. */
export const tagOf = (value: unknown): number => {
  if (value === null) return tags.nil;
  if (typeof value === 'object') return tagOfObject(value);
  return tagOfPrimitive[typeof value] ?? tags.object;
};

export const isNil = (value: unknown): value is null | undefined => value === null || value === undefined;

/** True for an embedded document (not for arrays, dates, ids, ...). */
export const isDoc = (value: unknown): value is Doc => {
  if (value === null || typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

export const isNumeric = (value: unknown): boolean => tagOf(value) === tags.number;
export const isRegex = (value: unknown): value is BSONRegExp => bsonTypeOf(value) === 'BSONRegExp';

/** True for {$gt: 1} and the like. */
export const hasOperators = (value: unknown): value is Doc =>
  isDoc(value) && Object.keys(value).some((key) => key.startsWith('$'));

export const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
export const isEmpty = (value: Doc | undefined): boolean => !value || Object.keys(value).length === 0;

/** MongoDB's truth: everything except false, null, missing and zero. */
export const isTruthy = (value: unknown): boolean => {
  if (isNil(value) || value === false) return false;
  return !isNumeric(value) || Number(value) !== 0;
};
