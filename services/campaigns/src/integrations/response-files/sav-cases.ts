import { float64, padded } from './sav-bytes';
import { cutBytes, ELEMENT, type SavVariable, type Segment, segmentsOf } from './sav-variable.domain';

/** @file The cases of a system file, with its simple compression: a code of one byte for each eight bytes. */

export type SavCell = number | string | null;

const LITERAL = 253;
const BLANKS = 254;
const SYSTEM_MISSING = 255;
const BIAS = 100;
const SMALLEST = 1 - BIAS;
const GREATEST = 251 - BIAS;
const CODES = 8;

/** Collects codes and the bytes behind each eight of them. */
class Compressor {
  #codes: number[] = [];
  #literals: Buffer[] = [];
  #done: Buffer[] = [];
  size = 0;

  code(code: number, literal?: Buffer): void {
    this.#codes.push(code);
    if (literal) this.#literals.push(literal);
    if (this.#codes.length === CODES) this.#block();
  }

  #block(): void {
    const codes = Buffer.alloc(CODES);
    codes.set(this.#codes);
    this.#done.push(codes, ...this.#literals);
    this.size += CODES + this.#literals.length * CODES;
    this.#codes = [];
    this.#literals = [];
  }

  /** What is ready. */
  take(): Buffer {
    const bytes = Buffer.concat(this.#done);
    this.#done = [];
    this.size = 0;
    return bytes;
  }

  end(): Buffer {
    if (this.#codes.length > 0) this.#block();
    return this.take();
  }
}

const addNumber = (compressor: Compressor, value: number | null): void => {
  if (value === null) compressor.code(SYSTEM_MISSING);
  else if (Number.isInteger(value) && value >= SMALLEST && value <= GREATEST) compressor.code(value + BIAS);
  else compressor.code(LITERAL, float64(value));
};

/** A part of a text in so many bytes. */
const addPart = (compressor: Compressor, part: Buffer, length: number): void => {
  for (let at = 0; at < length; at += ELEMENT) {
    if (at >= part.length) compressor.code(BLANKS);
    else compressor.code(LITERAL, padded(part.subarray(at, at + ELEMENT), ELEMENT));
  }
};

const addText = (compressor: Compressor, text: string, width: number, segments: readonly Segment[]): void => {
  const bytes = cutBytes(text, width);
  for (const { from, to, bytes: length } of segments) addPart(compressor, bytes.subarray(from, to), length);
};

type AddCell = (compressor: Compressor, cell: SavCell) => void;

const adderFor = (variable: SavVariable): AddCell => {
  if (variable.kind !== 'text')
    return (compressor, cell) => addNumber(compressor, typeof cell === 'number' ? cell : null);
  const segments = segmentsOf(variable.width);
  return (compressor, cell) => addText(compressor, String(cell ?? ''), variable.width, segments);
};

/** Bytes per written chunk. */
const PIECE = 64 * 1024;

/** The cases as bytes. */
export async function* savCases(
  variables: readonly SavVariable[],
  cases: AsyncIterable<readonly SavCell[]>,
): AsyncIterable<Buffer> {
  const compressor = new Compressor();
  const adders = variables.map(adderFor);
  for await (const cells of cases) {
    for (const [index, add] of adders.entries()) add(compressor, cells[index] ?? null);
    if (compressor.size >= PIECE) yield compressor.take();
  }
  yield compressor.end();
}
