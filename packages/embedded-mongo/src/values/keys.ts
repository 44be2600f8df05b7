/** @file Order-preserving encoding of BSON values: the one ordering used by indexes, sorts, groups and joins. */
import { createHash } from 'node:crypto';
import type { Binary, BSONRegExp, ObjectId, Timestamp } from 'bson';
import { numberKey } from './number-key';
import { type Doc, tagOf, tags } from './values';

/** In indexes, longer strings are kept as prefix and hash: equality stays exact, order does not. */
export const maxStringBytes = 480;
/** The key of an empty array at an indexed path, which is neither null nor missing. */
export const emptyArrayKey = Buffer.from([tags.emptyArray]);

/** Given for index keys, which have to be short: tells whether some string was cut, so that order can not be trusted. */
export interface EncodeState {
  truncated: boolean;
}

const maxKeptBytes = 1024 * 1024;
class Writer {
  #bytes = Buffer.allocUnsafeSlow(4096);
  #length = 0;
  state: EncodeState | undefined;

  begin(state: EncodeState | undefined): void {
    this.#length = 0;
    this.state = state;
    if (this.#bytes.length > maxKeptBytes) this.#bytes = Buffer.allocUnsafeSlow(4096);
  }
  get length(): number {
    return this.#length;
  }
  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }
  raw(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }
  /** Bytes that end in a mark of their own, so that a shorter value comes before a longer one. */
  ended(bytes: Uint8Array): void {
    const isCut = this.state !== undefined && bytes.length > maxStringBytes;
    const kept = isCut ? bytes.subarray(0, maxStringBytes) : bytes;
    if (kept.includes(0)) this.#escaped(kept);
    else this.raw(kept);
    this.byte(0);
    this.byte(isCut ? 2 : 1);
    if (!isCut || !this.state) return;
    this.state.truncated = true;
    this.raw(createHash('sha256').update(bytes).digest());
  }
  text(text: string): void {
    this.ended(Buffer.from(text));
  }
  #escaped(bytes: Uint8Array): void {
    for (const byte of bytes) {
      this.byte(byte);
      if (byte === 0) this.byte(0xff);
    }
  }
  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * (this.#length + more));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
  /** Makes what was written since `from` sort the other way round. */
  invert(from: number): void {
    const bytes = this.#bytes;
    for (let at = from; at < this.#length; at++) bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  }
  done(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#length));
  }
}

/** Length, then subtype, then bytes: MongoDB's order of binary values. */
const writeBinary = (out: Writer, value: Binary): void => {
  const bytes = value.value();
  const head = Buffer.allocUnsafe(5);
  head.writeUInt32BE(bytes.length);
  head.writeUInt8(value.sub_type, 4);
  out.raw(head);
  out.ended(bytes);
};
const writeTimestamp = (out: Writer, value: Timestamp): void => {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeUInt32BE(value.getHighBits() >>> 0);
  bytes.writeUInt32BE(value.getLowBits() >>> 0, 4);
  out.raw(bytes);
};

type Encoder = (out: Writer, value: never) => void;
const encoders: Readonly<Record<number, Encoder>> = {
  [tags.number]: (out, value: unknown) => out.raw(numberKey(value)),
  [tags.text]: (out, value: string) => out.text(value),
  [tags.boolean]: (out, value: boolean) => out.byte(value ? 1 : 0),
  [tags.date]: (out, value: Date) => out.raw(numberKey(value.getTime())),
  [tags.objectId]: (out, value: ObjectId) => out.raw(value.id),
  [tags.binary]: writeBinary,
  [tags.timestamp]: writeTimestamp,
  [tags.regex]: (out, value: BSONRegExp) => {
    out.text(value.pattern);
    out.text(value.options);
  },
  [tags.array]: (out, value: unknown[]) => {
    for (const element of value) write(out, element);
    out.byte(0);
  },
  [tags.object]: (out, value: Doc) => {
    for (const [name, inner] of Object.entries(value)) {
      out.byte(tagOf(inner));
      out.text(name);
      write(out, inner);
    }
    out.byte(0);
  },
};
const write = (out: Writer, value: unknown): void => {
  const tag = tagOf(value);
  out.byte(tag);
  encoders[tag]?.(out, value as never);
};

/** Only one key is written at a time. */
const writer = new Writer();
/** Bytes whose order is BSON's order of the values; with `state`, short enough for an index. */
export const encode = (value: unknown, state?: EncodeState): Buffer => {
  writer.begin(state);
  write(writer, value);
  return writer.done();
};
/** One key of several values, each with its direction, behind a number. */
export const encodeTogether = (
  head: number,
  values: readonly (readonly [value: unknown, direction: 1 | -1])[],
  state: EncodeState,
): Buffer => {
  writer.begin(state);
  for (const shift of [24, 16, 8, 0]) writer.byte((head >>> shift) & 0xff);
  for (const [value, direction] of values) {
    const from = writer.length;
    write(writer, value);
    if (direction < 0) writer.invert(from);
  }
  return writer.done();
};
/** The bytes that an index holds for a value. */
export const encodeIndexed = (value: unknown): Buffer => encode(value, { truncated: false });

/** The same bytes for descending parts. */
export const inverted = (key: Uint8Array): Buffer => {
  const bytes = Buffer.allocUnsafe(key.length);
  for (let at = 0; at < key.length; at++) bytes[at] = (key[at] ?? 0) ^ 0xff;
  return bytes;
};

/** A string that is equal for equal BSON values and sorts as they do. */
export const keyOf = (value: unknown): string => encode(value).toString('latin1');
export const isSame = (left: unknown, right: unknown): boolean => keyOf(left) === keyOf(right);
export const compareValues = (left: unknown, right: unknown): number => {
  if (typeof left === 'number' && typeof right === 'number' && left < right) return -1;
  if (typeof left === 'number' && typeof right === 'number' && left > right) return 1;
  return Buffer.compare(encode(left), encode(right));
};
