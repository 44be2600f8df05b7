import type { TextTrace, Trace } from './shapes';

const VERSION = 1;
/** A chunk has at most so many traces. */
export const MAX_CHUNK = 1_000;

interface Writer {
  readonly u8: (value: number) => void;
  readonly u16: (value: number) => void;
  readonly u32: (value: number) => void;
  readonly f64: (value: number) => void;
  readonly bytes: () => Uint8Array;
}

const createWriter = (): Writer => {
  let buffer = new Uint8Array(64 * 1024);
  let view = new DataView(buffer.buffer);
  let offset = 0;
  const take = (count: number): number => {
    if (offset + count > buffer.length) {
      const larger = new Uint8Array(buffer.length * 2);
      larger.set(buffer);
      buffer = larger;
      view = new DataView(buffer.buffer);
    }
    offset += count;
    return offset - count;
  };
  // The view is another one after the buffer has grown, so it is read after that.
  const write = (bytes: number, set: (at: number) => void): void => set(take(bytes));
  return {
    u8: (value) => write(1, (at) => view.setUint8(at, value)),
    u16: (value) => write(2, (at) => view.setUint16(at, value, true)),
    u32: (value) => write(4, (at) => view.setUint32(at, value, true)),
    f64: (value) => write(8, (at) => view.setFloat64(at, value, true)),
    bytes: () => buffer.slice(0, offset),
  };
};

interface Reader {
  readonly u8: () => number;
  readonly u16: () => number;
  readonly u32: () => number;
  readonly f64: () => number;
  readonly isAtEnd: () => boolean;
}

const createReader = (bytes: Uint8Array): Reader => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = 0;
  const take = (count: number): number => {
    if (offset + count > bytes.length) throw new RangeError('The chunk of traces ends too early');
    offset += count;
    return offset - count;
  };
  return {
    u8: () => view.getUint8(take(1)),
    u16: () => view.getUint16(take(2), true),
    u32: () => view.getUint32(take(4), true),
    f64: () => view.getFloat64(take(8), true),
    isAtEnd: () => offset === bytes.length,
  };
};

const writeText = (writer: Writer, text: TextTrace): void => {
  writer.u16(text.length);
  if (text.length === 0) return;
  writer.u32(text.whole);
  writer.u8(text.words.length);
  writer.u8(text.pairs.length);
  writer.u8(text.shingles.length);
  text.words.forEach(writer.u16);
  text.pairs.forEach(writer.u32);
  text.shingles.forEach(writer.u32);
};

const readText = (reader: Reader): TextTrace => {
  const length = reader.u16();
  const isEmpty = length === 0;
  const whole = isEmpty ? 0 : reader.u32();
  const words = new Uint16Array(isEmpty ? 0 : reader.u8());
  const pairs = new Uint32Array(isEmpty ? 0 : reader.u8());
  const shingles = new Uint32Array(isEmpty ? 0 : reader.u8());
  for (let index = 0; index < words.length; index += 1) words[index] = reader.u16();
  for (let index = 0; index < pairs.length; index += 1) pairs[index] = reader.u32();
  for (let index = 0; index < shingles.length; index += 1) shingles[index] = reader.u32();
  return { length, whole, words, pairs, shingles };
};

/**
 * A chunk of up to 1,000 traces as bytes, little-endian: a version, how many, and of each the numbers and lists of `Trace`.
 * About 250 bytes each with two written answers of 20 words.
 * @throws RangeError when there are more than 1,000
 */
export const encodeTraces = (traces: readonly Trace[]): Uint8Array => {
  if (traces.length > MAX_CHUNK) throw new RangeError(`A chunk has at most ${MAX_CHUNK} traces`);
  const writer = createWriter();
  writer.u8(VERSION);
  writer.u16(traces.length);
  for (const trace of traces) {
    writer.u32(trace.number);
    writer.f64(trace.at);
    writer.f64(trace.seconds ?? Number.NaN);
    writer.u16(trace.language);
    writer.u16(trace.device);
    writer.u16(trace.browser);
    writer.u16(trace.marks);
    writer.u16(trace.straight);
    writer.u16(trace.closed.length);
    trace.closed.forEach(writer.u32);
    writer.u16(trace.texts.length);
    for (const text of trace.texts) writeText(writer, text);
  }
  return writer.bytes();
};

const readTrace = (reader: Reader): Trace => {
  const number = reader.u32();
  const at = reader.f64();
  const seconds = reader.f64();
  const language = reader.u16();
  const device = reader.u16();
  const browser = reader.u16();
  const marks = reader.u16();
  const straight = reader.u16();
  const closed = Uint32Array.from({ length: reader.u16() }, reader.u32);
  const texts = Array.from({ length: reader.u16() }, () => readText(reader));
  const known = Number.isNaN(seconds) ? null : seconds;
  return { number, at, seconds: known, language, device, browser, marks, straight, closed, texts };
};

/**
 * The traces of a chunk.
 * @throws RangeError when the bytes are of another version, cut off or too long
 */
export const decodeTraces = (bytes: Uint8Array): Trace[] => {
  const reader = createReader(bytes);
  const version = reader.u8();
  if (version !== VERSION) throw new RangeError(`Traces of version ${version} cannot be read`);
  const traces = Array.from({ length: reader.u16() }, () => readTrace(reader));
  if (!reader.isAtEnd()) throw new RangeError('The chunk of traces has bytes at its end that belong to nothing');
  return traces;
};
