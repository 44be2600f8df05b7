/** @file Parts of the records of a system file: little-endian integers and numbers, and texts with blanks behind them. */

const BLANK = 0x20;

export const int32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32LE(value, index * 4);
  return bytes;
};

export const float64 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 8);
  for (const [index, value] of values.entries()) bytes.writeDoubleLE(value, index * 8);
  return bytes;
};

/** The text in exactly so many bytes. */
export const padded = (text: string | Buffer, length: number): Buffer => {
  const bytes = Buffer.alloc(length, BLANK);
  (typeof text === 'string' ? Buffer.from(text) : text).copy(bytes);
  return bytes;
};

/** The text in the next multiple of so many bytes. */
export const paddedTo = (text: Buffer, multiple: number): Buffer =>
  padded(text, Math.ceil(text.length / multiple) * multiple);

/** An extension record: a kind of information that older programs skip. */
export const extension = (subtype: number, elementSize: number, data: Buffer): Buffer =>
  Buffer.concat([int32(7, subtype, elementSize, data.length / elementSize), data]);
