import { compile } from '../query/match';
import { checkConfig } from '../testing/config';
import { randomCases } from '../testing/random-cases';
import { databaseOf, type NumberedDoc, startTestEngine, type TestEngine } from '../testing/test-engine';
import { decode, encodeDoc } from '../values/codec';
import { type SortSpec, sortKey } from '../values/paths';
import type { Doc } from '../values/values';

const { seeds, timeoutMs } = checkConfig();
const documents = 150;
const queries = 120;
jest.setTimeout(timeoutMs);

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
});
afterAll(() => test.stop());

const idsOf = (docs: readonly Doc[]): number[] => docs.map((doc) => Number(doc._id)).sort((a, b) => a - b);
const isInOrder = (docs: readonly Doc[], sort: SortSpec): boolean =>
  docs.every((doc, position) => {
    const before = docs[position - 1];
    return !before || Buffer.compare(sortKey(before, sort), sortKey(doc, sort)) <= 0;
  });

/** A collection with inserts, replacements and deletes, under three random indexes. */
const fill = async (name: string, cases: ReturnType<typeof randomCases>) => {
  const collection = databaseOf(test.connection).collection<NumberedDoc>(name);
  for (let count = 0; count < 3; count++) {
    const { key, options } = cases.index();
    await collection.createIndex(key, { ...options, name: `index${count}` }).catch((error: { code?: number }) => {
      if (error.code !== 85) throw error;
    });
  }
  await collection.insertMany(Array.from({ length: documents }, (_, id) => ({ ...cases.document(id), _id: id })));
  for (let count = 0; count < 40; count++) {
    const id = cases.below(documents);
    const { _id, ...replacement } = cases.document(id);
    await collection.replaceOne({ _id: id }, replacement);
  }
  for (let count = 0; count < 10; count++) await collection.deleteOne({ _id: cases.below(documents) });
  return collection;
};

/** Whether a find with a limit returns the first documents of the whole order. */
const areFirst = async (collection: Awaited<ReturnType<typeof fill>>, filter: Doc, sort: Record<string, 1 | -1>) => {
  const [all, some] = await Promise.all([
    collection.find(filter, { sort }).toArray(),
    collection.find(filter, { sort, skip: 1, limit: 4 }).toArray(),
  ]);
  const keys = (docs: readonly Doc[]) => docs.map((doc) => sortKey(doc, Object.entries(sort)).toString('hex')).join();
  const isWhole = new Set(idsOf(some)).size === some.length && some.every(({ _id }) => idsOf(all).includes(_id));
  return isWhole && keys(some) === keys(all.slice(1, 5));
};

const wrongAnswers = async (name: string, cases: ReturnType<typeof randomCases>): Promise<unknown[]> => {
  const collection = await fill(name, cases);
  const all = (await collection.find({}, { raw: true }).toArray()).map((raw) => decode(raw as unknown as Buffer));
  const wrong: unknown[] = [];
  for (let count = 0; count < queries; count++) {
    const filter = cases.filter();
    const sort = cases.sort();
    const expected = idsOf(all.filter(compile(decode(encodeDoc(filter)))));
    const documents = await collection.find(filter, sort ? { sort } : {}).toArray();
    const isSame = expected.join() === idsOf(documents).join();
    const isSorted = isInOrder(documents, Object.entries(sort ?? {}));
    const isCounted = (await collection.countDocuments(filter)) === expected.length;
    if (!isSame || !isSorted || !isCounted || !(!sort || (await areFirst(collection, filter, sort))))
      wrong.push({
        filter,
        sort,
        expected: expected.length,
        found: documents.length,
        isSorted,
        indexes: await collection.indexes(),
      });
  }
  return wrong;
};

describe('finding through random indexes', () => {
  const kinds = [
    { hasArrays: false, hasLongText: false },
    { hasArrays: true, hasLongText: false },
    { hasArrays: false, hasLongText: true },
    { hasArrays: true, hasLongText: true },
  ];
  const rounds = kinds.flatMap((kind, at) =>
    Array.from({ length: Math.ceil(seeds / 2) }, (_, seed) => ({ ...kind, seed: seed * kinds.length + at + 1 })),
  );

  it.each(rounds)(
    'seed $seed, arrays $hasArrays, long text $hasLongText: as a scan does',
    async ({ seed, ...kind }) => {
      const wrong = await wrongAnswers(`seed${seed}`, randomCases(seed * 7919, kind));

      expect(wrong).toEqual([]);
    },
  );
});

describe('the first of many documents when the sort field follows a range field in the index', () => {
  const people = () => databaseOf(test.connection).collection<NumberedDoc & { texts: string[]; at: Date }>('ranked');
  let everybody: Doc[];
  beforeAll(async () => {
    await people().createIndex({ group: 1, texts: 1, at: -1 });
    const at = (n: number) => new Date((n * 7919) % 400);
    const person = (n: number) => ({
      _id: n,
      group: n % 3 ? 'a' : 'b',
      texts: [`x${n}`, `xy${n % 10}`, 'z'],
      at: at(n),
    });
    await people().insertMany(Array.from({ length: 5_000 }, (_, n) => person(n)));
    await people().insertMany([{ _id: 9_000, group: 'a', texts: [], at: new Date(0) }]);
    const raws = await people().find({}, { raw: true }).toArray();
    everybody = raws.map((raw) => decode(raw as unknown as Buffer));
  });

  it.each<[string, Doc, Record<string, 1 | -1>]>([
    ['newest first', { group: 'a', texts: /^x/ }, { at: -1, _id: -1 }],
    ['oldest first', { group: { $in: ['a', 'b'] }, texts: /^x/ }, { at: 1, _id: 1 }],
    ['before a moment', { group: 'a', texts: /^x/, at: { $lt: new Date(200) } }, { at: -1, _id: -1 }],
    ['at one moment', { group: 'a', texts: /^x/, at: new Date(200), _id: { $lt: 4_000 } }, { at: -1, _id: -1 }],
    ['with a test beyond the keys', { group: 'a', texts: /^x/, _id: { $mod: [7, 3] } }, { at: -1, _id: -1 }],
    ['a text in full', { group: 'b', texts: 'xy3' }, { at: 1, _id: -1 }],
    ['two texts', { group: 'b', $and: [{ texts: /^x3/ }, { texts: /^xy3/ }] }, { at: 1, _id: -1 }],
    ['nobody', { group: 'c', texts: /^x/ }, { at: -1, _id: -1 }],
  ])('%s: those that a sort of all gives, and counted as many', async (_what, filter, sort) => {
    const hint = { group: 1, texts: 1, at: -1 } as const;
    const order = Object.entries(sort);
    const scanned = everybody
      .filter(compile(decode(encodeDoc(filter))))
      .map((doc) => ({ doc, key: sortKey(doc, order) }))
      .sort((left, right) => Buffer.compare(left.key, right.key))
      .map(({ doc }) => doc);
    for (const skip of [0, 3]) {
      const some = await people().find(filter, { sort, skip, limit: 20, hint }).toArray();
      expect(some.map(({ _id }) => _id)).toEqual(scanned.slice(skip, skip + 20).map(({ _id }) => _id));
    }
    expect(await people().countDocuments(filter, { hint })).toBe(scanned.length);
  });
});

describe('a sort by an array that the filter pins to one value', () => {
  it.each([
    [1, [3, 1, 2]],
    [-1, [2, 1, 3]],
  ] as const)(
    'in the direction %d: goes by the first element in that order, as a scan does',
    async (direction, expected) => {
      const collection = databaseOf(test.connection).collection<NumberedDoc>(`pinned${direction}`);
      await collection.createIndex({ list: 1, _id: 1 });
      const lists = [
        [0, 3, 5],
        [1, 3, 9],
        [-1, 3],
      ];
      await collection.insertMany(lists.map((list, at) => ({ _id: at + 1, list })));

      const documents = await collection.find({ list: 3 }, { sort: { list: direction } }).toArray();
      expect(documents.map(({ _id }) => _id)).toEqual(expected);
    },
  );
});

describe('finding by a text prefix', () => {
  const texts = ['amy.o+n@x.example', 'amyxo', 'a|b', 'a\\b', 'ab', 'zürich', 'zurich', '(a)', 'x'.repeat(600)];
  const collection = () => databaseOf(test.connection).collection<NumberedDoc & { texts: string[] }>('beginnings');
  beforeAll(async () => {
    await collection().createIndex({ texts: 1 });
    await collection().insertMany(texts.map((text, _id) => ({ _id, texts: [text, `-${text}`] })));
  });

  it.each([
    ['^amy\\.o\\+n@', [0]],
    ['^amy.o', [0, 1]],
    ['^amy\\.', [0]],
    ['^a\\|', [2]],
    ['^a\\\\', [3]],
    ['^a\\\\|^zu', [3, 6]],
    ['^ab*', [0, 1, 2, 3, 4]],
    ['^zü', [5]],
    ['^\\(a\\)', [7]],
    ['^\\x61b', [4]],
    [`^${'x'.repeat(600)}$`, [8]],
    [`^${'x'.repeat(601)}`, []],
  ])('the pattern %s, by index: as a scan does', async (pattern, expected) => {
    for (const condition of [new RegExp(pattern), { $regex: pattern }, { $regex: pattern, $options: '' }]) {
      expect(idsOf(await collection().find({ texts: condition }).toArray())).toEqual(expected);
    }
    expect(
      idsOf(
        await collection()
          .find({ texts: { $regex: pattern, $options: 'i' } })
          .toArray(),
      ),
    ).toEqual(
      idsOf(texts.map((text, _id) => ({ _id, text })).filter(({ text }) => new RegExp(pattern, 'i').test(text))),
    );
  });

  it.each([
    ['amy\\.o', 'COLLSCAN'],
    ['^amy\\.o', 'IXSCAN'],
    ['^a|^b', 'COLLSCAN'],
  ])('the pattern %s: is looked up by %s', async (pattern, stage) => {
    const plan = await collection()
      .find({ texts: { $regex: pattern } })
      .explain();
    expect(plan.queryPlanner.winningPlan.stage).toBe(stage);
  });
});

describe('finding by two text prefixes at once', () => {
  it.each([
    [['^am', '^-amyx'], [1]],
    [['^-amyx', '^am'], [1]],
    [['^amyx', '^z'], []],
  ])('%j: each of some element, as a scan does', async (patterns, expected) => {
    const collection = databaseOf(test.connection).collection<NumberedDoc & { texts: string[] }>('beginnings');
    const [first, second] = patterns.map((pattern) => ({ texts: { $regex: pattern } }));
    expect(idsOf(await collection.find({ ...first, $and: [{ ...second }] }).toArray())).toEqual(expected);
  });
});

describe('a list of values', () => {
  const collection = () =>
    databaseOf(test.connection).collection<NumberedDoc & { group: number; rank: number }>('listed');
  beforeAll(async () => {
    await collection().createIndex({ group: 1, rank: 1 });
    await collection().insertMany(Array.from({ length: 60 }, (_, _id) => ({ _id, group: _id % 3, rank: _id % 20 })));
  });
  const many = Array.from({ length: 5_000 }, (_, value) => value * 2);

  it.each<[string, Doc, string]>([
    ['of one field, however long', { _id: { $in: many } }, '_id_'],
    ['beside a field with one value', { group: 1, rank: { $in: many } }, 'group_1_rank_1'],
    ['beside another long one', { group: { $in: many }, rank: { $in: many } }, 'group_1_rank_1'],
  ])('%s: is looked up by its index, as a scan does', async (_what, filter, index) => {
    const raws = await collection().find({}, { raw: true }).toArray();
    const scanned = raws.map((raw) => decode(raw as unknown as Buffer)).filter(compile(decode(encodeDoc(filter))));
    expect(scanned.length).toBeGreaterThan(0);
    expect(idsOf(await collection().find(filter).toArray())).toEqual(idsOf(scanned));
    expect((await collection().find(filter).explain()).queryPlanner.winningPlan.indexName).toBe(index);
  });
});

describe('a hint', () => {
  const collection = () => databaseOf(test.connection).collection<NumberedDoc & { word: string }>('hints');
  beforeAll(async () => {
    await collection().createIndex({ word: 1 });
    await collection().createIndex({ rank: 1 }, { name: 'by_rank' });
    await collection().createIndex({ rare: 1 }, { sparse: true });
    await collection().insertMany(Array.from({ length: 20 }, (_, _id) => ({ _id, word: `w${_id % 4}`, rank: -_id })));
  });
  const filter = { word: /^w1/, rank: { $lte: 0 } };

  it.each([
    [undefined, 'by_rank'],
    ['by_rank', 'by_rank'],
    [{ word: 1 }, 'word_1'],
    ['word_1', 'word_1'],
    ['rare_1', 'by_rank'],
  ] as const)('%j: the index %s is used, nothing else is found', async (hint, index) => {
    const find = () => collection().find(filter, { sort: { rank: 1 }, ...(hint ? { hint } : {}) });
    expect((await find().explain()).queryPlanner.winningPlan.indexName).toBe(index);
    expect((await find().toArray()).map(({ _id }) => _id)).toEqual([17, 13, 9, 5, 1]);
    expect(await collection().countDocuments(filter, hint ? { hint } : {})).toBe(5);
  });
});
