/**
 * @file Decodes documents from bytes with the same result as the driver, in a sixth of its time: repeated names, short
 * texts and short parts of lists are cached. Reports and exports read every response of a campaign, and spent most of
 * their time there. Rare types are left to the driver.
 */
import { put } from '@folkmoot/contracts';
import mongoose from 'mongoose';
import { keptByBytes } from './kept-by-bytes';

const { deserialize } = mongoose.mongo.BSON;

type Fields = Record<string, unknown>;

const LONGEST_TEXT = 40;
/** Maximum length in bytes of a cached part, for example an answer with the id of its question. */
const LONGEST_PART = 128;
const DOLLAR = 0x24;
const UNDERSCORE = 0x5f;
const DOCUMENT = 3;

/** Thrown for values that the driver's own parser must handle. */
const left: unique symbol = Symbol('left to the driver');
/** Offset of the next element. Every read function advances it. */
let next = 0;

const textOf = ({ buffer }: DataView, from: number, end: number): string =>
  Buffer.from(buffer).toString('utf8', from, end);
const keptText = keptByBytes(textOf);
const textBetween = (view: DataView, from: number, end: number): string =>
  end - from > LONGEST_TEXT ? textOf(view, from, end) : keptText(view, from, end);

/** Offset of the final zero of the document that begins here. */
const endOf = (view: DataView, start: number): number => {
  const end = start + view.getInt32(start, true) - 1;
  if (end < start + 4 || view.getUint8(end) !== 0) throw left;
  return end;
};
const nameEndAfter = (view: DataView, from: number, end: number): number => {
  for (let at = from; at < end; at++) if (view.getUint8(at) === 0) return at;
  throw left;
};
/** `$ref` makes the driver return a reference, and `__proto__` needs care. */
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

/** Sizes in bytes of types with a fixed size. */
const sizes: Readonly<Record<number, number>> = { 1: 8, 7: 12, 8: 1, 9: 8, 10: 0, 16: 4, 17: 8, 18: 8, 19: 16 };
const TEXT = 2;
const LIST = 4;
const sizeAt = (view: DataView, type: number, at: number): number => {
  if (type === TEXT) return view.getInt32(at, true) + 4;
  const size = type === DOCUMENT || type === LIST ? view.getInt32(at, true) : sizes[type];
  if (size === undefined) throw left;
  return size;
};
/** Decodes only these outermost fields. */
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

/** Many documents share the part: a change in one would change all. */
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

/** The buffer of the last read: the documents of a batch share one. */
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
 * Decodes a document as the driver does by default, or only some of its outermost fields. Read-only: equal parts of
 * lists may be one frozen object. Throws the driver's error for invalid bytes.
 */
export const readDocument = (raw: Uint8Array, wanted?: ReadonlySet<string>): Fields => {
  try {
    return read(raw, wanted);
  } catch {
    // On any special value the driver decodes the whole document again.
    return some(deserialize(raw), wanted);
  }
};
