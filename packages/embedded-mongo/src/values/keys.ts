/** @file Order-preserving encoding of BSON values: the one ordering used by indexes, sorts and joins. */
import { createHash } from 'node:crypto';
import { type Binary, Decimal128, Long, type ObjectId, type Timestamp } from 'bson';
import { type Doc, tagOf, tags } from './values';

/** Longer strings are kept as prefix and hash: equality stays exact, order does not. */
export const maxStringBytes = 480;
/** The key of an empty array at an indexed path, which is neither null nor missing. */
export const emptyArrayKey = Buffer.from([tags.emptyArray]);

/** Filled by encoding: tells that some string was cut, so that order by this key can not be trusted. */
export interface EncodeState {
  truncated: boolean;
}

const pushDouble = (out: number[], value: number): void => {
  if (Number.isNaN(value)) {
    out.push(0, 0, 0, 0, 0, 0, 0, 0);
    return;
  }
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  const isNegative = bytes.readUInt8(0) >= 0x80;
  for (let index = 0; index < 8; index++) {
    const byte = bytes.readUInt8(index);
    const flip = index === 0 ? 0x80 : 0;
    out.push(isNegative ? byte ^ 0xff : byte | flip);
  }
};

const pushBytes = (out: number[], bytes: Uint8Array, state?: EncodeState): void => {
  const isCut = bytes.length > maxStringBytes;
  for (const byte of isCut ? bytes.subarray(0, maxStringBytes) : bytes) {
    out.push(byte);
    if (byte === 0) out.push(0xff);
  }
  out.push(0, isCut ? 2 : 1);
  if (!isCut) return;
  if (state) state.truncated = true;
  out.push(...createHash('md5').update(bytes).digest());
};

const pushText = (out: number[], text: string, state?: EncodeState): void => pushBytes(out, Buffer.from(text), state);

/** Integers beyond 2^53 and long decimals keep their exact text as a tie-breaker behind the double. */
const exactText = (value: unknown): string => {
  if (value instanceof Long || typeof value === 'bigint') {
    return Number.isSafeInteger(Number(value)) ? '' : value.toString();
  }
  if (!(value instanceof Decimal128)) return '';
  const text = value.toString();
  const digits = text.replace(/E.*|[-.]/g, '').replace(/^0+|0+$/g, '');
  return digits.length <= 15 ? '' : text;
};

const binaryOf = (value: unknown): Uint8Array => (value instanceof Uint8Array ? value : (value as Binary).value());

type Encoder = (out: number[], value: never, state?: EncodeState) => void;
const encoders: Readonly<Record<number, Encoder>> = {
  [tags.number]: (out, value: unknown) => {
    pushDouble(out, Number(value));
    pushText(out, exactText(value));
  },
  [tags.text]: (out, value: unknown, state) => pushText(out, String(value), state),
  [tags.boolean]: (out, value: boolean) => out.push(value ? 1 : 0),
  [tags.date]: (out, value: Date) => pushDouble(out, value.getTime()),
  [tags.objectId]: (out, value: ObjectId) => out.push(...value.id),
  [tags.binary]: (out, value: unknown, state) => pushBytes(out, binaryOf(value), state),
  [tags.timestamp]: (out, value: Timestamp) => {
    pushDouble(out, value.getHighBits() >>> 0);
    pushDouble(out, value.getLowBits() >>> 0);
  },
  [tags.regex]: (out, value: RegExp) => {
    pushText(out, value.source);
    pushText(out, value.flags);
  },
  [tags.array]: (out, value: unknown[], state) => {
    for (const element of value) encodeInto(out, element, state);
    out.push(0);
  },
  [tags.object]: (out, value: Doc, state) => {
    for (const [name, inner] of Object.entries(value)) {
      out.push(tagOf(inner));
      pushText(out, name);
      encodeInto(out, inner, state);
    }
    out.push(0);
  },
};

const encodeInto = (out: number[], value: unknown, state?: EncodeState): void => {
  const tag = tagOf(value);
  out.push(tag);
  encoders[tag]?.(out, value as never, state);
};

/** Bytes whose order is BSON's order of the values. */
export const encode = (value: unknown, state?: EncodeState): Buffer => {
  const out: number[] = [];
  encodeInto(out, value, state);
  return Buffer.from(out);
};

/** The same bytes for descending index parts. */
export const inverted = (key: Uint8Array): Buffer => Buffer.from(key.map((byte) => byte ^ 0xff));

/** A string that is equal for equal BSON values: for sets and maps. */
export const keyOf = (value: unknown): string => encode(value).toString('latin1');
export const isSame = (left: unknown, right: unknown): boolean => keyOf(left) === keyOf(right);
export const compareValues = (left: unknown, right: unknown): number => Buffer.compare(encode(left), encode(right));
