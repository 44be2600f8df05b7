import { keyedHash, keyedTextHash, type TraceKeys, traceKeysOf } from './keyed-hash';
import type { ObservedResponse, SurveyShape, TextTrace, Trace } from './shapes';
import { wordsOf } from './words';

/**
 * The bit of each mark that is evidence. Bits are stored with traces, so they never change; a new mark gets the next bit.
 * Marks that do not speak about who sent a response (late, over_quota and so on) have none.
 */
export const markBits: ReadonlyMap<string, number> = new Map(
  [
    'very_fast',
    'burst',
    'token_reused',
    'trap_filled',
    'straight_lined',
    'program',
    'no_page',
    'above_pace',
    'without_proof',
  ].map((mark, index) => [mark, 1 << index]),
);

const PAIR_WORDS = 2;
const SHINGLE_WORDS = 4;
const MAX_TEXT_WORDS = 48;
const MAX_PAIRS = 48;
export const MAX_SHINGLES = 64;
const MIN_STRAIGHT_QUESTIONS = 4;

const EMPTY_TEXT: TextTrace = {
  length: 0,
  whole: 0,
  words: new Uint16Array(),
  pairs: new Uint32Array(),
  shingles: new Uint32Array(),
};

/**
 * The smallest hashes: the same sample of two texts when they are the same, so that samples can be compared.
 * Source: Broder (1997), On the resemblance and containment of documents.
 */
const smallest = (hashes: readonly number[], count: number): number[] =>
  [...new Set(hashes)].sort((a, b) => a - b).slice(0, count);

const smallestInOrder = (hashes: readonly number[], count: number): number[] => {
  if (hashes.length <= count) return [...hashes];
  const chosen = new Set(smallest(hashes, count));
  return hashes.filter((hash) => chosen.delete(hash));
};

const runsOf = (words: Uint32Array, size: number, key: TraceKeys['pair']): number[] => {
  const hashes: number[] = [];
  for (let from = 0; from + size <= words.length; from += 1) hashes.push(keyedHash(key, words, from, from + size));
  return hashes;
};

const textTraceOf = (text: string | null, keys: TraceKeys): TextTrace => {
  const { words, length } = wordsOf(text ?? '');
  if (words.length === 0) return EMPTY_TEXT;
  const hashes = Uint32Array.from(words, (word) => keyedTextHash(keys.word, word));
  const shortWords = Array.from(hashes, (hash) => hash & 0xffff);
  return {
    length: Math.min(length, 0xffff),
    whole: keyedHash(keys.whole, hashes) || 1,
    words: Uint16Array.from(smallest(shortWords, MAX_TEXT_WORDS)),
    pairs: Uint32Array.from(smallest(runsOf(hashes, PAIR_WORDS, keys.pair), MAX_PAIRS)),
    shingles: Uint32Array.from(smallestInOrder(runsOf(hashes, SHINGLE_WORDS, keys.shingle), MAX_SHINGLES)),
  };
};

/** Questions of one kind with as many options have values that can be compared, as the rows of a table or several scales. */
const straightQuestions = (closed: ObservedResponse['closed'], shape: SurveyShape): number => {
  const groups = new Map<string, string[]>();
  shape.closed.forEach((question, index) => {
    const value = closed[index];
    if (value == null || (question.kind !== 'number' && question.kind !== 'choice')) return;
    const group = `${question.kind} ${question.options}`;
    groups.set(group, [...(groups.get(group) ?? []), value]);
  });
  let questions = 0;
  for (const values of groups.values()) {
    if (values.length < MIN_STRAIGHT_QUESTIONS) continue;
    if (values.some((value) => value !== values[0])) return 0;
    questions += values.length;
  }
  return questions;
};

const marksOf = (marks: readonly string[]): number => {
  let bits = 0;
  for (const mark of marks) bits |= markBits.get(mark) ?? 0;
  return bits;
};

/**
 * The compared parts of a response, as hashes with the campaign's key.
 * @param key the campaign's key, 32 bytes; the same for all responses of a campaign
 * @throws RangeError when the response has other questions than the shape, or the key is too short
 */
export const traceOf = (response: ObservedResponse, shape: SurveyShape, key: Uint8Array): Trace => {
  if (key.length < 16) throw new RangeError('The key of traces has at least 16 bytes');
  if (response.closed.length !== shape.closed.length || response.texts.length !== shape.texts.length)
    throw new RangeError(`Response ${response.number} has not the questions of the shape`);
  const keys = traceKeysOf(key);
  const property = (name: string, value: string | null | undefined): number =>
    value ? keyedTextHash(keys.property, `${name} ${value}`) & 0xffff || 1 : 0;
  return {
    number: response.number,
    at: response.at,
    seconds: response.seconds,
    language: property('language', response.language),
    device: property('device', response.device),
    browser: property('browser', response.browser),
    marks: marksOf(response.marks),
    straight: straightQuestions(response.closed, shape),
    closed: Uint32Array.from(response.closed, (value, index) =>
      value === null ? 0 : keyedTextHash(keys.answer, `${shape.closed[index]?.id} ${value}`) || 1,
    ),
    texts: response.texts.map((text) => textTraceOf(text, keys)),
  };
};
