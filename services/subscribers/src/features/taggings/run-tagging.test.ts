import { subscribersChangedEvent, systemActor } from '@folkmoot/contracts';
import type { JobState, Jobs, Unit } from '@folkmoot/service-kit';
import { testUnits, userActor } from '@folkmoot/service-kit/testing';
import { addressOf, consentByStaff, countEffects, effectOf, subscriptionTo } from '../../entities/subscriber';
import { createRepositories, models } from '../../testing/repositories';
import { createTagging } from './create-tagging.use-case';
import { BATCH, runTagging } from './run-tagging.use-case';
import { sweepTaggings } from './sweep-taggings.use-case';
import type { TaggingRecords } from './tagging.types';

const me = userActor();
const signal = new AbortController().signal;
const MINUTE_MS = 60_000;
const PEOPLE = 2 * BATCH + 10;

interface Failing {
  /** Called in the transaction of a batch after everything is written except the progress. */
  beforeEnd: () => Promise<void> | void;
}

let failing: Failing;
const units = testUnits({
  models,
  producer: 'subscribers',
  repositories: (scope): TaggingRecords => {
    const repositories = createRepositories(scope);
    const { stats } = repositories;
    return {
      ...repositories,
      stats: {
        ...stats,
        add: async (changes) => {
          await stats.add(changes);
          await failing.beforeEnd();
        },
      },
    };
  },
});
const { clock } = units;
const asUser = units.contextOf(me);
const asSystem = units.contextOf(systemActor('subscribers'));

const setUpJobs = () => {
  const queued: unknown[] = [];
  const runs = new Map<string, JobState>();
  const jobs: Pick<Jobs, 'schedule' | 'find'> = {
    schedule: async (_, data) => `run_${queued.push(data)}`,
    find: async (runId) => {
      const state = runs.get(runId);
      return state ? ({ _id: runId, state } as Awaited<ReturnType<Jobs['find']>>) : null;
    },
  };
  return { jobs, queued, runs };
};

describe('running a tagging', () => {
  let setUp: ReturnType<typeof setUpJobs>;
  beforeEach(() => {
    failing = { beforeEnd: () => undefined };
    setUp = setUpJobs();
  });

  const unit = <T>(work: (unit: Unit<TaggingRecords>) => Promise<T>) => units.unitOfWork(me, work);
  const newTag = (name: string) => {
    const fields = { name, description: '', color: '#112233', isDefault: false, createdBy: 'u' };
    return unit(({ tags }) => tags.add({ ...fields, createdAt: clock.now() }));
  };
  /** Creates people with one tag, and a tagging that adds another tag to all of them. */
  const begin = async (count = PEOPLE) => {
    const [had, tag] = [await newTag('Had'), await newTag('Parks')];
    const at = clock.now();
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
    const { id, councilId } = await createTagging(asUser, { filter: {}, ...change }, setUp.jobs);
    return { tag, ref: { taggingId: id, councilId } };
  };
  const stored = (taggingId: string) => asUser.reader(me).taggings.get(taggingId);
  const counted = async (tagId: string) => {
    const having = await units.connection.collection('subscribers').countDocuments({ tagIds: tagId });
    const tags = await asUser.reader(me).tags.listAll();
    return [having, tags.find(({ id }) => id === tagId)?.subscriberCount];
  };
  const countEvents = () => units.eventsOf(subscribersChangedEvent).length;
  const setRunning = (taggingId: string, runId: string) =>
    unit(async ({ taggings }) => taggings.save({ ...(await taggings.get(taggingId)), state: 'running', runId }));

  it('a batch is rolled back when it crashes in the middle, and another run does it once', async () => {
    const { ref, tag } = await begin();
    let batches = 0;
    failing.beforeEnd = () => {
      batches += 1;
      if (batches === 2) throw new Error('the process ended');
    };
    await expect(runTagging(asSystem, ref, { runId: 'r1', signal })).rejects.toThrow('the process ended');
    expect([await counted(tag.id), (await stored(ref.taggingId)).processed]).toEqual([[BATCH, BATCH], BATCH]);
    await runTagging(asSystem, ref, { runId: 'r2', signal });
    expect(await stored(ref.taggingId)).toMatchObject({ state: 'done', total: PEOPLE, changed: PEOPLE });
    expect([await counted(tag.id), countEvents()]).toEqual([[PEOPLE, PEOPLE], 1]);
  });

  it('the first run stops without more changes when another run claims the tagging between two batches', async () => {
    const { ref, tag } = await begin();
    const { unitOfWork } = asSystem;
    let batches = 0;
    const context: typeof asSystem = {
      ...asSystem,
      unitOfWork: async (actor, work) => {
        const result = await unitOfWork(actor, work);
        if (actor.kind === 'user') batches += 1;
        if (batches === 1) await setRunning(ref.taggingId, 'r2');
        return result;
      },
    };
    await runTagging(context, ref, { runId: 'r1', signal });
    expect(await stored(ref.taggingId)).toMatchObject({ state: 'running', runId: 'r2', processed: BATCH });
    expect([await counted(tag.id), batches]).toEqual([[BATCH, BATCH], 2]);
  });

  it('the tagging fails with a message and changes nobody when its tag is deleted', async () => {
    const { ref, tag } = await begin(3);
    await unit(async ({ tags }) => tags.remove(await tags.get(tag.id), { mergedInto: null, sweepAt: new Date() }));
    await runTagging(asSystem, ref, { runId: 'r1', signal });
    const problem = 'The tags of this change no longer exist.';
    expect(await stored(ref.taggingId)).toMatchObject({ state: 'failed', problem, changed: 0 });
    expect([(await counted(tag.id))[0], countEvents()]).toEqual([0, 0]);
  });

  it('another run does nothing when the tagging is done', async () => {
    const { ref } = await begin(3);
    await runTagging(asSystem, ref, { runId: 'r1', signal });
    const before = await stored(ref.taggingId);
    await runTagging(asSystem, ref, { runId: 'r2', signal });
    expect(await stored(ref.taggingId)).toEqual(before);
  });

  describe('sweep', () => {
    const sweep = () => {
      clock.advance(2 * MINUTE_MS);
      return sweepTaggings(asSystem, signal, setUp.jobs);
    };

    it('a tagging is queued again when its run is lost, but not when it had recent progress', async () => {
      const { ref } = await begin(3);
      await sweepTaggings(asSystem, signal, setUp.jobs);
      expect(setUp.queued).toEqual([ref]);
      await sweep();
      expect(setUp.queued).toEqual([ref, ref]);
      await setRunning(ref.taggingId, 'r1');
      setUp.runs.set('r1', 'running');
      await sweep();
      expect(setUp.queued).toHaveLength(2);
    });

    it('a tagging fails with a message after the last attempt, and its changes are published', async () => {
      const { ref } = await begin();
      failing.beforeEnd = () => {
        failing.beforeEnd = () => {
          throw new Error('no use');
        };
      };
      await expect(runTagging(asSystem, ref, { runId: 'r1', signal })).rejects.toThrow('no use');
      setUp.runs.set('r1', 'failed');
      await sweep();
      const failed = await stored(ref.taggingId);
      expect(failed).toMatchObject({ state: 'failed', changed: BATCH });
      expect([failed.problem, countEvents()]).toEqual([expect.stringMatching(/^It stopped because of a fault/), 1]);
    });
  });
});
