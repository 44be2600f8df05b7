import { systemActor } from '@folkmoot/contracts';
import { createContext } from '../context/context';
import type { JobState } from '../jobs/job.types';
import { collectionAcrossCouncils, councilCollection } from '../mongo/collection';
import { type CouncilDocument, defineModel } from '../mongo/model';
import type { Scope } from '../mongo/scope';
import { createUnitOfWork } from '../mongo/unit-of-work';
import { manualClock, ownCouncil, type TestDatabase, testDatabase } from '../testing';
import { createRunStore, listStalledRunsAcrossCouncils } from './run-store';
import { createRunChange, reviveRuns } from './run-work';

interface Copying {
  readonly id: string;
  readonly councilId: string;
  readonly state: string;
  readonly runId: string | null;
  readonly copied: number;
  readonly createdAt: Date;
  readonly touchedAt: Date;
  readonly revision: number;
}

type CopyingDocument = CouncilDocument & Omit<Copying, 'id'> & { readonly isSmall: boolean };

const model = defineModel<CopyingDocument>('copyings', {
  fields: {
    councilId: String,
    revision: Number,
    state: String,
    runId: { type: String, default: null },
    copied: Number,
    isSmall: Boolean,
    createdAt: Date,
    touchedAt: Date,
  },
});

const createCopyings = (scope: Scope) =>
  createRunStore(councilCollection(model, scope), {
    toRun: ({ _id, isSmall: _, ...fields }: CopyingDocument): Copying => ({ id: _id, ...fields }),
    derive: ({ copied }) => ({ isSmall: copied < 10 }),
    listed: { isSmall: true },
  });

const access = {
  find: ({ copyings }: Records, id: string) => copyings.find(id),
  save: ({ copyings }: Records, run: Copying) => copyings.save(run),
};

interface Records {
  readonly copyings: ReturnType<typeof createCopyings>;
}

const actor = systemActor('subscribers', ownCouncil);
const change = createRunChange<Records, Copying>(access);
const newRun = { state: 'queued', runId: null, copied: 0 };

let database: TestDatabase;
let context: ReturnType<typeof makeContext>;

const makeContext = () => {
  const clock = manualClock();
  const repositories = (scope: Scope): Records => ({ copyings: createCopyings(scope) });
  const { connection } = database;
  const units = createUnitOfWork({ connection, repositories, producer: 'subscribers', clock, sign: null });
  return createContext(units, clock, actor);
};

const add = (run: Partial<Copying> = {}): Promise<Copying> =>
  context.unitOfWork(actor, ({ copyings }) => {
    const now = context.clock.now();
    return copyings.add({ ...newRun, createdAt: now, touchedAt: now, ...run });
  });
const stored = (id: string): Promise<Copying> => context.reader(actor).copyings.get(id);

beforeAll(async () => {
  database = await testDatabase([model]);
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.connection.collection(model.collection).deleteMany({});
  context = makeContext();
});

describe('the store of runs', () => {
  it('refuses the second of two writers that have read the same revision', async () => {
    const run = await add();
    const { copyings } = context.reader(actor);
    expect(await copyings.save({ ...run, copied: 1 })).toEqual({ ...run, copied: 1, revision: 2 });
    await expect(copyings.save({ ...run, copied: 2 })).rejects.toMatchObject({ code: 'stale_revision' });
    await copyings.remove(run.id);
    expect(await copyings.find(run.id)).toBeNull();
    await expect(copyings.get(run.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('writes derived fields with every save, and lists only what is listed, newest first', async () => {
    const first = await add({ createdAt: new Date(1_000) });
    const second = await add({ createdAt: new Date(2_000) });
    const third = await add({ createdAt: new Date(3_000) });
    const { copyings } = context.reader(actor);
    await copyings.save({ ...second, copied: 50 });
    const page = await copyings.list({ limit: 1 });
    expect(page.items).toEqual([third]);
    expect(await copyings.list({ cursor: page.nextCursor ?? '' })).toEqual({ items: [first], nextCursor: null });
  });

  it('knows the moving runs of all councils that have made no progress', async () => {
    const touched = { touchedAt: new Date(1_000) };
    const queued = await add(touched);
    const running = await add({ ...touched, state: 'running' });
    await add({ ...touched, state: 'done' });
    await add({ state: 'running' });
    const scope: Scope = { connection: database.connection, session: null, actor, councilId: null };
    const stalled = await listStalledRunsAcrossCouncils(collectionAcrossCouncils(model, scope), new Date(2_000));
    expect(stalled.map(({ _id }) => _id).sort()).toEqual([queued.id, running.id].sort());
  });
});

describe('a change of a run', () => {
  const count = (id: string, runId?: string) =>
    change(context, actor, runId === undefined ? { id } : { id, runId }, (run, { copyings }) =>
      copyings.save({ ...run, copied: run.copied + 1 }),
    );

  it('is made while the run is moving, and not when it has ended', async () => {
    const queued = await add();
    expect((await count(queued.id))?.copied).toBe(1);
    const done = await add({ state: 'done' });
    expect(await count(done.id)).toBeNull();
    expect((await stored(done.id)).copied).toBe(0);
    expect(await count('unknown')).toBeNull();
  });

  it('is made by the worker that has the run, and not by one that has lost it', async () => {
    const running = await add({ state: 'running', runId: 'second' });
    expect(await count(running.id, 'first')).toBeNull();
    expect((await count(running.id, 'second'))?.copied).toBe(1);
    // It was cancelled and resumed: it still has the id of its former worker.
    const resumed = await add({ state: 'queued', runId: 'first' });
    expect(await count(resumed.id, 'first')).toBeNull();
  });
});

describe('stalled runs', () => {
  const jobStates: Record<string, JobState> = { working: 'running', waiting: 'queued', over: 'failed', ended: 'done' };
  const revive = async (runs: readonly Copying[], signal = new AbortController().signal) => {
    const queued: string[] = [];
    const failed: string[] = [];
    await reviveRuns(context, runs, signal, {
      ...access,
      service: 'subscribers',
      jobs: {
        find: async (id) => (jobStates[id] ? ({ _id: id, state: jobStates[id] } as never) : null),
      },
      queue: async ({ id }) => queued.push(id),
      giveUp: async ({ id }) => failed.push(id),
    });
    return { queued, failed };
  };

  it('are queued again, with progress, when their job is lost', async () => {
    const touchedAt = new Date(1_000);
    const unclaimed = await add({ touchedAt });
    const lost = await add({ touchedAt, state: 'running', runId: 'gone' });
    const ended = await add({ touchedAt, state: 'running', runId: 'ended' });
    expect((await revive([unclaimed, lost, ended])).queued).toEqual([unclaimed.id, lost.id, ended.id]);
    expect((await stored(lost.id)).touchedAt).toEqual(context.clock.now());
  });

  it('are left alone when their job works or waits, and given up when it has failed', async () => {
    const working = await add({ state: 'running', runId: 'working' });
    const waiting = await add({ state: 'running', runId: 'waiting' });
    const over = await add({ state: 'running', runId: 'over' });
    expect(await revive([working, waiting, over])).toEqual({ queued: [], failed: [over.id] });
  });

  it('are not queued when they have ended meanwhile, or when the service stops', async () => {
    const cancelled = await add({ state: 'cancelled' });
    expect((await revive([cancelled])).queued).toEqual([]);
    const queued = await add();
    expect((await revive([queued], AbortSignal.abort())).queued).toEqual([]);
  });
});
