import { createRandom } from '@folkmoot/sample-data/random';
import mongoose from 'mongoose';
import { readDocument } from './read-document';

const { Binary, Decimal128, Double, Int32, Long, ObjectId, deserialize, serialize } = mongoose.mongo.BSON;

const values: readonly (() => unknown)[] = [
  () => 7,
  () => -1,
  () => 2 ** 31,
  () => 0.5,
  () => -0,
  () => Number.NaN,
  () => 'words',
  () => '',
  () => 'Ŵyllt – ½ 🌳',
  () => 'w'.repeat(39),
  () => 'w'.repeat(200),
  () => true,
  () => false,
  () => null,
  () => new Date('2026-03-29T01:00:00.000Z'),
  () => new Date(-1),
];
const rare: readonly (() => unknown)[] = [
  () => new ObjectId('0123456789abcdef01234567'),
  () => new Binary(new Uint8Array([1, 2, 3])),
  () => Long.fromString('9007199254740993'),
  () => Long.fromNumber(5),
  () => Decimal128.fromString('1.5'),
  () => new Double(3),
  () => new Int32(3),
  () => /a+/i,
  () => ({ $ref: 'a', $id: 1 }),
];
const names = [
  'a',
  'answer',
  'questionId',
  '0',
  'name with spaces',
  'ä',
  '_id',
  '__proto__',
  'constructor',
  'n'.repeat(60),
];

const makerOf = (seed: number, kinds: typeof values) => {
  const random = createRandom(seed);
  const value = (depth: number): unknown => {
    const chance = random.next();
    if (depth > 0 && chance < 0.2) return Array.from({ length: Math.floor(random.next() * 5) }, () => value(depth - 1));
    if (depth > 0 && chance < 0.4) return document(depth - 1);
    return random.pick(kinds)();
  };
  const document = (depth: number): object =>
    Object.fromEntries(Array.from({ length: Math.floor(random.next() * 6) }, () => [random.pick(names), value(depth)]));
  return () => document(4);
};

const outcomeOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return String(error);
  }
};

describe('reading documents from bytes', () => {
  test.each([
    ['of usual values', values],
    ['of rare ones, too', [...values, ...rare]],
  ])('at random, %s, gives what the driver gives, every time', (_, kinds) => {
    const make = makerOf(2026, kinds);
    for (let round = 0; round < 2_000; round++) {
      const raw = serialize(make());
      expect(readDocument(raw)).toEqual(deserialize(raw));
    }
  });

  test('gives only the wanted fields when fields are named', () => {
    const make = makerOf(7, [...values, ...rare]);
    for (let round = 0; round < 1_000; round++) {
      const raw = serialize(make());
      const wanted = new Set(names.filter((_, at) => (round >> (at % 8)) & 1));
      const expected = Object.entries(deserialize(raw)).filter(([name]) => wanted.has(name));
      expect(readDocument(raw, wanted)).toEqual(Object.fromEntries(expected));
    }
  });

  test('gives the same anywhere in memory', () => {
    const document = { _id: 'r1', answers: [{ questionId: 'q1', answer: ['a', 'b'] }], at: new Date(0) };
    const raw = serialize(document);
    for (const offset of [0, 1, 2, 3, 100]) {
      const memory = new Uint8Array(offset + raw.length + 7).fill(255);
      memory.set(raw, offset);
      expect(readDocument(memory.subarray(offset, offset + raw.length))).toEqual(document);
    }
  });

  test('gives what the driver gives or throws when any byte is changed', () => {
    const raw = serialize({ a: 'text', list: [{ questionId: 'q', answer: 3 }], no: null, is: true });
    const broken = Array.from(raw).flatMap((_, at) =>
      [0, 1, 3, 4, 127, 255].map((byte) => new Uint8Array(raw).fill(byte, at, at + 1)),
    );
    const expected = broken.map((each) => outcomeOf(() => deserialize(each)));
    expect(new Set(expected.filter((each) => typeof each === 'string')).size).toBeGreaterThan(3);
    // Where the driver reports invalid UTF-8, this reader inserts a replacement character.
    const isText = (at: number) => !String(expected[at]).includes('UTF-8');
    const outcomes = broken.map((each) => outcomeOf(() => readDocument(each)));
    expect(outcomes.filter((_, at) => isText(at))).toEqual(expected.filter((_, at) => isText(at)));
  });

  test('is refused as the driver refuses it when a document is incomplete', () => {
    const raw = serialize({ a: 'text', list: [1, 2] });
    for (let length = 0; length < raw.length; length++) {
      expect(() => readDocument(raw.subarray(0, length))).toThrow();
    }
  });

  test('equal parts of lists are objects that nobody can change', () => {
    const raw = serialize({ answers: [{ questionId: 'q1', answer: ['a'] }] });
    const [first, second] = [readDocument(raw), readDocument(raw)] as { answers: { answer: string[] }[] }[];
    expect(() => first?.answers[0]?.answer.push('b')).toThrow(TypeError);
    first?.answers.push({ answer: [] });
    expect(second).toEqual({ answers: [{ questionId: 'q1', answer: ['a'] }] });
  });
});
