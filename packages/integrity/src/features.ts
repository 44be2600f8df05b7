import type { Columns, Lists } from './columns';
import { valueAt } from './growing';
import type { LocalTime } from './local-time';
import type { ClosedQuestion } from './shapes';

/** A feature has at most so many values; rarer ones share the last. */
const MAX_VALUES = 255;
/** Arrivals are divided into so many periods with as many responses each. */
const PERIODS = 48;
const STEPS_PER_DOUBLING = 4;

/** The compared parts of each response, as small whole numbers: first its closed answers, then the circumstances. */
export interface Features {
  readonly count: number;
  /** How many of them are closed answers. */
  readonly closed: number;
  /** Features that say when a response arrived: honest peaks differ by them from the rest. */
  readonly moments: ReadonlySet<number>;
  /** Values of a row after each other. */
  readonly values: Uint8Array;
  /** How many values each feature has. */
  readonly sizes: readonly number[];
  /** For closed answers: how likely each value is when somebody draws at random, null when that is not known. */
  readonly uniform: readonly (Float64Array | null)[];
}

/** Numbers the values of a feature by how frequent they are. */
const numbered = (
  length: number,
  codeIn: (row: number) => number,
): { values: Uint8Array; size: number; codes: number[]; different: number } => {
  const counts = new Map<number, number>();
  for (let row = 0; row < length; row += 1) counts.set(codeIn(row), (counts.get(codeIn(row)) ?? 0) + 1);
  const codes = [...counts].sort(([a, some], [b, more]) => more - some || a - b).map(([code]) => code);
  const places = new Map(codes.map((code, place) => [code, Math.min(place, MAX_VALUES - 1)]));
  const values = Uint8Array.from({ length }, (_, row) => places.get(codeIn(row)) ?? 0);
  return {
    values,
    size: Math.max(1, Math.min(codes.length, MAX_VALUES)),
    codes: codes.slice(0, MAX_VALUES),
    different: codes.length,
  };
};

const secondsClass = (seconds: number): number =>
  Number.isNaN(seconds)
    ? 0
    : 1 + Math.min(60, Math.max(0, Math.floor(STEPS_PER_DOUBLING * Math.log2(Math.max(1, seconds)))));

/** The period of each row, so that each has as many responses. */
const periodsOf = (at: Float64Array, length: number): Uint8Array => {
  const sorted = at.slice(0, length).sort();
  const bounds = Float64Array.from(
    { length: PERIODS - 1 },
    (_, index) => sorted[Math.floor(((index + 1) * length) / PERIODS)] ?? 0,
  );
  return Uint8Array.from({ length }, (_, row) => {
    let low = 0;
    let high = bounds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (valueAt(bounds, middle) <= valueAt(at, row)) low = middle + 1;
      else high = middle;
    }
    return low;
  });
};

const LENGTHS = [1, 5, 12, 25, 60];

/** The share of a text's words or pairs that at least two others use too. */
const shareKnown = (lists: Lists, text: number): number => {
  const [from, until] = lists.starts.values().subarray(text, text + 2);
  const list = lists.items.values().subarray(from, until);
  const frequency = lists.frequency.values();
  return list.length === 0 ? 1 : list.filter((item) => valueAt(frequency, item) > 2).length / list.length;
};

const THIRDS = [0.25, 0.6];
const third = (share: number): number => THIRDS.filter((bound) => share >= bound).length;

/** The class of each written answer: how long it is, and how many of its words and pairs of words others use too. */
const textClasses = (columns: Columns): Uint8Array =>
  Uint8Array.from(columns.length.values().subarray(0, columns.length.length()), (length, text) => {
    if (length === 0) return 0;
    const long = LENGTHS.filter((bound) => length >= bound).length;
    return long * 9 + third(shareKnown(columns.words, text)) * 3 + third(shareKnown(columns.pairs, text));
  });

const factorial = (count: number): number => (count <= 1 ? 1 : count * factorial(count - 1));

/** How many answers a question allows, as far as somebody who draws takes each as often; 0 when that is not known. */
const possibleAnswers = ({ kind, options }: ClosedQuestion): number => {
  if (kind === 'choice' || kind === 'number') return options;
  return kind === 'ranking' ? factorial(Math.min(options, 12)) : 0;
};

/** How likely each value of a question is when somebody draws it; null when nobody knows how they would draw. */
const uniformOf = (
  question: ClosedQuestion,
  codes: readonly number[],
  different: number,
  unanswered: number,
): Float64Array | null => {
  const answered = codes.filter((code) => code !== 0).length;
  const possible = Math.max(possibleAnswers(question), answered);
  if (possibleAnswers(question) < 2) return null;
  const each = (1 - unanswered) / possible;
  const likely = Float64Array.from(codes, (code) => Math.max(1e-6, code === 0 ? unanswered : each));
  if (different > codes.length) likely[codes.length - 1] = Math.max(each, each * (possible - answered + 1));
  return likely;
};

export const featuresOf = (columns: Columns, time: LocalTime, twins: Int32Array): Features => {
  const length = columns.number.length();
  const closed = columns.closed.values();
  const lists: { values: Uint8Array; size: number }[] = [];
  const uniform: (Float64Array | null)[] = [];
  for (let question = 0; question < columns.questions; question += 1) {
    const codeOf = (row: number): number => valueAt(closed, row * columns.questions + question);
    const feature = numbered(length, codeOf);
    lists.push(feature);
    const unanswered = feature.values.reduce((sum, value) => sum + (feature.codes[value] === 0 ? 1 : 0), 0) / length;
    const asked = columns.shape.closed[question];
    uniform.push(asked ? uniformOf(asked, feature.codes, feature.different, unanswered) : null);
  }
  const add = (codeIn: (row: number) => number): void => {
    lists.push(numbered(length, codeIn));
  };
  const at = columns.at.values();
  const device = columns.device.values();
  const browser = columns.browser.values();
  const language = columns.language.values();
  const seconds = columns.seconds.values();
  const marks = columns.marks.values();
  const straight = columns.straight.values();
  const periods = periodsOf(at, length);
  const texts = textClasses(columns);
  add((row) => valueAt(device, row) * 65_536 + valueAt(browser, row));
  add((row) => valueAt(language, row));
  add((row) => secondsClass(seconds[row] ?? Number.NaN));
  const moments = new Set([lists.length, lists.length + 1]);
  add((row) => time.hourOf(valueAt(at, row)));
  add((row) => valueAt(periods, row));
  add((row) => valueAt(marks, row));
  add((row) => (valueAt(straight, row) > 0 ? 1 : 0));
  add((row) => ((twins[row] ?? -1) >= 0 ? 1 : 0));
  for (let text = 0; text < Math.min(columns.texts, 3); text += 1)
    add((row) => valueAt(texts, row * columns.texts + text));
  const count = lists.length;
  const values = new Uint8Array(length * count);
  lists.forEach((list, feature) => {
    for (let row = 0; row < length; row += 1) values[row * count + feature] = valueAt(list.values, row);
  });
  return { count, closed: columns.questions, moments, values, sizes: lists.map(({ size }) => size), uniform };
};
