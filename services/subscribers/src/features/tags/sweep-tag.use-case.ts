import { type Actor, isDomainError, systemActor } from '@folkmoot/contracts';
import type { Clock, UnitOfWork, Units } from '@folkmoot/service-kit';
import { effectOf } from '../../subscribers/figures.domain';
import type { StoredSubscriber } from '../../subscribers/subscriber.domain';
import type { StatsRepository, SubscriberRepository } from '../../subscribers/subscriber.repository';
import { countEffects } from '../../subscribers/subscriber-changes';
import { resolveMerged } from '../../tags/merged-tags.domain';
import type { RemovedTag, TagRepository, TagSweepRepository } from '../../tags/tag.repository';

/** As many as a batch of an import. */
const BATCH = 1000;
/** How often a batch is tried again when somebody else wrote the same people at the same moment. */
const MAX_TRIES = 20;

export interface TagSweepRecords {
  readonly tags: TagRepository;
  readonly subscribers: SubscriberRepository;
  readonly stats: StatsRepository;
}

/** As the person is to be stored: with the tag that remains or, where there is none, without these tags. */
const withoutTags = (subscriber: StoredSubscriber, gone: readonly (string | null)[]): StoredSubscriber => ({
  ...subscriber,
  subscriptions: subscriber.subscriptions.filter(({ tagId }) => !gone.includes(tagId)),
});

const afterSweep = (subscriber: StoredSubscriber, { id, mergedInto }: RemovedTag, ends: boolean): StoredSubscriber =>
  ends || mergedInto === null
    ? withoutTags(subscriber, [id, mergedInto])
    : { ...subscriber, subscriptions: resolveMerged(subscriber.subscriptions, new Map([[id, mergedInto]])) };

/** Counts whom the tag that remains has now, those of the merged one among them. From then on moving them changes no count. */
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

/** Whether its subscriptions end: it was deleted, or the tag that it was merged into is gone for good. */
const hasEnded = async ({ tags }: TagSweepRecords, { mergedInto }: RemovedTag): Promise<boolean> => {
  if (mergedInto === null) return true;
  if ((await tags.listAll()).some(({ id }) => id === mergedInto)) return false;
  return (await tags.findRemoved(mergedInto)) === null;
};

/** Takes a removed tag off up to a batch of subscribers. False when nobody has it any more and it is forgotten. */
const sweepOnce = (unitOfWork: UnitOfWork<TagSweepRecords>, actor: Actor, tagId: string): Promise<boolean> =>
  unitOfWork(actor, async (unit) => {
    const removed = await unit.tags.findRemoved(tagId);
    if (!removed) return false;
    // A version that counted while it swept has begun this merge.
    if (removed.mergedInto !== null && !removed.isCounted) await countMerged(unit, tagId, removed.mergedInto);
    const ends = await hasEnded(unit, removed);
    const found = await unit.subscribers.listOfTag(tagId, BATCH);
    const changes = found.map((before) => ({ before, after: afterSweep(before, removed, ends) }));
    await unit.subscribers.saveAll(changes.map(({ after }) => after));
    if (ends) {
      await countEffects(
        unit,
        changes.map(({ before, after }) => effectOf(before, after)),
      );
    }
    if (found.length === BATCH) {
      await unit.tags.noteSweep(tagId, { moved: (removed.moved ?? 0) + found.length });
      return true;
    }
    await unit.tags.forget(tagId);
    return false;
  });

const isRace = (error: unknown): boolean => isDomainError(error) && error.code === 'stale_revision';

const sweepBatch = async (unitOfWork: UnitOfWork<TagSweepRecords>, actor: Actor, tagId: string): Promise<boolean> => {
  for (let tries = 1; ; tries++) {
    try {
      return await sweepOnce(unitOfWork, actor, tagId);
    } catch (error) {
      if (!isRace(error) || tries >= MAX_TRIES) throw error;
    }
  }
};

/** The first batch, so that small councils see it done at once. */
export const sweepTag = async (
  { unitOfWork }: { unitOfWork: UnitOfWork<TagSweepRecords> },
  actor: Actor,
  tagId: string,
): Promise<void> => {
  await sweepBatch(unitOfWork, actor, tagId);
};

type SweepUnits = Pick<
  Units<TagSweepRecords & { readonly tagSweeps: TagSweepRepository }>,
  'unitOfWork' | 'readerAcrossCouncils'
>;

/** Takes removed tags whose time has come off everybody who still has them. */
export const sweepTags = async (
  { units, clock }: { units: SweepUnits; clock: Clock },
  signal: AbortSignal,
): Promise<void> => {
  const due = await units.readerAcrossCouncils().tagSweeps.listRemovedAcrossCouncils(clock.now());
  for (const { tagId, councilId } of due) {
    while (!signal.aborted && (await sweepBatch(units.unitOfWork, systemActor('subscribers', councilId), tagId)));
  }
};
