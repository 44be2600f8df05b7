import { type Actor, systemActor } from '@folkmoot/contracts';
import { type Context, retryRaces } from '@folkmoot/service-kit';
import { countEffects, effectOf, type StoredSubscriber } from '../../entities/subscriber';
import type { RemovedTag } from '../../entities/tag';
import type { TagRecords, TagSweepRecords } from './tag.types';

/** Subscribers per transaction, the same as in an import. */
const BATCH = 1000;

type SweepContext = Context<TagSweepRecords, Actor>;

const withoutTags = (subscriber: StoredSubscriber, tagIds: readonly (string | null)[]): StoredSubscriber => ({
  ...subscriber,
  subscriptions: subscriber.subscriptions.filter(({ tagId }) => !tagIds.includes(tagId)),
});

/** Adds the people of a merged tag to the count of the remaining tag. Later updates of them change no count. */
export const countMerged = async (
  { tags, subscribers }: TagSweepRecords,
  tagId: string,
  intoTagId: string,
): Promise<void> => {
  const into = (await tags.listAll()).find(({ id }) => id === intoTagId);
  if (into) {
    const count = await subscribers.count({ status: 'active', tagIds: [intoTagId, tagId] });
    await tags.count({ [intoTagId]: count - into.subscriberCount });
  }
  await tags.noteSweep(tagId, { isCounted: true, people: await subscribers.countOfTag(tagId), moved: 0 });
};

/** Whether the target of a merge no longer exists. */
const hasEnded = async ({ tags }: TagSweepRecords, mergedInto: string): Promise<boolean> =>
  !(await tags.listAll()).some(({ id }) => id === mergedInto) && (await tags.findRemoved(mergedInto)) === null;

/** Ends the subscriptions to a deleted tag for up to one batch of subscribers. Returns the size of the batch. */
const endSubscriptions = async (unit: TagSweepRecords, { id, mergedInto }: RemovedTag): Promise<number> => {
  const subscribers = await unit.subscribers.listOfTag(id, BATCH);
  const changes = subscribers.map((before) => ({ before, after: withoutTags(before, [id, mergedInto]) }));
  await unit.subscribers.saveSubscriptions(changes.map(({ after }) => after));
  await countEffects(
    unit,
    changes.map(({ before, after }) => effectOf(before, after)),
  );
  return subscribers.length;
};

const sweepPeople = async (unit: TagSweepRecords, removed: RemovedTag): Promise<number> => {
  const { id, mergedInto } = removed;
  const ends = mergedInto === null || (await hasEnded(unit, mergedInto));
  return ends ? endSubscriptions(unit, removed) : unit.subscribers.replaceTag(id, mergedInto, BATCH);
};

/** Removes a tag from up to one batch of subscribers. False when nobody has it any more and its record is deleted. */
const sweepOnce = ({ unitOfWork }: SweepContext, actor: Actor, tagId: string): Promise<boolean> =>
  unitOfWork(actor, async (unit) => {
    const removed = await unit.tags.findRemoved(tagId);
    if (!removed) return false;
    // An older version, which counted during the sweep, started this merge.
    if (removed.mergedInto !== null && !removed.isCounted) await countMerged(unit, tagId, removed.mergedInto);
    const swept = await sweepPeople(unit, removed);
    if (swept === BATCH) {
      await unit.tags.noteSweep(tagId, { moved: (removed.moved ?? 0) + swept });
      return true;
    }
    await unit.tags.forget(tagId);
    return false;
  });

const sweepBatch = (context: SweepContext, actor: Actor, tagId: string): Promise<boolean> =>
  retryRaces(() => sweepOnce(context, actor, tagId));

/** Runs the first batch at once, so that small councils see the result immediately. */
export const sweepTag = async (context: SweepContext, tagId: string): Promise<void> => {
  await sweepBatch(context, context.actor, tagId);
};

/** Removes due tags from everybody who still has them. */
export const sweepTags = async (
  context: Context<Pick<TagRecords, keyof TagSweepRecords | 'tagSweeps'>, Actor>,
  signal: AbortSignal,
): Promise<void> => {
  const { tagSweeps } = context.acrossCouncils.reader();
  for (const { tagId, councilId } of await tagSweeps.listRemovedAcrossCouncils(context.clock.now())) {
    while (!signal.aborted && (await sweepBatch(context, systemActor('subscribers', councilId), tagId)));
  }
};
