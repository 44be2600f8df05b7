import { BSONRegExp, Decimal128, Double, Long, ObjectId } from 'bson';
import fc from 'fast-check';
import { checkConfig } from '../testing/config';
import { decode, encodeDoc } from '../values/codec';
import { encode, encodeIndexed, inverted } from '../values/keys';
import { sortKey } from '../values/paths';
import { type Doc, tagOf } from '../values/values';

const { seeds } = checkConfig();
const numRuns = seeds * 250;
const sign = (order: number): number => Math.sign(order);
const orderOf = (left: unknown, right: unknown): number => sign(Buffer.compare(encode(left), encode(right)));

/** A number as an exact fraction, calculated independently of the keys. */
const fractionOf = (value: unknown): readonly [top: bigint, bottom: bigint] => {
  const text = typeof value === 'number' || value instanceof Double ? exactText(Number(value)) : String(value);
  const [, minus = '', whole = '0', decimals = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/i.exec(text) ?? [];
  const digits = BigInt(`${minus}${whole}${decimals}`);
  const power = Number(exponent) - decimals.length;
  return power >= 0 ? [digits * 10n ** BigInt(power), 1n] : [digits, 10n ** BigInt(-power)];
};
/** Every decimal of a double. */
const exactText = (value: number): string => {
  let bottom = 1n;
  let top = value;
  while (!Number.isInteger(top)) {
    top *= 2;
    bottom *= 2n;
  }
  const power = bottom.toString(2).length - 1;
  return `${BigInt(top) * 5n ** BigInt(power)}E-${power}`;
};
const compareExactly = (left: unknown, right: unknown): number => {
  const [top, bottom] = fractionOf(left);
  const [otherTop, otherBottom] = fractionOf(right);
  const difference = top * otherBottom - otherTop * bottom;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
};

const closeTo = (center: bigint) => fc.bigInt({ min: center - 3n, max: center + 3n });
const longs = fc.oneof(
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  closeTo(2n ** 53n),
  closeTo(-(2n ** 53n)),
  closeTo(0n),
);
const doubles = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e20, max: 1e20 }), longs.map(Number));
const decimals = fc.oneof(
  fc
    .tuple(fc.bigInt({ min: -(10n ** 33n), max: 10n ** 33n }), fc.integer({ min: -60, max: 30 }))
    .map(([digits, power]) => `${digits}E${power}`),
  doubles.map((value) => String(value)),
  longs.map((value) => `${value}.5`),
);
const numbers: fc.Arbitrary<unknown> = fc.oneof(
  doubles.map((value) => new Double(value)),
  longs.map((value) => Long.fromBigInt(value)),
  decimals.map((text) => Decimal128.fromStringWithRounding(text)),
);
const stored = (value: unknown): unknown => decode(encodeDoc({ value })).value;

describe('keys of numbers', () => {
  it('any two of any type: are in the order of their exact values', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        expect(orderOf(stored(a), stored(b))).toBe(compareExactly(a, b));
      }),
      { numRuns },
    );
  });
  it('values beyond doubles sort between the largest double and infinity, and the smallest next to zero', () => {
    const ascending = [
      '-Infinity',
      '-1E6000',
      '-1E400',
      '-1E308',
      '-1E-400',
      '0',
      '1E-6000',
      '1E-400',
      '2E-400',
      '1E-300',
      '1E308',
      '1E400',
      '2E400',
      '1E6000',
      'Infinity',
    ];
    const values = [Number.NaN, ...ascending.map((text) => Decimal128.fromString(text))];
    const sorted = [...values].sort((left, right) => Buffer.compare(encode(left), encode(right)));

    expect(sorted).toEqual(values);
  });
});

const leaves: fc.Arbitrary<unknown> = fc.oneof(
  numbers,
  fc.string({ maxLength: 6 }),
  fc.constantFrom(null, true, false, '', 'a\0b', 'a\0', 'a'),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.constantFrom(new BSONRegExp('a', 'i'), new BSONRegExp('b', '')),
);
const { any } = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 2 },
    leaves,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('any'), { maxKeys: 3 }),
  ),
}));

/** BSON's order, implemented directly: type brackets first, then value by value. */
const compareByDefinition = (left: unknown, right: unknown): number => {
  if (tagOf(left) !== tagOf(right)) return sign(tagOf(left) - tagOf(right));
  if (Array.isArray(left) && Array.isArray(right)) return compareLists(left, right, compareByDefinition);
  if (typeof left === 'string' && typeof right === 'string')
    return sign(Buffer.compare(Buffer.from(left), Buffer.from(right)));
  if (tagOf(left) === tagOf({}))
    return compareLists(Object.entries(left as Doc), Object.entries(right as Doc), compareFields);
  return orderOf(left, right);
};
const compareFields = ([name, value]: [string, unknown], [otherName, otherValue]: [string, unknown]): number =>
  sign(tagOf(value) - tagOf(otherValue)) ||
  sign(Buffer.compare(Buffer.from(name), Buffer.from(otherName))) ||
  compareByDefinition(value, otherValue);
const compareLists = <T>(left: readonly T[], right: readonly T[], compare: (a: T, b: T) => number): number => {
  for (const [at, value] of left.entries()) {
    const other = right[at];
    if (at >= right.length) return 1;
    const order = compare(value, other as T);
    if (order !== 0) return order;
  }
  return left.length < right.length ? -1 : 0;
};

describe('keys of values', () => {
  it('any two, however nested: are in BSON order', () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        const left = stored(a);
        const right = stored(b);
        expect(orderOf(left, right)).toBe(compareByDefinition(left, right));
      }),
      { numRuns },
    );
  });
  it('descending parts: are in the opposite order, also with parts after them', () => {
    fc.assert(
      fc.property(any, any, fc.integer(), fc.integer(), (a, b, n, m) => {
        const left = stored(a);
        const right = stored(b);
        const sort = [
          ['v', -1],
          ['n', 1],
        ] as const;
        const order = sign(Buffer.compare(sortKey({ v: [left], n }, sort), sortKey({ v: [right], n: m }, sort)));
        const values = sign(Buffer.compare(inverted(encode(left)), inverted(encode(right))));
        expect(values).toBe(-orderOf(left, right) || 0);
        if (values !== 0) expect(order).toBe(values);
      }),
      { numRuns },
    );
  });
  it('long texts in an index: are equal only to themselves', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 470, max: 500 }),
        fc.string({ maxLength: 3 }),
        fc.string({ maxLength: 3 }),
        (length, a, b) => {
          const head = 'x'.repeat(length);
          const isEqual = encodeIndexed(head + a).equals(encodeIndexed(head + b));
          expect(isEqual).toBe(a === b);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('documents', () => {
  it('read and written again: are the same bytes, number types included', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'c'), any), (doc) => {
        const raw = encodeDoc(decode(encodeDoc(doc)));
        expect(encodeDoc(decode(raw)).equals(raw)).toBe(true);
        expect(encodeDoc(doc).equals(raw)).toBe(true);
      }),
      { numRuns },
    );
  });
});
