import { ELEMENT, MAX_SAV_TEXT, type SavVariable, type Segment, segmentsOf } from './sav-variable.domain';

/** @file The cases of a system file, with its simple compression: a code of one byte for each eight bytes. */

export type SavCell = number | string | null;

const LITERAL = 253;
const BLANKS = 254;
const SYSTEM_MISSING = 255;
const BIAS = 100;
const SMALLEST = 1 - BIAS;
const GREATEST = 251 - BIAS;
const BLANK = 0x20;
const CODES = 8;
/** Bytes per written chunk. */
const PIECE = 64 * 1024;

/**
 * Writes codes, and behind each eight of them their bytes, into one buffer: a buffer for each value would take far more
 * memory than the values.
 */
class Compressor {
  #bytes = Buffer.allocUnsafe(2 * PIECE);
  /** Where the block of eight codes begins that is being written. */
  #block = 0;
  #codes = 0;
  #end = CODES;

  get isFull(): boolean {
    return this.#block >= PIECE;
  }

  code(code: number): void {
    this.#bytes[this.#block + this.#codes] = code;
    this.#codes += 1;
    if (this.#codes === CODES) this.#begin(this.#end);
  }

  number(value: number): void {
    this.#reserve();
    this.#end = this.#bytes.writeDoubleLE(value, this.#end);
    this.code(LITERAL);
  }

  /** Eight bytes of a text, or fewer with blanks behind them. */
  text(bytes: Buffer, from: number, to: number): void {
    this.#reserve();
    const copied = bytes.copy(this.#bytes, this.#end, from, to);
    this.#bytes.fill(BLANK, this.#end + copied, this.#end + ELEMENT);
    this.#end += ELEMENT;
    this.code(LITERAL);
  }

  #reserve(): void {
    if (this.#end + ELEMENT + CODES <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(this.#bytes.length * 2);
    this.#bytes.copy(larger, 0, 0, this.#end);
    this.#bytes = larger;
  }

  #begin(at: number): void {
    this.#block = at;
    this.#codes = 0;
    this.#end = at;
    this.#reserve();
    this.#end = at + CODES;
  }

  /** The blocks that are complete. The one that is being written moves to the front. */
  take(): Buffer {
    const done = Buffer.from(this.#bytes.subarray(0, this.#block));
    this.#bytes.copyWithin(0, this.#block, this.#end);
    this.#end -= this.#block;
    this.#block = 0;
    return done;
  }

  /** Code 0 says nothing: it fills the last block. */
  end(): Buffer {
    while (this.#codes > 0) this.code(0);
    return this.take();
  }
}

const addNumber = (compressor: Compressor, value: number | null): void => {
  if (value === null) compressor.code(SYSTEM_MISSING);
  else if (Number.isInteger(value) && value >= SMALLEST && value <= GREATEST) compressor.code(value + BIAS);
  else compressor.number(value);
};

/** The text that is being written, so that a text needs no buffer of its own. */
const scratch = Buffer.alloc(MAX_SAV_TEXT);

/** A part of the text in `scratch`, which has so many bytes. */
const addPart = (compressor: Compressor, written: number, { from, to, bytes: length }: Segment): void => {
  const end = Math.min(to, written);
  for (let at = 0; at < length; at += ELEMENT) {
    if (from + at >= end) compressor.code(BLANKS);
    else compressor.text(scratch, from + at, Math.min(end, from + at + ELEMENT));
  }
};

type AddCell = (compressor: Compressor, cell: SavCell) => void;

const adderFor = (variable: SavVariable): AddCell => {
  if (variable.kind !== 'text')
    return (compressor, cell) => addNumber(compressor, typeof cell === 'number' ? cell : null);
  const segments = segmentsOf(variable.width);
  return (compressor, cell) => {
    // Writes whole characters only.
    const written = scratch.write(String(cell ?? ''), 0, variable.width);
    for (const segment of segments) addPart(compressor, written, segment);
  };
};

/** The cases as bytes. */
export async function* savCases(
  variables: readonly SavVariable[],
  cases: AsyncIterable<readonly SavCell[]>,
): AsyncIterable<Buffer> {
  const compressor = new Compressor();
  const adders = variables.map(adderFor);
  for await (const cells of cases) {
    for (const [index, add] of adders.entries()) add(compressor, cells[index] ?? null);
    if (compressor.isFull) yield compressor.take();
  }
  yield compressor.end();
}
