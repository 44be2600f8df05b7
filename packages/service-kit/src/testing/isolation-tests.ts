import { lookup } from '@folkmoot/contracts';
import { isEveryFilterTried } from './config';
import type { IsolationSetUp } from './isolation';
import { leaksOf, seesUnusual, sightsOf, sightsOfOthers } from './isolation';
import { tenantFilters } from './mutants';
import type { RouteTableOptions } from './route-table';
import type { TestService } from './test-service';

/** Filters to remove in `npm test` when a service names none; `npm run check:isolation` removes each of them. */
const SAMPLE = 2;
const MINUTES_MS = 600_000;

/** The kit's own collections, which change in the background and have no data that a route returns. */
const NOT_KEPT: ReadonlySet<string> = new Set(['agenda_jobs', 'job_runs', 'outbox', 'inbox']);

type Kept = Map<string, Record<string, unknown>[]>;

const snapshot = async ({ connection }: TestService<unknown>): Promise<Kept> => {
  const names = (await connection.listCollections()).map(({ name }) => name).filter((name) => !NOT_KEPT.has(name));
  const kept: Kept = new Map();
  for (const name of names) kept.set(name, await connection.collection(name).find().toArray());
  return kept;
};

const restore = async ({ connection }: TestService<unknown>, kept: Kept): Promise<void> => {
  for (const [name, documents] of kept) {
    await connection.collection(name).deleteMany({});
    if (documents.length > 0) await connection.collection(name).insertMany(documents);
  }
};

type Sights = ReadonlyMap<string, string>;

/** The answers that are equal in two reads. */
const steady = (a: Sights, b: Sights): Sights => new Map([...a].filter(([name, text]) => b.get(name) === text));

const differs = (usual: Sights, actual: Sights): boolean =>
  [...usual].some(([name, text]) => actual.get(name) !== text);

/** The collections for which the condition is false, tested one after the other. */
const failing = async (
  collections: readonly string[],
  isSo: (collection: string) => Promise<boolean>,
): Promise<string[]> => {
  const failures: string[] = [];
  for (const collection of collections) if (!(await isSo(collection))) failures.push(collection);
  return failures;
};

/**
 * Proves that no data leaks between councils through any route, and that a leak would be noticed. With each tenant
 * filter removed in turn, something leaks, or a council reads other data than usual; or, for a filter that backs up
 * another, more is returned than with that one alone. The test file replaces `councilCollection` (or its own filter
 * function) by the mutable one.
 */
export const isolationTests = <S>({
  operations,
  start,
  seed,
  rows,
  probes = {},
  sampledFilters,
}: RouteTableOptions<S>): void => {
  describe('isolation of councils (S1, E-53)', () => {
    let service: TestService<unknown>;
    let seeds: S;
    let kept: Kept;
    let usual: Sights = new Map();
    const fresh = async () => {
      await restore(service, kept);
      return { service, operations, rows: rows(seeds) };
    };
    const without = async <T>(
      collections: readonly string[],
      look: (setUp: IsolationSetUp) => Promise<T>,
    ): Promise<T> => {
      const setUp = await fresh();
      tenantFilters.remove(...collections);
      try {
        return await look(setUp);
      } finally {
        tenantFilters.remove();
      }
    };
    const isNoticedAmongAll = (collection: string): Promise<boolean> =>
      without([collection], async (setUp) => (await seesUnusual(setUp, usual)) || (await leaksOf(setUp)).length > 0);
    /**
     * For data that is read by the id of other council-bound data: this filter prevents a leak when all others are
     * removed.
     */
    const preventsLeak = async (collection: string): Promise<boolean> => {
      const others = tenantFilters.met().filter((each) => each !== collection);
      const withoutOthers = () => without(others, sightsOfOthers);
      const expected = steady(await withoutOthers(), await withoutOthers());
      return differs(expected, await without([...others, collection], sightsOfOthers));
    };
    /**
     * For collections with one document per council that is found by the council's id: there the id does what the
     * filter does, so that nothing changes without the filter.
     */
    const isFoundByCouncil = (collection: string): boolean => {
      const documents = kept.get(collection) ?? [];
      const councils = new Set(documents.map(({ councilId }) => councilId));
      return councils.size > 1 && documents.every(({ _id, councilId }) => _id === councilId);
    };
    const isNoticedByProbe = async (collection: string): Promise<boolean> => {
      const probe = lookup(probes, collection);
      if (!probe) return false;
      const answerWithout = (collections: readonly string[]) =>
        without(collections, async (setUp) => JSON.stringify(await probe(setUp.service)));
      return (await answerWithout([])) !== (await answerWithout([collection]));
    };
    const isNoticed = async (collection: string) =>
      (await isNoticedAmongAll(collection)) ||
      (await preventsLeak(collection)) ||
      isFoundByCouncil(collection) ||
      (await isNoticedByProbe(collection));
    const nothingLeaks = async () => expect(await leaksOf(await fresh())).toEqual([]);
    const lossIsNoticed = async () => {
      const collections = tenantFilters.met();
      const sample = sampledFilters ?? collections.slice(0, SAMPLE);
      expect(await failing(isEveryFilterTried() ? collections : sample, isNoticed)).toEqual([]);
    };

    beforeAll(async () => {
      tenantFilters.remove();
      service = await start();
      seeds = await seed(service);
      await service.settled();
      // Changes by background jobs must not appear as effects of a route.
      await service.jobs.stop();
      tenantFilters.forget();
      kept = await snapshot(service);
      usual = steady(await sightsOf(await fresh()), await sightsOf(await fresh()));
    }, MINUTES_MS);
    afterAll(() => service?.stop());

    test('of every route, with every filter in its place, nothing leaks', nothingLeaks, MINUTES_MS);
    test('without one of its filters, it is noticed, whichever it is', lossIsNoticed, MINUTES_MS);
  });
};
