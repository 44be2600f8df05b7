import { isEveryFilterTried } from './config';
import type { IsolationGround } from './isolation';
import { leaksOf, sightsOf, sightsOfOthers } from './isolation';
import { tenantFilters } from './mutants';
import type { RouteTableOptions } from './route-table';
import type { TestService } from './test-service';

/** In `npm test`; `npm run check:isolation` takes each filter away. */
const SAMPLE = 2;
const MINUTES_MS = 600_000;

/** The kit's own, which work on beside the tests and hold nothing that a route tells. */
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

/** What is the same each time it is read. */
const steady = (one: Sights, another: Sights): Sights =>
  new Map([...one].filter(([name, text]) => another.get(name) === text));

const differs = (usual: Sights, found: Sights): boolean => [...usual].some(([name, text]) => found.get(name) !== text);

/** The places of which something is not so, tried one after the other. */
const failing = async (places: readonly string[], isSo: (place: string) => Promise<boolean>): Promise<string[]> => {
  const found: string[] = [];
  for (const place of places) if (!(await isSo(place))) found.push(place);
  return found;
};

/**
 * Shows that nothing leaks between councils through any route, and that this would be noticed: with one tenant filter taken
 * away after the other, something leaks, or a council reads something else than usual; or, for a filter that stands behind
 * another, more is told than while it stood alone. The test file has `councilCollection`
 * (or what it filters with) replaced by the mutable one.
 */
export const isolationTests = <S>({ operations, start, seed, rows }: RouteTableOptions<S>): void => {
  describe('isolation of councils (S1, E-53)', () => {
    let service: TestService<unknown>;
    let seeds: S;
    let kept: Kept;
    let usual: Sights = new Map();
    const fresh = async () => {
      await restore(service, kept);
      return { service, operations, rows: rows(seeds) };
    };
    const without = async <T>(places: readonly string[], look: (ground: IsolationGround) => Promise<T>): Promise<T> => {
      const ground = await fresh();
      tenantFilters.remove(...places);
      try {
        return await look(ground);
      } finally {
        tenantFilters.remove();
      }
    };
    const isNoticedAmongAll = (place: string): Promise<boolean> =>
      without([place], async (ground) => differs(usual, await sightsOf(ground)) || (await leaksOf(ground)).length > 0);
    /** What is read by the id of something that is bound itself: with every other filter gone, this one still holds. */
    const holdsAlone = async (place: string): Promise<boolean> => {
      const others = tenantFilters.met().filter((each) => each !== place);
      const alone = () => without(others, sightsOfOthers);
      const held = steady(await alone(), await alone());
      return differs(held, await without([...others, place], sightsOfOthers));
    };
    const isNoticed = async (place: string) => (await isNoticedAmongAll(place)) || holdsAlone(place);
    const nothingLeaks = async () => expect(await leaksOf(await fresh())).toEqual([]);
    const lossIsNoticed = async () => {
      const places = tenantFilters.met();
      expect(await failing(isEveryFilterTried() ? places : places.slice(0, SAMPLE), isNoticed)).toEqual([]);
    };

    beforeAll(async () => {
      tenantFilters.remove();
      service = await start();
      seeds = await seed(service);
      await service.settled();
      // What a job does beside the routes, when its time has come, is no sight of a route's.
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
