/**
 * @file Reads BSON without losing types: a plain number is an Int32 when it is a whole number of 32 bits and a Double
 * otherwise; doubles that look like an Int32 are kept as Double, 64-bit integers as Long. bson's own reader either
 * promotes numbers, which loses their type, or wraps every one, which costs a scan two thirds of its speed.
 */

import { Binary, BSONRegExp, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { CommandError, notImplemented } from '../errors';
import { fieldName, nameEndAfter } from './field-names';
import { put } from './own-fields';
import type { Doc } from './values';

type Read = (bytes: Buffer, at: number) => unknown;
type Size = (bytes: Buffer, at: number) => number;
interface Codec {
  readonly type: number;
  readonly size: Size;
  readonly read: Read;
}

const fixed =
  (size: number): Size =>
  () =>
    size;
const zeroAfter = (bytes: Buffer, at: number): number => {
  const end = bytes.indexOf(0, at);
  if (end < 0) throw new RangeError('a text without an end');
  return end;
};
/** Several times as fast as the buffer's own method. Bytes beyond the end read as 0; the length check refuses them. */
export const int32 = (bytes: Buffer, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);
const embedded: Size = int32;

/** Whether a number is written as an Int32. */
export const isInt32 = (value: number): boolean => (value | 0) === value && !Object.is(value, -0);
/** A double as this engine holds it. */
export const makeDouble = (value: number): number | Double => (isInt32(value) ? new Double(value) : value);

/** A 64-bit integer, exact as far as dates reach. */
export const millisecondsAt = (bytes: Buffer, at: number): number =>
  bytes.readInt32LE(at + 4) * 0x1_0000_0000 + bytes.readUInt32LE(at);
const readDate: Read = (bytes, at) => {
  const date = new Date(millisecondsAt(bytes, at));
  if (Number.isNaN(date.getTime())) throw notImplemented('a date beyond the year 275760');
  return date;
};
const readRegex: Read = (bytes, at) => {
  const end = zeroAfter(bytes, at);
  return new BSONRegExp(bytes.toString('utf8', at, end), bytes.toString('utf8', end + 1, zeroAfter(bytes, end + 1)));
};
const readBinary: Read = (bytes, at) =>
  new Binary(Buffer.from(bytes.subarray(at + 5, at + 5 + bytes.readInt32LE(at))), bytes.readUInt8(at + 4));

const kinds: Readonly<Record<number, Omit<Codec, 'type'>>> = {
  1: { size: fixed(8), read: (bytes, at) => makeDouble(bytes.readDoubleLE(at)) },
  2: {
    size: (bytes, at) => int32(bytes, at) + 4,
    read: (bytes, at) => bytes.toString('utf8', at + 4, at + 3 + int32(bytes, at)),
  },
  3: { size: embedded, read: (bytes, at) => readDocument(bytes, at) },
  4: { size: embedded, read: (bytes, at) => readArray(bytes, at) },
  5: { size: (bytes, at) => bytes.readInt32LE(at) + 5, read: readBinary },
  7: { size: fixed(12), read: (bytes, at) => new ObjectId(Buffer.from(bytes.subarray(at, at + 12))) },
  8: { size: fixed(1), read: (bytes, at) => bytes[at] !== 0 },
  9: { size: fixed(8), read: readDate },
  10: { size: fixed(0), read: () => null },
  11: { size: (bytes, at) => zeroAfter(bytes, zeroAfter(bytes, at) + 1) + 1 - at, read: readRegex },
  16: { size: fixed(4), read: int32 },
  17: { size: fixed(8), read: (bytes, at) => Timestamp.fromBits(bytes.readInt32LE(at), bytes.readInt32LE(at + 4)) },
  18: { size: fixed(8), read: (bytes, at) => Long.fromBits(bytes.readInt32LE(at), bytes.readInt32LE(at + 4)) },
  19: { size: fixed(16), read: (bytes, at) => new Decimal128(Buffer.from(bytes.subarray(at, at + 16))) },
  127: { size: fixed(0), read: () => new MaxKey() },
  255: { size: fixed(0), read: () => new MinKey() },
};
const codecs: readonly (Codec | undefined)[] = Array.from({ length: 256 }, (_, type) => {
  const kind = kinds[type];
  return kind && { type, ...kind };
});
const codecOf = (type: number): Codec => {
  const codec = codecs[type];
  if (codec) return codec;
  throw notImplemented(`BSON type ${type} (undefined, DBPointer, code and symbol are out of date)`);
};

/** Returned to stop the iteration. */
export const enough: unique symbol = Symbol('enough');
/** Calls back for each element with the offsets of its name and value, until the callback returns `enough`. */
export const eachElement = (
  bytes: Buffer,
  start: number,
  visit: (codec: Codec, name: number, nameEnd: number, value: number) => unknown,
): void => {
  const end = start + int32(bytes, start) - 1;
  if (end < start + 4 || bytes[end] !== 0) throw new RangeError('a document without an end');
  let at = start + 4;
  while (at < end) {
    const codec = codecOf(bytes[at] ?? 0);
    const nameEnd = nameEndAfter(bytes, at + 1);
    const size = codec.size(bytes, nameEnd + 1);
    if (size < 0 || nameEnd + 1 + size > end) throw new RangeError('a value beyond its document');
    if (visit(codec, at + 1, nameEnd, nameEnd + 1) === enough) return;
    at = nameEnd + 1 + size;
  }
};

const readDocument = (bytes: Buffer, start: number): Doc => {
  const doc: Doc = {};
  eachElement(bytes, start, ({ read }, nameAt, nameEnd, valueAt) => {
    put(doc, fieldName(bytes, nameAt, nameEnd), read(bytes, valueAt));
  });
  return doc;
};
const readFields = (bytes: Buffer, wanted: ReadonlySet<string>): Doc => {
  const doc: Doc = {};
  let missing = wanted.size;
  if (missing === 0) return doc;
  eachElement(bytes, 0, ({ read }, nameAt, nameEnd, valueAt) => {
    const name = fieldName(bytes, nameAt, nameEnd);
    if (!wanted.has(name)) return undefined;
    put(doc, name, read(bytes, valueAt));
    return --missing === 0 ? enough : undefined;
  });
  return doc;
};
const readArray = (bytes: Buffer, start: number): unknown[] => {
  const array: unknown[] = [];
  eachElement(bytes, start, ({ read }, _nameAt, _nameEnd, valueAt) => void array.push(read(bytes, valueAt)));
  return array;
};

/** Runs code that reads bytes; throws InvalidBSON where they are invalid. */
export const checked = <T>(run: () => T): T => {
  try {
    return run();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(22, 'InvalidBSON', 'invalid BSON: a value is cut off or too long');
  }
};
/** The same bytes. */
export const asBuffer = (raw: Uint8Array): Buffer =>
  Buffer.isBuffer(raw) ? raw : Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);

/** Decodes a document; with `wanted`, only those of its outermost fields. Throws InvalidBSON. */
export const decode = (raw: Uint8Array, wanted?: ReadonlySet<string>): Doc =>
  checked(() => (wanted ? readFields(asBuffer(raw), wanted) : readDocument(asBuffer(raw), 0)));

/** A command whose `documents` stay bytes, since inserts store them as they came. */
export const decodeCommand = (raw: Uint8Array): Doc =>
  checked(() => {
    const bytes = asBuffer(raw);
    const command: Doc = {};
    eachElement(bytes, 0, ({ read }, nameAt, nameEnd, valueAt) => {
      const name = fieldName(bytes, nameAt, nameEnd);
      put(command, name, name === 'documents' ? readRawArray(bytes, valueAt) : read(bytes, valueAt));
    });
    return command;
  });
const readRawArray = (bytes: Buffer, start: number): Buffer[] => {
  const array: Buffer[] = [];
  eachElement(bytes, start, (_codec, _nameAt, _nameEnd, valueAt) => {
    array.push(bytes.subarray(valueAt, valueAt + bytes.readInt32LE(valueAt)));
  });
  return array;
};

/** BSON's number of documents. */
export const documentType = 3;
/** BSON's number of arrays. */
export const arrayType = 4;
const dateType = 9;
/** Validates a value without decoding it. */
const checkInside = (type: number, bytes: Buffer, at: number): void => {
  if (type === dateType) readDate(bytes, at);
  if (type !== documentType && type !== arrayType) return;
  eachElement(bytes, at, (codec, _nameAt, _nameEnd, inner) => checkInside(codec.type, bytes, inner));
};

/** The position of a value in the bytes of a document. */
export interface ValuePosition {
  /** BSON's number of its type. */
  readonly type: number;
  readonly at: number;
  readonly end: number;
}
/** Positions of some of a document's outermost fields. Throws InvalidBSON for any invalid part. */
export const positionsIn = (raw: Buffer, wanted: ReadonlyMap<string, number>): (ValuePosition | undefined)[] =>
  checked(() => {
    const places = new Array<ValuePosition | undefined>(wanted.size).fill(undefined);
    eachElement(raw, 0, ({ type, size }, nameAt, nameEnd, at) => {
      checkInside(type, raw, at);
      const position = wanted.get(fieldName(raw, nameAt, nameEnd));
      if (position !== undefined) places[position] = { type, at, end: at + size(raw, at) };
    });
    return places;
  });
/** The elements of an array. */
export const elementsIn = (bytes: Buffer, { at }: ValuePosition): ValuePosition[] => {
  const places: ValuePosition[] = [];
  eachElement(bytes, at, ({ type, size }, _nameAt, _nameEnd, valueAt) => {
    places.push({ type, at: valueAt, end: valueAt + size(bytes, valueAt) });
  });
  return places;
};
export const valueAt = (bytes: Buffer, { type, at }: ValuePosition): unknown => codecOf(type).read(bytes, at);

/** The name of the first field, undefined for an empty document. */
export const firstField = (raw: Buffer): string | undefined =>
  raw.length > 5 ? raw.toString('utf8', 5, zeroAfter(raw, 5)) : undefined;
