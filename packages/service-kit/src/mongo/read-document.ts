/**
 * @file Reads documents from their bytes as the driver would, in a sixth of its time: names, short texts and short parts
 * of lists that come again are not made again. Reports and exports read every response of a campaign, and spent most of
 * their time there. What is seldom is left to the driver.
 */
import { put } from '@folkmoot/contracts';
import mongoose from 'mongoose';
import { keptByBytes } from './kept-by-bytes';

const { deserialize } = mongoose.mongo.BSON;

type Fields = Record<string, unknown>;

const LONGEST_TEXT = 40;
/** An answer with the id of its question, for one. */
const LONGEST_PART = 128;
const DOLLAR = 0x24;
const UNDERSCORE = 0x5f;
const DOCUMENT = 3;

/** Thrown at what the driver shall read. */
const left: unique symbol = Symbol('left to the driver');
/** Where the element after the value begins that was read last. */
let next = 0;

const textOf = ({ buffer }: DataView, from: number, end: number): string =>
  Buffer.from(buffer).toString('utf8', from, end);
const keptText = keptByBytes(textOf);
const textBetween = (view: DataView, from: number, end: number): string =>
  end - from > LONGEST_TEXT ? textOf(view, from, end) : keptText(view, from, end);

/** The zero at the end of the document that begins here. */
const endOf = (view: DataView, start: number): number => {
  const end = start + view.getInt32(start, true) - 1;
  if (end < start + 4 || view.getUint8(end) !== 0) throw left;
  return end;
};
const nameEndAfter = (view: DataView, from: number, end: number): number => {
  for (let at = from; at < end; at++) if (view.getUint8(at) === 0) return at;
  throw left;
};
/** `$ref` makes a reference of a document, and `__proto__` is no name like others. */
const isSpecial = (view: DataView, at: number): boolean =>
  view.getUint8(at) === DOLLAR || (view.getUint8(at) === UNDERSCORE && view.getUint8(at + 1) === UNDERSCORE);

const readFields = (view: DataView, start: number): Fields => {
  const end = endOf(view, start);
  const fields: Fields = {};
  let at = start + 4;
  while (at < end) {
    const nameEnd = nameEndAfter(view, at + 1, end);
    if (isSpecial(view, at + 1)) throw left;
    const name = textBetween(view, at + 1, nameEnd);
    put(fields, name, readValue(view, view.getUint8(at), nameEnd + 1, end));
    at = next;
  }
  if (at !== end) throw left;
  next = end + 1;
  return fields;
};

/** Sizes of what has one and the same. */
const sizes: Readonly<Record<number, number>> = { 1: 8, 7: 12, 8: 1, 9: 8, 10: 0, 16: 4, 17: 8, 18: 8, 19: 16 };
const TEXT = 2;
const LIST = 4;
const sizeAt = (view: DataView, type: number, at: number): number => {
  if (type === TEXT) return view.getInt32(at, true) + 4;
  const size = type === DOCUMENT || type === LIST ? view.getInt32(at, true) : sizes[type];
  if (size === undefined) throw left;
  return size;
};
/** Only these of the outermost fields. */
const readSome = (view: DataView, start: number, wanted: ReadonlySet<string>): Fields => {
  const end = endOf(view, start);
  const fields: Fields = {};
  let at = start + 4;
  while (at < end) {
    const type = view.getUint8(at);
    const nameEnd = nameEndAfter(view, at + 1, end);
    if (isSpecial(view, at + 1)) throw left;
    const name = textBetween(view, at + 1, nameEnd);
    next = nameEnd + 1 + sizeAt(view, type, nameEnd + 1);
    if (next <= at) throw left;
    if (wanted.has(name)) put(fields, name, readValue(view, type, nameEnd + 1, end));
    at = next;
  }
  if (at !== end) throw left;
  return fields;
};

/** Many documents share it: whoever changes one would change them all. */
const frozen = (part: Fields): Fields => {
  Object.values(part).forEach(Object.freeze);
  return Object.freeze(part);
};
const keptPart = keptByBytes((view, from) => frozen(readFields(view, from)));
const readPart = (view: DataView, at: number): Fields => {
  const end = endOf(view, at) + 1;
  if (end - at > LONGEST_PART) return readFields(view, at);
  const part = keptPart(view, at, end);
  next = end;
  return part;
};

const readItems = (view: DataView, start: number): unknown[] => {
  const end = endOf(view, start);
  const items: unknown[] = [];
  let at = start + 4;
  while (at < end) {
    const valueAt = nameEndAfter(view, at + 1, end) + 1;
    const type = view.getUint8(at);
    items.push(type === DOCUMENT ? readPart(view, valueAt) : readValue(view, type, valueAt, end));
    at = next;
  }
  if (at !== end) throw left;
  next = end + 1;
  return items;
};
const readText = (view: DataView, at: number, end: number): string => {
  const last = at + 3 + view.getInt32(at, true);
  if (last < at + 4 || last >= end || view.getUint8(last) !== 0) throw left;
  next = last + 1;
  return textBetween(view, at + 4, last);
};
const readBoolean = (byte: number): boolean => {
  if (byte > 1) throw left;
  return byte === 1;
};
const readValue = (view: DataView, type: number | undefined, at: number, end: number): unknown => {
  switch (type) {
    case TEXT:
      return readText(view, at, end);
    case DOCUMENT:
      return readFields(view, at);
    case LIST:
      return readItems(view, at);
    case 16:
      next = at + 4;
      return view.getInt32(at, true);
    case 1:
      next = at + 8;
      return view.getFloat64(at, true);
    case 8:
      next = at + 1;
      return readBoolean(view.getUint8(at));
    case 9:
      next = at + 8;
      return new Date(view.getInt32(at + 4, true) * 0x1_0000_0000 + (view.getInt32(at, true) >>> 0));
    case 10:
      next = at;
      return null;
    default:
      throw left;
  }
};

/** The memory that was read in last: the documents of a batch stand in one. */
let lastRead: DataView = new DataView(new ArrayBuffer(0));
const viewOf = (buffer: ArrayBufferLike): DataView => {
  if (lastRead.buffer !== buffer) lastRead = new DataView(buffer);
  return lastRead;
};
const read = ({ buffer, byteOffset, byteLength }: Uint8Array, wanted?: ReadonlySet<string>): Fields => {
  const view = viewOf(buffer);
  if (byteLength < 5 || view.getInt32(byteOffset, true) !== byteLength) throw left;
  return wanted ? readSome(view, byteOffset, wanted) : readFields(view, byteOffset);
};
const some = (fields: Fields, wanted?: ReadonlySet<string>): Fields =>
  wanted ? Object.fromEntries(Object.entries(fields).filter(([name]) => wanted.has(name))) : fields;

/**
 * A document as the driver reads it by default, or these of its outermost fields, for reading only: equal parts of lists
 * may be one object, which is frozen. Throws what the driver throws for bytes that are no document.
 */
export const readDocument = (raw: Uint8Array, wanted?: ReadonlySet<string>): Fields => {
  try {
    return read(raw, wanted);
  } catch {
    // Whatever it was: it is read again by what is made for all of BSON.
    return some(deserialize(raw), wanted);
  }
};
