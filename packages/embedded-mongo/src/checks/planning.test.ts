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

/** A collection that was inserted into, replaced in and deleted from, under three random indexes. */
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

const wrongAnswers = async (name: string, cases: ReturnType<typeof randomCases>): Promise<unknown[]> => {
  const collection = await fill(name, cases);
  const all = (await collection.find({}, { raw: true }).toArray()).map((raw) => decode(raw as unknown as Buffer));
  const wrong: unknown[] = [];
  for (let count = 0; count < queries; count++) {
    const filter = cases.filter();
    const sort = cases.sort();
    const expected = idsOf(all.filter(compile(decode(encodeDoc(filter)))));
    const found = await collection.find(filter, sort ? { sort } : {}).toArray();
    const isSame = expected.join() === idsOf(found).join();
    const isSorted = isInOrder(found, Object.entries(sort ?? {}));
    if (!isSame || !isSorted)
      wrong.push({
        filter,
        sort,
        expected: expected.length,
        found: found.length,
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
    Array.from({ length: seeds }, (_, seed) => ({ ...kind, seed: seed * kinds.length + at + 1 })),
  );

  it.each(rounds)(
    'seed $seed, arrays $hasArrays, long text $hasLongText: as a scan does',
    async ({ seed, ...kind }) => {
      const wrong = await wrongAnswers(`seed${seed}`, randomCases(seed * 7919, kind));

      expect(wrong).toEqual([]);
    },
  );
});
