/** @file Order-preserving encoding of BSON values: the one ordering used by indexes, sorts, groups and joins. */
import { createHash } from 'node:crypto';
import type { Binary, BSONRegExp, ObjectId, Timestamp } from 'bson';
import { elementsIn, millisecondsAt, type ValuePosition, valueAt } from './decode';
import { numberKey } from './number-key';
import { type Doc, tagOf, tags } from './values';

/** In indexes, longer strings are kept as prefix and hash: equality stays exact, order does not. */
export const maxStringBytes = 480;
/** The key of an empty array at an indexed path, which is neither null nor missing. */
export const emptyArrayKey = Buffer.from([tags.emptyArray]);

/**
 * Passed for index keys, which must be short. Records whether a string was truncated, so that the order is not
 * reliable.
 */
export interface EncodeState {
  truncated: boolean;
}

const maxKeptBytes = 1024 * 1024;
/** Below this, bytes are copied faster one by one. */
const fewBytes = 48;
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
  uint32(value: number): void {
    this.#reserve(4);
    this.#length = this.#bytes.writeUInt32BE(value, this.#length);
  }
  /** A double in numeric order, followed by the mark of an exact value. */
  double(value: number): void {
    this.#reserve(9);
    const from = this.#length;
    const bytes = this.#bytes;
    this.#length = from + 9;
    if (Number.isNaN(value)) {
      bytes.fill(0, from, from + 9);
      return;
    }
    bytes.writeDoubleBE(value === 0 ? 0 : value, from);
    bytes[from + 8] = 0;
    if (value < 0) this.invert(from);
    else bytes[from] = (bytes[from] ?? 0) ^ 0x80;
  }
  /** Bytes with an end mark, so that a shorter value sorts before a longer one. */
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
  /** Writes a text directly from bytes; returns false and writes nothing unless it is short plain ASCII. */
  plainText(bytes: Uint8Array, from: number, end: number): boolean {
    if (end - from > maxStringBytes) return false;
    this.#reserve(end - from + 2);
    let length = this.#length;
    for (let at = from; at < end; at++) {
      const byte = bytes[at] ?? 0;
      if (byte === 0 || byte > 0x7f) return false;
      this.#bytes[length++] = byte;
    }
    this.#bytes[length++] = 0;
    this.#bytes[length++] = 1;
    this.#length = length;
    return true;
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
  /** Inverts the bytes written since `from`, so that they sort in descending order. */
  invert(from: number): void {
    const bytes = this.#bytes;
    for (let at = from; at < this.#length; at++) bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  }
  /** Discards the bytes after this length. */
  cut(length: number): void {
    this.#length = length;
  }
  done(): Buffer {
    const length = this.#length;
    const bytes = this.#bytes;
    const key = Buffer.allocUnsafe(length);
    if (length > fewBytes) key.set(bytes.subarray(0, length));
    else for (let at = 0; at < length; at++) key[at] = bytes[at] ?? 0;
    return key;
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
  [tags.number]: (out, value: unknown) => {
    if (typeof value === 'number') out.double(value);
    else out.raw(numberKey(value));
  },
  [tags.text]: (out, value: string) => out.text(value),
  [tags.boolean]: (out, value: boolean) => out.byte(value ? 1 : 0),
  [tags.date]: (out, value: Date) => out.double(value.getTime()),
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
export const encodeCompound = (
  head: number,
  values: readonly (readonly [value: unknown, direction: 1 | -1])[],
  state: EncodeState,
): Buffer => {
  writer.begin(state);
  writer.uint32(head);
  for (const [value, direction] of values) {
    const from = writer.length;
    write(writer, value);
    if (direction < 0) writer.invert(from);
  }
  return writer.done();
};

type PositionWriter = (out: Writer, bytes: Buffer, at: number) => boolean;
const tagged =
  (tag: number, then: (out: Writer, bytes: Buffer, at: number) => void): PositionWriter =>
  (out, bytes, at) => {
    out.byte(tag);
    then(out, bytes, at);
    return true;
  };
/** By BSON type number: writes a key without decoding the value. */
const positionWriters: Readonly<Record<number, PositionWriter>> = {
  1: tagged(tags.number, (out, bytes, at) => out.double(bytes.readDoubleLE(at))),
  2: (out, bytes, at) => {
    const begin = out.length;
    out.byte(tags.text);
    if (out.plainText(bytes, at + 4, at + 3 + bytes.readInt32LE(at))) return true;
    out.cut(begin);
    return false;
  },
  7: tagged(tags.objectId, (out, bytes, at) => out.raw(bytes.subarray(at, at + 12))),
  8: tagged(tags.boolean, (out, bytes, at) => out.byte(bytes[at] === 0 ? 0 : 1)),
  9: tagged(tags.date, (out, bytes, at) => out.double(millisecondsAt(bytes, at))),
  10: tagged(tags.nil, () => undefined),
  16: tagged(tags.number, (out, bytes, at) => out.double(bytes.readInt32LE(at))),
};
const writePosition = (out: Writer, bytes: Buffer, position: ValuePosition | undefined): void => {
  if (!position) write(out, undefined);
  else if (!positionWriters[position.type]?.(out, bytes, position.at)) write(out, valueAt(bytes, position));
};

/** One part of a key: a value in a document, or a missing one. */
export interface KeyPart {
  readonly place: ValuePosition | undefined;
  readonly direction: 1 | -1;
}
const writeParts = (out: Writer, bytes: Buffer, parts: readonly KeyPart[]): void => {
  for (const { place, direction } of parts) {
    const from = out.length;
    writePosition(out, bytes, place);
    if (direction < 0) out.invert(from);
  }
};
/**
 * The keys of values in a document, equal to those of the decoded values; `spread` is the array part, which gives one
 * key for each element.
 */
export const encodePositions = (
  head: number,
  bytes: Buffer,
  { parts, spread, state }: { parts: readonly KeyPart[]; spread: number; state: EncodeState },
): Buffer[] => {
  writer.begin(state);
  writer.uint32(head);
  const array = parts[spread];
  writeParts(writer, bytes, array ? parts.slice(0, spread) : parts);
  if (!array?.place) return [writer.done()];
  const elements = elementsIn(bytes, array.place);
  const from = writer.length;
  const rest = parts.slice(spread + 1);
  const keyWith = (writeElement: () => void): Buffer => {
    writer.cut(from);
    writeElement();
    if (array.direction < 0) writer.invert(from);
    writeParts(writer, bytes, rest);
    return writer.done();
  };
  if (elements.length === 0) return [keyWith(() => writer.byte(tags.emptyArray))];
  return elements.map((element) => keyWith(() => writePosition(writer, bytes, element)));
};

/** The bytes of a value in an index. */
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
