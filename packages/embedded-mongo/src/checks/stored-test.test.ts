import { compile } from '../query/match';
import { splitFilter } from '../query/stored-test';
import { checkConfig } from '../testing/config';
import { randomOf } from '../testing/random-cases';
import { decode, encodeDoc } from '../values/codec';
import { type Doc, isEmpty } from '../values/values';

const { seeds, timeoutMs } = checkConfig();
jest.setTimeout(timeoutMs);

/** Whether the parts of a split filter give the same result as the whole filter. */
const saysTheSame = (filter: Doc, doc: Doc): boolean => {
  const raw = encodeDoc(doc);
  const { rest, stored } = splitFilter(filter);
  const isMet = stored.every((test) => test(raw)) && compile(rest)(decode(raw));
  return isMet === compile(filter)(decode(raw));
};
const storedParts = (filter: Doc): readonly [number, boolean] => {
  const { rest, stored } = splitFilter(filter);
  return [stored.length, isEmpty(rest)];
};

const texts = ['a', 'ab', 'b', '', 'ä', '\uFFFD'];
const makerOf = (seed: number) => {
  const random = randomOf(seed);
  const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T;
  const value = (): unknown => pick([...texts, 1, null, ['a', 'b'], [['a']], { q: 'a' }, [], true]);
  const element = (depth: number): unknown => {
    if (random(5) === 0) return depth > 0 ? [element(depth - 1)] : value();
    return Object.fromEntries(['q', 'v', 'q'].slice(random(3)).map((name) => [name, value()]));
  };
  const list = (): unknown => (random(6) ? Array.from({ length: random(4) }, () => element(2)) : value());
  const condition = (): Doc => {
    const others = [
      { v: pick(texts) },
      { v: { $gte: 1 } },
      { v: /a/ },
      { 'v.0': 'a' },
      { v: null },
      { 'v.q': 'a' },
      {},
    ];
    return { [pick(['l', 'l', 'm'])]: { $elemMatch: { q: pick(texts), ...pick(others) } } };
  };
  const plain = (): Doc => pick<Doc>([{ x: 1 }, { m: 'a' }, { l: { $elemMatch: { $eq: 'a' } } }, { l: { $size: 1 } }]);
  const part = (): Doc => (random(4) ? condition() : plain());
  const filter = (): Doc => {
    const shapes = [{ $and: [part(), part()] }, { $or: [part(), part()] }, { $nor: [part()] }, part()];
    return { ...pick(shapes), ...(random(3) ? {} : { x: 1 }) };
  };
  return { filter, doc: (): Doc => ({ x: random(2), l: list(), ...(random(2) ? { m: list() } : {}) }) };
};

describe('conditions on elements of lists', () => {
  const rounds = Array.from({ length: seeds }, (_, seed) => seed + 1);
  test.each(rounds)('of seed %i, tested on bytes, are met by what meets them decoded', (seed) => {
    const make = makerOf(seed);
    const wrong: unknown[] = [];
    for (let count = 0; count < 400; count++) {
      const filter = make.filter();
      const doc = make.doc();
      if (!saysTheSame(filter, doc)) wrong.push({ filter, doc });
    }
    expect(wrong).toEqual([]);
  });

  test('conditions are tested on bytes when an element must contain a text, and otherwise not', () => {
    const testable = { l: { $elemMatch: { q: 'a', v: { $gt: 1 } } } };
    const free = { l: { $elemMatch: { v: { $gt: 1 } } } };
    expect(storedParts(testable)).toEqual([1, true]);
    expect(storedParts({ x: 1, $and: [testable, { $or: [testable, testable] }] })).toEqual([2, false]);
    expect(storedParts({ $or: [testable, free] })).toEqual([0, false]);
    expect([free, { 'a.l': testable.l }, { l: { ...testable.l, $size: 1 } }].map(storedParts)).toEqual([
      [0, false],
      [0, false],
      [0, false],
    ]);
  });

  test('of an array that is cut off, are InvalidBSON', () => {
    const { stored } = splitFilter({ l: { $elemMatch: { q: 'a' } } });
    const raw = encodeDoc({ l: [{ q: 'a' }] });
    const broken = Buffer.from(raw);
    broken.writeInt32LE(4_000, raw.indexOf('q') - 5);
    expect(() => stored.every((test) => test(broken))).toThrow(expect.objectContaining({ codeName: 'InvalidBSON' }));
  });
});
