import { traceOf } from './index';
import { keyedHash } from './keyed-hash';
import type { ObservedResponse, SurveyShape } from './shapes';
import { wordsOf } from './words';

const key = new Uint8Array(32).fill(1);
const shape: SurveyShape = {
  closed: ['a', 'b', 'c', 'd'].map((id) => ({ id, kind: 'number', options: 5 })),
  texts: [{ id: 't' }],
};
const response: ObservedResponse = {
  id: 'x',
  number: 3,
  at: 1_000,
  seconds: 20,
  device: 'mobile',
  browser: null,
  marks: ['burst', 'late'],
  closed: ['4', '4', null, '4'],
  texts: ['Keep the trees beside the river, please'],
};

describe('keyed hashes', () => {
  it('are those of HalfSipHash-2-4', () => {
    // The first vector of the reference implementation: no bytes, and the key 00 01 02 03 04 05 06 07.
    expect(keyedHash({ low: 0x03020100, high: 0x07060504 }, [])).toBe(0x5b9f35a9);
  });
});

describe('the trace of a response', () => {
  it('is the same for the same answers, and another one with another key', () => {
    const [first, again] = [traceOf(response, shape, key), traceOf({ ...response, id: 'y' }, shape, key)];
    const other = traceOf(response, shape, new Uint8Array(32).fill(2));
    expect(first).toEqual(again);
    expect(other.closed[0]).not.toBe(first.closed[0]);
    expect(other.texts[0]?.shingles[0]).not.toBe(first.texts[0]?.shingles[0]);
  });

  it('has the same answer to two questions under two hashes, and unanswered as 0', () => {
    const { closed } = traceOf(response, shape, key);
    expect(closed[0]).not.toBe(closed[1]);
    expect(closed[2]).toBe(0);
  });

  it('sees a straight line from four answers on', () => {
    expect(traceOf(response, shape, key).straight).toBe(0);
    expect(traceOf({ ...response, closed: ['4', '4', '4', '4'] }, shape, key).straight).toBe(4);
    expect(traceOf({ ...response, closed: ['4', '4', '4', '5'] }, shape, key).straight).toBe(0);
  });

  it('has no bit for marks that do not speak about the sender', () => {
    expect(traceOf({ ...response, marks: ['late'] }, shape, key).marks).toBe(0);
    expect(traceOf({ ...response, marks: ['burst'] }, shape, key).marks).not.toBe(0);
  });

  it('is refused with a short key or answers to other questions', () => {
    expect(() => traceOf(response, shape, new Uint8Array(8))).toThrow(RangeError);
    expect(() => traceOf({ ...response, closed: ['4'] }, shape, key)).toThrow('Response 3');
  });
});

describe('words', () => {
  it('are compared without case, punctuation, width and invisible characters', () => {
    expect(wordsOf('Ｔｈｅ  CAFÉ, "by" the-river\u200b!').words).toEqual(['the', 'café', 'by', 'the', 'river']);
  });

  it('are pairs of characters where a script has no blanks', () => {
    expect(wordsOf('河边的树')).toEqual({ words: ['河边', '边的', '的树'], length: 2 });
  });

  it('are none in emoji and punctuation', () => {
    expect(wordsOf('😀 !!! 👍🏽')).toEqual({ words: [], length: 0 });
  });
});
