import { Decimal128, Long, ObjectId } from 'bson';
import fc from 'fast-check';
import { documentKeys } from '../storage/document-keys';
import { type IndexKeys, indexKeys } from '../storage/index-keys';
import type { IndexInfo } from '../storage/model';
import { checkConfig } from '../testing/config';
import { decode, encodeDoc } from '../values/codec';

const { seeds } = checkConfig();
const numRuns = seeds * 100;

const leaves: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.double(),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc.string({ maxLength: 6 }),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
  fc.integer({ min: 470, max: 490 }).map((length) => 'x'.repeat(length)),
  fc.constantFrom(null, true, false, '', 'a\0b', 'a\0', -0, Decimal128.fromString('1.10'), new Date(0), new Date(-5)),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
);
const { any } = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 2 },
    leaves,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('any'), { maxKeys: 3 }),
  ),
}));
const documents = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.oneof(any, fc.array(leaves)));
const indexOn = (id: number, key: Record<string, 1 | -1>, sparse = false): IndexInfo => ({
  id,
  name: `index ${id}`,
  key,
  fields: Object.entries(key),
  sparse,
});
const indexes = [
  indexOn(1, { a: 1 }),
  indexOn(2, { a: -1, b: 1 }, true),
  indexOn(3, { c: 1, a: 1, b: -1 }),
  indexOn(4, { 'a.b': 1, c: -1 }),
  { ...indexOn(5, { a: 1, d: 1 }), partialFilterExpression: { d: { $exists: true } } },
  { ...indexOn(6, { a: 1 }), partialFilterExpression: { 'b.a': { $exists: true }, c: { $exists: false } } },
];
const shown = ({ keys, multikeyFields, truncated }: IndexKeys): string =>
  [truncated, ...multikeyFields, ...keys.map((key) => key.toString('hex'))].join(' ');
const orNothing = <T>(make: () => T): T | string => {
  try {
    return make();
  } catch (error) {
    return String(error);
  }
};

/** The expected keys, or the error for a document without valid keys: a key may be too long. */
const keysOf = (index: IndexInfo, raw: Buffer): string => orNothing(() => shown(indexKeys(index, decode(raw))));

describe('keys from the bytes of a document', () => {
  it('equal the keys of the decoded document, or none when one is too long, for any document and index', () => {
    const keys = documentKeys(indexes);
    fc.assert(
      fc.property(documents, (doc) => {
        const raw = encodeDoc(doc);
        for (const [number, index] of indexes.entries()) {
          const expected = keysOf(index, raw);
          expect(orNothing(() => shown(keys.of(number, raw, keys.positionsIn(raw))))).toBe(expected);
        }
      }),
      { numRuns },
    );
  });
  it('two documents: are said to be the same only when they are', () => {
    const keys = documentKeys(indexes);
    fc.assert(
      fc.property(documents, documents, (a, b) => {
        const left = encodeDoc(a);
        const right = encodeDoc({ ...a, d: 1, ...(b.a === undefined ? {} : { a: b.a }) });
        const isSame = (number: number) =>
          keys.isSame(number, [left, keys.positionsIn(left)], [right, keys.positionsIn(right)]);
        for (const [number, index] of indexes.entries()) {
          if (!isSame(number)) continue;
          expect(keysOf(index, left)).toBe(keysOf(index, right));
        }
        expect(keys.isSame(0, [left, keys.positionsIn(left)], [left, keys.positionsIn(left)])).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
  it.each([
    ['a value beyond its document', (raw: Buffer) => raw.writeInt32LE(900, 14)],
    ['a type that is out of date, deep inside', (raw: Buffer) => raw.writeUInt8(14, 11)],
  ])('%s: is refused as when it is read', (_what, damage) => {
    const raw = encodeDoc({ z: { y: 'text', x: { w: 1 } }, a: 1 });
    damage(raw);
    const refusal = orNothing(() => decode(raw));
    expect(refusal).toEqual(expect.any(String));
    expect(orNothing(() => documentKeys(indexes).positionsIn(raw))).toBe(refusal);
  });
});
