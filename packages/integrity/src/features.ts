import type { Columns, Lists } from './columns';
import { valueAt } from './growing';
import type { LocalTime } from './local-time';
import type { ClosedQuestion } from './shapes';

/** A feature has at most so many values; rarer ones share the last. */
const MAX_VALUES = 255;
/** Arrivals are divided into so many periods with as many responses each. */
const PERIODS = 48;
const STEPS_PER_DOUBLING = 4;
/** Written answers beyond these are not features. */
const MAX_TEXTS = 3;
/** Device, language and seconds come before the hour and the period. */
const FEATURES_BEFORE_HOUR = 3;

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

/** How the values of a feature are numbered, by how frequent they are. */
interface Coding {
  readonly placeOf: (code: number) => number;
  readonly size: number;
  readonly codes: readonly number[];
  readonly different: number;
}

const codingOf = (values: Uint32Array): Coding => {
  const counts = new Map<number, number>();
  for (const code of values) counts.set(code, (counts.get(code) ?? 0) + 1);
  const codes = [...counts].sort(([a, some], [b, more]) => more - some || a - b).map(([code]) => code);
  const size = Math.max(1, Math.min(codes.length, MAX_VALUES));
  const places = new Map(codes.map((code, place) => [code, Math.min(place, size - 1)]));
  // A value that nobody had before counts as the rarest.
  return {
    placeOf: (code) => places.get(code) ?? size - 1,
    size,
    codes: codes.slice(0, MAX_VALUES),
    different: codes.length,
  };
};

const secondsClass = (seconds: number): number =>
  Number.isNaN(seconds)
    ? 0
    : 1 + Math.min(60, Math.max(0, Math.floor(STEPS_PER_DOUBLING * Math.log2(Math.max(1, seconds)))));

/** The level of a value, so that each level has as many of these values. */
const levelsBy = (values: Float64Array, levels: number): ((value: number) => number) => {
  const sorted = values.slice().sort();
  const bounds = Float64Array.from(
    { length: levels - 1 },
    (_, index) => sorted[Math.floor(((index + 1) * sorted.length) / levels)] ?? 0,
  );
  return (value) => {
    let low = 0;
    let high = bounds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (valueAt(bounds, middle) <= value) low = middle + 1;
      else high = middle;
    }
    return low;
  };
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

/** Levels of familiarity are learned from about so many texts. */
const MAX_FAMILIAR = 20_000;

/** How familiar the pairs of words of a text are: the mean logarithm of how many responses have each. */
const familiarityOf = ({ starts, items, frequency }: Lists, text: number): number => {
  const [from, until] = starts.values().subarray(text, text + 2);
  const uses = frequency.values();
  const list = items.values().subarray(from, until);
  return list.reduce((sum, item) => sum + Math.log(Math.max(1, valueAt(uses, item))), 0) / Math.max(1, list.length);
};

const FAMILIARITIES = 4;

/** Levels with as many of these texts each, so that they depend on how people write in this campaign. */
const familiarityBy = (columns: Columns, isCounted: (text: number) => boolean): ((text: number) => number) => {
  const texts = columns.length.length();
  const step = Math.max(1, Math.floor(texts / MAX_FAMILIAR));
  const known: number[] = [];
  for (let text = 0; text < texts; text += step) if (isCounted(text)) known.push(familiarityOf(columns.pairs, text));
  const levelOf = levelsBy(Float64Array.from(known), FAMILIARITIES);
  return (text) => levelOf(familiarityOf(columns.pairs, text));
};

/**
 * The class of a written answer: how long it is, and how many of its words and pairs of words others use too. Where few words are in
 * use, drawn ones have been next to each other before, but less often than those of a sentence.
 */
const textClassBy = (columns: Columns): ((text: number) => number) => {
  const lengthOf = (text: number): number => valueAt(columns.length.values(), text);
  const pairsOf = (text: number): number => third(shareKnown(columns.pairs, text));
  const familiarity = familiarityBy(columns, (text) => lengthOf(text) > 1 && pairsOf(text) === THIRDS.length);
  const levels = THIRDS.length + FAMILIARITIES;
  return (text) => {
    const length = lengthOf(text);
    if (length === 0) return 0;
    const long = LENGTHS.filter((bound) => length >= bound).length;
    const pairs = pairsOf(text);
    const level = pairs < THIRDS.length ? pairs : pairs + familiarity(text);
    return (long * 3 + third(shareKnown(columns.words, text))) * levels + level;
  };
};

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

/** The code of a row in each feature, before codes are numbered. */
const codesBy = (columns: Columns, time: LocalTime, twinOf: (row: number) => number): ((row: number) => number)[] => {
  const periodOf = levelsBy(columns.at.values().subarray(0, columns.number.length()), PERIODS);
  const textClassOf = textClassBy(columns);
  const at = (row: number): number => valueAt(columns.at.values(), row);
  return [
    ...Array.from(
      { length: columns.questions },
      (_, question) => (row: number) => valueAt(columns.closed.values(), row * columns.questions + question),
    ),
    (row) => valueAt(columns.device.values(), row) * 65_536 + valueAt(columns.browser.values(), row),
    (row) => valueAt(columns.language.values(), row),
    (row) => secondsClass(columns.seconds.values()[row] ?? Number.NaN),
    (row) => time.hourOf(at(row)),
    (row) => periodOf(at(row)),
    (row) => valueAt(columns.marks.values(), row),
    (row) => (valueAt(columns.straight.values(), row) > 0 ? 1 : 0),
    (row) => (twinOf(row) >= 0 ? 1 : 0),
    ...Array.from(
      { length: Math.min(columns.texts, MAX_TEXTS) },
      (_, text) => (row: number) => textClassOf(row * columns.texts + text),
    ),
  ];
};

/** The share of rows that did not answer a question. */
const unansweredOf = (codes: Uint32Array): number =>
  codes.reduce((sum, code) => sum + (code === 0 ? 1 : 0), 0) / Math.max(1, codes.length);

/**
 * The features of all rows so far. `extend` adds the rows that came after them, with the numbers of values as they are.
 * @param twinOf the earlier row that a row is close to, -1 without
 */
export const createFeatures = (
  columns: Columns,
  time: LocalTime,
  twinOf: (row: number) => number,
): Features & { readonly extend: () => void } => {
  const codesIn = codesBy(columns, time, twinOf);
  const count = codesIn.length;
  const length = columns.number.length();
  const uniform: (Float64Array | null)[] = [];
  let values = new Uint8Array(length * count);
  const codings = codesIn.map((codeIn, feature) => {
    const codes = Uint32Array.from({ length }, (_, row) => codeIn(row));
    const coding = codingOf(codes);
    codes.forEach((code, row) => {
      values[row * count + feature] = coding.placeOf(code);
    });
    const asked = columns.shape.closed[feature];
    if (feature < columns.questions)
      uniform.push(asked ? uniformOf(asked, coding.codes, coding.different, unansweredOf(codes)) : null);
    return coding;
  });
  const hour = columns.questions + FEATURES_BEFORE_HOUR;
  return {
    count,
    closed: columns.questions,
    moments: new Set([hour, hour + 1]),
    get values() {
      return values;
    },
    sizes: codings.map(({ size }) => size),
    uniform,
    extend: () => {
      const from = values.length / count;
      const longer = new Uint8Array(columns.number.length() * count);
      longer.set(values);
      values = longer;
      for (let row = from; row < columns.number.length(); row += 1)
        codings.forEach((coding, feature) => {
          values[row * count + feature] = coding.placeOf(codesIn[feature]?.(row) ?? 0);
        });
    },
  };
};
