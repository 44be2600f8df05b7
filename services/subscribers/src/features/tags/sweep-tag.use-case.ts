import { type Actor, systemActor } from '@folkmoot/contracts';
import type { Clock, UnitOfWork, Units } from '@folkmoot/service-kit';
import { effectOf } from '../../subscribers/figures.domain';
import type { StoredSubscriber, Subscription } from '../../subscribers/subscriber.domain';
import type { StatsRepository, SubscriberRepository } from '../../subscribers/subscriber.repository';
import { countEffects } from '../../subscribers/subscriber-changes';
import type { RemovedTag, TagRepository, TagSweepRepository } from '../../tags/tag.repository';

const BATCH = 500;

export interface TagSweepRecords {
  readonly tags: TagRepository;
  readonly subscribers: SubscriberRepository;
  readonly stats: StatsRepository;
}

const merged = (subscriptions: readonly Subscription[], { id, mergedInto }: RemovedTag): Subscription[] => {
  const others = subscriptions.filter(({ tagId }) => tagId !== id);
  const moved = subscriptions.find(({ tagId }) => tagId === id);
  if (!moved || mergedInto === null) return others;
  const there = others.find(({ tagId }) => tagId === mergedInto);
  // Who has the other tag keeps its own consent; one that was withdrawn gives way to one that was not.
  if (there && (there.status !== 'withdrawn' || moved.status === 'withdrawn')) return others;
  return [...others.filter((each) => each !== there), { ...moved, tagId: mergedInto }];
};

const without = (subscriber: StoredSubscriber, tag: RemovedTag): StoredSubscriber => ({
  ...subscriber,
  subscriptions: merged(subscriber.subscriptions, tag),
});

/** Takes a removed tag off up to a batch of subscribers. False when nobody has it any more and it is forgotten. */
const sweepBatch = (unitOfWork: UnitOfWork<TagSweepRecords>, actor: Actor, tagId: string): Promise<boolean> =>
  unitOfWork(actor, async (unit) => {
    const removed = await unit.tags.findRemoved(tagId);
    if (!removed) return false;
    const found = await unit.subscribers.listOfTag(tagId, BATCH);
    const isThere = (await unit.tags.listAll()).some(({ id }) => id === removed.mergedInto);
    const tag = isThere ? removed : { ...removed, mergedInto: null };
    const changes = found.map((before) => ({ before, after: without(before, tag) }));
    for (const { after } of changes) await unit.subscribers.save(after);
    await countEffects(
      unit,
      changes.map(({ before, after }) => effectOf(before, after)),
    );
    if (found.length === BATCH) return true;
    await unit.tags.forget(tagId);
    return false;
  });

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
