import { subscribersChangedEvent } from '@folkmoot/contracts';
import { createUnitOfWork, type JobState, type Unit } from '@folkmoot/service-kit';
import { manualClock, type TestDatabase, testDatabase, userActor } from '@folkmoot/service-kit/testing';
import { councilModel, createCouncilRepositoryAcrossCouncils } from '../../councils/council.mongo';
import { createSegmentRepository, segmentModel } from '../../segments/segment.mongo';
import { effectOf } from '../../subscribers/figures.domain';
import { createStatsRepository, statsModel } from '../../subscribers/stats.mongo';
import { addressOf, subscriptionTo } from '../../subscribers/subscriber.domain';
import { createSubscriberRepository } from '../../subscribers/subscriber.mongo';
import { consentByStaff, countEffects } from '../../subscribers/subscriber-changes';
import { subscriberModel } from '../../subscribers/subscriber-model.mongo';
import { createTaggingRepository, createTaggingSweepAcrossCouncils, taggingModel } from '../../taggings/tagging.mongo';
import { createTagRepository, tagModel } from '../../tags/tag.mongo';
import { createTagging } from './create-tagging.use-case';
import type { TaggingDeps, TaggingRecords } from './deps';
import { BATCH, runTagging } from './run-tagging.use-case';
import { sweepTaggings } from './sweep-taggings.use-case';

const me = userActor();
const signal = new AbortController().signal;
const models = [councilModel, segmentModel, taggingModel, statsModel, subscriberModel, tagModel];
const MINUTE_MS = 60_000;
const PEOPLE = 2 * BATCH + 10;

interface Failing {
  /** Called inside the transaction of a batch, when everything of it has been written but how far it is. */
  beforeEnd: () => Promise<void> | void;
}

const depsOn = ({ connection }: TestDatabase, failing: Failing) => {
  const clock = manualClock();
  const repositories = (scope: Parameters<typeof createTagRepository>[0]): TaggingRecords => {
    const stats = createStatsRepository(scope);
    return {
      councils: createCouncilRepositoryAcrossCouncils(scope),
      segments: createSegmentRepository(scope),
      tags: createTagRepository(scope),
      subscribers: createSubscriberRepository(scope),
      taggings: createTaggingRepository(scope),
      taggingSweep: createTaggingSweepAcrossCouncils(scope),
      stats: {
        ...stats,
        add: async (changes) => {
          await stats.add(changes);
          await failing.beforeEnd();
        },
      },
    };
  };
  const units = createUnitOfWork({ connection, repositories, producer: 'subscribers', clock, sign: null });
  const queued: unknown[] = [];
  const runs = new Map<string, JobState>();
  const jobs: TaggingDeps['jobs'] = {
    schedule: async (_, data) => `run_${queued.push(data)}`,
    find: async (runId) => {
      const state = runs.get(runId);
      return state ? ({ _id: runId, state } as Awaited<ReturnType<TaggingDeps['jobs']['find']>>) : null;
    },
  };
  return { deps: { units, clock, jobs }, queued, runs, clock };
};

describe('working on the tags of many', () => {
  let database: TestDatabase;
  let failing: Failing;
  let stage: ReturnType<typeof depsOn>;
  beforeAll(async () => {
    database = await testDatabase(models);
  });
  afterAll(() => database.stop());
  beforeEach(async () => {
    for (const { collection } of models) await database.connection.collection(collection).deleteMany({});
    await database.connection.collection('outbox').deleteMany({});
    failing = { beforeEnd: () => undefined };
    stage = depsOn(database, failing);
  });

  const unit = <T>(work: (unit: Unit<TaggingRecords>) => Promise<T>) => stage.deps.units.unitOfWork(me, work);
  const newTag = (name: string) => {
    const fields = { name, description: '', color: '#112233', isDefault: false, createdBy: 'u' };
    return unit(({ tags }) => tags.add({ ...fields, createdAt: stage.clock.now() }));
  };
  /** People with a tag, and the wish that all of them had another one, too. */
  const begin = async (count = PEOPLE) => {
    const [had, tag] = [await newTag('Had'), await newTag('Parks')];
    const at = stage.clock.now();
    const people = Array.from({ length: count }, (_, n) => ({
      ...addressOf(`person${n}@x.example`),
      uniqueId: `P${n}`,
      source: 'manual' as const,
      status: 'active' as const,
      subscribedAt: at,
      subscriptions: [subscriptionTo(had.id, 'active', consentByStaff('A list', 'u', at))],
      history: [],
    }));
    await unit(async (records) => {
      await records.subscribers.addAll(people);
      await countEffects(
        records,
        people.map((person) => effectOf(null, person)),
      );
    });
    const change = { addTagIds: [tag.id], removeTagIds: [], consentSource: 'Town fair' };
    const { id, councilId } = await createTagging(stage.deps, me, { filter: {}, ...change });
    return { tag, ref: { taggingId: id, councilId } };
  };
  const stored = (taggingId: string) => stage.deps.units.reader(me).taggings.get(taggingId);
  const counted = async (tagId: string) => {
    const having = await database.connection.collection('subscribers').countDocuments({ tagIds: tagId });
    const tags = await stage.deps.units.reader(me).tags.listAll();
    return [having, tags.find(({ id }) => id === tagId)?.subscriberCount];
  };
  const told = () =>
    database.connection.collection('outbox').countDocuments({ 'envelope.type': subscribersChangedEvent.type });
  const setRunning = (taggingId: string, runId: string) =>
    unit(async ({ taggings }) => taggings.save({ ...(await taggings.get(taggingId)), state: 'running', runId }));

  it('a crash in the middle of a batch: nothing of the batch is there, and another run does it once', async () => {
    const { ref, tag } = await begin();
    let batches = 0;
    failing.beforeEnd = () => {
      batches += 1;
      if (batches === 2) throw new Error('the process ended');
    };
    await expect(runTagging(stage.deps, ref, { runId: 'r1', signal })).rejects.toThrow('the process ended');
    expect([await counted(tag.id), (await stored(ref.taggingId)).processed]).toEqual([[BATCH, BATCH], BATCH]);
    await runTagging(stage.deps, ref, { runId: 'r2', signal });
    expect(await stored(ref.taggingId)).toMatchObject({ state: 'done', total: PEOPLE, changed: PEOPLE });
    expect([await counted(tag.id), await told()]).toEqual([[PEOPLE, PEOPLE], 1]);
  });

  it('another run takes it between two batches: the first one stops and changes nothing more', async () => {
    const { ref, tag } = await begin();
    const { unitOfWork } = stage.deps.units;
    let batches = 0;
    const units: TaggingDeps['units'] = {
      ...stage.deps.units,
      unitOfWork: async (actor, work) => {
        const result = await unitOfWork(actor, work);
        if (actor.kind === 'user') batches += 1;
        if (batches === 1) await setRunning(ref.taggingId, 'r2');
        return result;
      },
    };
    await runTagging({ ...stage.deps, units }, ref, { runId: 'r1', signal });
    expect(await stored(ref.taggingId)).toMatchObject({ state: 'running', runId: 'r2', processed: BATCH });
    expect([await counted(tag.id), batches]).toEqual([[BATCH, BATCH], 2]);
  });

  it('its tag is deleted: fails and says so, nobody is changed', async () => {
    const { ref, tag } = await begin(3);
    await unit(async ({ tags }) => tags.remove(await tags.get(tag.id), { mergedInto: null, sweepAt: new Date() }));
    await runTagging(stage.deps, ref, { runId: 'r1', signal });
    const problem = 'The tags of this change no longer exist.';
    expect(await stored(ref.taggingId)).toMatchObject({ state: 'failed', problem, changed: 0 });
    expect([(await counted(tag.id))[0], await told()]).toEqual([0, 0]);
  });

  it('done already: another run does nothing', async () => {
    const { ref } = await begin(3);
    await runTagging(stage.deps, ref, { runId: 'r1', signal });
    const before = await stored(ref.taggingId);
    await runTagging(stage.deps, ref, { runId: 'r2', signal });
    expect(await stored(ref.taggingId)).toEqual(before);
  });

  describe('the sweep', () => {
    const sweep = () => {
      stage.clock.advance(2 * MINUTE_MS);
      return sweepTaggings(stage.deps, signal);
    };

    it('one whose run was lost is queued again; one that runs, or is heard of, is left alone', async () => {
      const { ref } = await begin(3);
      await sweepTaggings(stage.deps, signal);
      expect(stage.queued).toEqual([ref]);
      await sweep();
      expect(stage.queued).toEqual([ref, ref]);
      await setRunning(ref.taggingId, 'r1');
      stage.runs.set('r1', 'running');
      await sweep();
      expect(stage.queued).toHaveLength(2);
    });

    it('one that was tried often enough fails in words, and what it did is told of', async () => {
      const { ref } = await begin();
      failing.beforeEnd = () => {
        failing.beforeEnd = () => {
          throw new Error('no use');
        };
      };
      await expect(runTagging(stage.deps, ref, { runId: 'r1', signal })).rejects.toThrow('no use');
      stage.runs.set('r1', 'failed');
      await sweep();
      const failed = await stored(ref.taggingId);
      expect(failed).toMatchObject({ state: 'failed', changed: BATCH });
      expect([failed.problem, await told()]).toEqual([expect.stringMatching(/^It stopped because of a fault/), 1]);
    });
  });
});
