/** @file Random updates, groups and sorts, compared with a simple model, with and without indexes. */
import { checkConfig } from '../testing/config';
import { randomOf } from '../testing/random-cases';
import { databaseOf, startTestEngine, type TestEngine } from '../testing/test-engine';

const { seeds, timeoutMs } = checkConfig();
jest.setTimeout(timeoutMs);
const documents = 120;
const steps = 150;

interface Thing {
  _id: number;
  n: number;
  g?: string;
  list: number[];
}
type Random = (below: number) => number;
interface Step {
  readonly filter: object;
  readonly fits: (thing: Thing) => boolean;
  readonly update: object;
  readonly apply: (thing: Thing) => void;
}

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
});
afterAll(() => test.stop());
const collectionOf = (name: string) => databaseOf(test.connection).collection<Thing>(name);

const filters: readonly ((random: Random) => Pick<Step, 'filter' | 'fits'>)[] = [
  (random) => {
    const _id = random(documents);
    return { filter: { _id }, fits: (thing) => thing._id === _id };
  },
  (random) => {
    const low = random(20) - 10;
    const high = random(20);
    return { filter: { n: { $gte: low, $lt: high } }, fits: ({ n }) => n >= low && n < high };
  },
  (random) => {
    const g = 'abc'[random(3)] ?? 'a';
    return { filter: { g: { $ne: g } }, fits: (thing) => thing.g !== g };
  },
  () => ({ filter: { g: null }, fits: (thing) => thing.g === undefined }),
  (random) => {
    const value = random(6);
    return { filter: { list: value }, fits: ({ list }) => list.includes(value) };
  },
  (random) => {
    const value = random(6);
    return { filter: { list: { $elemMatch: { $gt: value } } }, fits: ({ list }) => list.some((item) => item > value) };
  },
];
const changes: readonly ((random: Random) => Pick<Step, 'update' | 'apply'>)[] = [
  (random) => {
    const by = random(9) - 4;
    return {
      update: { $inc: { n: by } },
      apply: (thing) => {
        thing.n += by;
      },
    };
  },
  (random) => {
    const g = 'abc'[random(3)] ?? 'a';
    return {
      update: { $set: { g } },
      apply: (thing) => {
        thing.g = g;
      },
    };
  },
  () => ({
    update: { $unset: { g: '' } },
    apply: (thing) => {
      delete thing.g;
    },
  }),
  (random) => {
    const value = random(6);
    return {
      update: { $push: { list: { $each: [value], $slice: -4 } } },
      apply: (thing) => {
        thing.list = [...thing.list, value].slice(-4);
      },
    };
  },
  (random) => {
    const value = random(6);
    return {
      update: { $pull: { list: { $lte: value } } },
      apply: (thing) => {
        thing.list = thing.list.filter((item) => item > value);
      },
    };
  },
  (random) => {
    const value = random(6);
    return {
      update: { $addToSet: { list: value }, $max: { n: value } },
      apply: (thing) => {
        if (!thing.list.includes(value)) thing.list.push(value);
        thing.n = Math.max(thing.n, value);
      },
    };
  },
];
const pick = <T>(random: Random, from: readonly T[]): T => from[random(from.length)] as T;
const stepOf = (random: Random): Step => ({ ...pick(random, filters)(random), ...pick(random, changes)(random) });

const begin = async (name: string, random: Random): Promise<Thing[]> => {
  const things = Array.from({ length: documents }, (_, _id): Thing => {
    const g = 'abcd'[random(4)];
    const list = Array.from({ length: random(4) }, () => random(6));
    return { _id, n: random(20) - 10, ...(g && g !== 'd' ? { g } : {}), list };
  });
  await collectionOf(name).insertMany(things.map((thing) => ({ ...thing })));
  const keys = [{ n: 1 }, { g: 1, n: -1 }, { list: 1 }, { g: 1, _id: 1 }] as const;
  for (const key of keys) if (random(2)) await collectionOf(name).createIndex({ ...key });
  return things;
};
const groupsOf = (things: readonly Thing[]) => {
  const groups = new Map<
    string | null,
    { _id: string | null; count: number; sum: number; most: number; first: number }
  >();
  for (const { g = null, n, _id } of things) {
    const group = groups.get(g) ?? { _id: g, count: 0, sum: 0, most: n, first: _id };
    group.count += 1;
    group.sum += n;
    group.most = Math.max(group.most, n);
    groups.set(g, group);
  }
  return [...groups.values()].sort((left, right) => (left._id ?? '').localeCompare(right._id ?? ''));
};
const grouping = [
  { $sort: { _id: 1 } },
  { $group: { _id: '$g', count: { $sum: 1 }, sum: { $sum: '$n' }, most: { $max: '$n' }, first: { $first: '$_id' } } },
  { $sort: { _id: 1 } },
];
const byNumber = (left: Thing, right: Thing): number => right.n - left.n || left._id - right._id;

describe('random work', () => {
  it.each(Array.from({ length: seeds * 2 }, (_, seed) => seed + 1))(
    'seed %i: updates, deletes, groups and sorts are those of the model',
    async (seed) => {
      const random = randomOf(seed * 104_729);
      const name = `work${seed}`;
      const rows = collectionOf(name);
      let model = await begin(name, random);
      for (let count = 0; count < steps; count++) {
        const { filter, fits, update, apply } = stepOf(random);
        const hits = model.filter(fits);
        if (random(25) === 0) {
          const hit = hits.sort(byNumber)[0];
          const removed = await rows.findOneAndDelete(filter, { sort: { n: -1, _id: 1 } });
          expect(removed?._id).toBe(hit?._id);
          model = model.filter((thing) => thing !== hit);
          continue;
        }
        for (const thing of hits) apply(thing);
        expect((await rows.updateMany(filter, update)).matchedCount).toBe(hits.length);
      }

      expect(await rows.find().sort({ _id: 1 }).toArray()).toEqual(model);
      expect(await rows.find().sort({ n: -1, _id: 1 }).skip(5).limit(40).toArray()).toEqual(
        [...model].sort(byNumber).slice(5, 45),
      );
      expect(await rows.aggregate(grouping).toArray()).toEqual(groupsOf(model));
    },
  );
});
