import { createNumbering, type Growing, growing, itemAt, type Numbering, valueAt } from './growing';
import type { SurveyShape, Trace } from './shapes';

/** Lists of numbers, one for each written answer. */
export interface Lists {
  readonly numbering: Numbering;
  /** All lists, each after the other. */
  readonly items: Growing<Uint32Array>;
  /** Where the list of a written answer begins; one more than there are lists. */
  readonly starts: Growing<Uint32Array>;
  /** In how many responses each number occurs. */
  readonly frequency: Growing<Uint32Array>;
}

/** All responses of a campaign by columns. A row is a response, in the order of adding. */
export interface Columns {
  readonly shape: SurveyShape;
  readonly questions: number;
  readonly texts: number;
  readonly number: Growing<Uint32Array>;
  readonly at: Growing<Float64Array>;
  /** NaN when unknown. */
  readonly seconds: Growing<Float64Array>;
  readonly language: Growing<Uint16Array>;
  readonly device: Growing<Uint16Array>;
  readonly browser: Growing<Uint16Array>;
  readonly marks: Growing<Uint16Array>;
  readonly straight: Growing<Uint16Array>;
  /** The closed answers of each row after each other: 32 bits each, 0 when unanswered. */
  readonly closed: Growing<Uint32Array>;
  /** The written answers of each row after each other. */
  readonly length: Growing<Uint16Array>;
  readonly whole: Growing<Uint32Array>;
  readonly shingles: Lists;
  readonly pairs: Lists;
  readonly words: Lists;
}

const createLists = (): Lists => {
  const starts = growing(Uint32Array);
  starts.push(0);
  return { numbering: createNumbering(), items: growing(Uint32Array), starts, frequency: growing(Uint32Array) };
};

export const createColumns = (shape: SurveyShape): Columns => ({
  shape,
  questions: shape.closed.length,
  texts: shape.texts.length,
  number: growing(Uint32Array),
  at: growing(Float64Array),
  seconds: growing(Float64Array),
  language: growing(Uint16Array),
  device: growing(Uint16Array),
  browser: growing(Uint16Array),
  marks: growing(Uint16Array),
  straight: growing(Uint16Array),
  closed: growing(Uint32Array),
  length: growing(Uint16Array),
  whole: growing(Uint32Array),
  shingles: createLists(),
  pairs: createLists(),
  words: createLists(),
});

const addList = (lists: Lists, hashes: ArrayLike<number>, counted: Set<number>): void => {
  for (let index = 0; index < hashes.length; index += 1) {
    const number = lists.numbering.numberOf(valueAt(hashes, index));
    if (number === lists.frequency.length()) lists.frequency.push(0);
    lists.items.push(number);
    if (counted.has(number)) continue;
    counted.add(number);
    const frequency = lists.frequency.values();
    frequency[number] = itemAt(frequency, number) + 1;
  }
  lists.starts.push(lists.items.length());
};

/** @throws RangeError when the trace is of another shape */
export const addTrace = (columns: Columns, trace: Trace): void => {
  if (trace.closed.length !== columns.questions || trace.texts.length !== columns.texts)
    throw new RangeError(`Trace ${trace.number} has not the questions of the shape`);
  columns.number.push(trace.number);
  columns.at.push(trace.at);
  columns.seconds.push(trace.seconds ?? Number.NaN);
  columns.language.push(trace.language);
  columns.device.push(trace.device);
  columns.browser.push(trace.browser);
  columns.marks.push(trace.marks);
  columns.straight.push(trace.straight);
  for (const code of trace.closed) columns.closed.push(code);
  const shingles = new Set<number>();
  const pairs = new Set<number>();
  const words = new Set<number>();
  for (const text of trace.texts) {
    columns.length.push(text.length);
    columns.whole.push(text.whole);
    addList(columns.shingles, text.shingles, shingles);
    addList(columns.pairs, text.pairs, pairs);
    addList(columns.words, text.words, words);
  }
};

/** Rows in the order of the responses' numbers, so that results do not depend on the order of adding. */
export const rowsInOrder = (columns: Columns): Uint32Array => {
  const numbers = columns.number.values();
  const rows = Uint32Array.from({ length: columns.number.length() }, (_, row) => row);
  return rows.sort((a, b) => valueAt(numbers, a) - valueAt(numbers, b));
};
