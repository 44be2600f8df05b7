import { Long, ObjectId } from 'bson';
import { CommandError } from '../errors';
import { isInt32, makeDouble } from '../values/decode';
import { bigOf, numberKind, wholeOf } from '../values/numbers';
import { typeNameOf } from '../values/types';
import { bsonTypeOf, isNil, isNumeric, isTruthy } from '../values/values';
import { type Operators, ofOne } from './types';

const failure = (message: string): CommandError => new CommandError(241, 'ConversionFailure', message);
const unsupported = (value: unknown, to: string): CommandError =>
  failure(`Unsupported conversion from ${typeNameOf(value)} to ${to} in $convert with no onError value`);

const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;
const parsed = (text: string, to: string): number => {
  if (plainNumber.test(text)) return Number(text);
  throw failure(`Failed to parse number '${text}' in $convert to ${to} with no onError value`);
};
const toDouble = (value: unknown): unknown => {
  if (typeof value === 'string') return makeDouble(parsed(value, 'double'));
  if (typeof value === 'boolean') return makeDouble(Number(value));
  if (value instanceof Date) return makeDouble(value.getTime());
  if (isNumeric(value)) return makeDouble(Number(value));
  throw unsupported(value, 'double');
};
const wholeOfText = (text: string, to: string): bigint => {
  if (/^[+-]?\d+$/.test(text)) return BigInt(text.replace('+', ''));
  throw failure(`Failed to parse number '${text}' in $convert to ${to}`);
};
const wholeOfNumber = (value: unknown, to: string): bigint => {
  const kind = numberKind(value);
  if (kind === 'int' || kind === 'long') return bigOf(value);
  if (Number.isFinite(Number(value))) return BigInt(Math.trunc(Number(value)));
  throw failure(`Attempt to convert NaN or infinity value to integer type in $convert to ${to}`);
};
const toWhole = (value: unknown, to: 'int' | 'long'): bigint => {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (typeof value === 'string') return wholeOfText(value, to);
  if (to === 'long' && value instanceof Date) return BigInt(value.getTime());
  if (!isNumeric(value)) throw unsupported(value, to);
  return wholeOfNumber(value, to);
};
const toInt = (value: unknown): number => {
  const whole = Number(toWhole(value, 'int'));
  if (isInt32(whole)) return whole;
  throw failure(`Conversion would overflow target type in $convert with no onError value: ${String(value)}`);
};
const toLong = (value: unknown): unknown => {
  const long = wholeOf(toWhole(value, 'long'), 'long');
  if (long !== undefined) return long;
  throw failure(`Conversion would overflow target type in $convert with no onError value: ${String(value)}`);
};
const textOfDouble = (value: number): string => {
  if (!Number.isFinite(value)) return String(value).replace('inity', '');
  if (Object.is(value, -0)) return '-0';
  throw failure(`$toString of the double ${value} is not supported by the embedded engine`);
};
const toText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  const isPlain = typeof value === 'boolean' || bsonTypeOf(value) === 'ObjectId';
  if (isPlain) return String(value);
  if (!isNumeric(value)) throw unsupported(value, 'string');
  if (numberKind(value) !== 'double') return String(value);
  const text = String(Number(value));
  // MongoDB writes doubles in another way once they need an exponent.
  return /^-?\d+(\.\d+)?$/.test(text) && text !== '0' ? text : textOfDouble(Number(value));
};
const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:?\d\d)?)?$/;
const dateFromText = (text: string): Date => {
  const date = new Date(/T.*(Z|[+-]\d\d:?\d\d)$/.test(text) || !text.includes('T') ? text : `${text}Z`);
  if (isoDate.test(text) && !Number.isNaN(date.getTime())) return date;
  throw failure(`Error parsing date string '${text}'; the embedded engine reads ISO 8601 only`);
};
const toDate = (value: unknown): Date => {
  if (value instanceof Date) return value;
  if (typeof value === 'string') return dateFromText(value);
  if (value instanceof ObjectId) return value.getTimestamp();
  const kind = numberKind(value);
  if (value instanceof Long || kind === 'double' || kind === 'decimal') return new Date(Math.trunc(Number(value)));
  throw unsupported(value, 'date');
};
const toObjectId = (value: unknown): ObjectId => {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string') throw unsupported(value, 'objectId');
  if (/^[0-9a-fA-F]{24}$/.test(value)) return new ObjectId(value);
  throw failure(`Failed to parse objectId '${value}' in $convert with no onError value`);
};
const orNull = (convert: (value: unknown) => unknown) => ofOne((value) => (isNil(value) ? null : convert(value)));

export const conversions: Operators = {
  $isNumber: ofOne((value) => isNumeric(value)),
  $toBool: orNull(isTruthy),
  $toDate: orNull(toDate),
  $toDouble: orNull(toDouble),
  $toInt: orNull(toInt),
  $toLong: orNull(toLong),
  $toObjectId: orNull(toObjectId),
  $toString: orNull(toText),
  $type: ofOne(typeNameOf),
};
