import { type Actor, systemActor } from '@folkmoot/contracts';
import { type Context, retryRaces, type Unit } from '@folkmoot/service-kit';
import { leaveList } from '../../entities/erased-person';
import { retagAll, type SubscriberFilter, type TagChange } from '../../entities/subscriber';
import { advance, begin, fail, finish, type StoredTagging, type TaggingRef } from '../../entities/tagging';
import { publishTagged } from './tagging.events';
import type { TaggingRecords } from './tagging.types';
import { changeTagging } from './tagging-runs';
import { messages } from './taggings.messages';

/** Subscribers per transaction. Small, so that parallel requests do not wait long. */
export const BATCH = 500;
/** An erasure changes several records of each person. */
const ERASE_BATCH = 50;

type TaggingContext = Context<TaggingRecords, Actor>;

export interface TaggingRun {
  readonly runId: string;
  readonly signal: AbortSignal;
}

type Moving = StoredTagging & { readonly audience: SubscriberFilter };

const hasAudience = (tagging: StoredTagging): tagging is Moving => tagging.audience !== null;

/** Claims the tagging for this run and counts its people; null when there is nothing to do. */
const take = async (
  context: TaggingContext,
  system: Actor,
  taggingId: string,
  runId: string,
): Promise<Moving | null> => {
  const { taggings, subscribers } = context.reader(system);
  const seen = await taggings.find(taggingId);
  if (!seen || !hasAudience(seen)) return null;
  const total = seen.total ?? (await subscribers.count(seen.audience));
  return changeTagging(context, system, { id: taggingId }, async (tagging, unit) => {
    const begun = await unit.taggings.save(begin(tagging, { runId, total }, context.clock.now()));
    return hasAudience(begun) ? begun : null;
  });
};

/** The change without deleted tags; null when nothing of it is left. */
const withTagsThere = async (
  { tags }: Pick<TaggingRecords, 'tags'>,
  { change }: StoredTagging,
): Promise<TagChange | null> => {
  if (change.leaving) return change;
  const there = new Set((await tags.listAll()).map(({ id }) => id));
  const addTagIds = change.addTagIds.filter((id) => there.has(id));
  const removeTagIds = change.removeTagIds.filter((id) => there.has(id));
  return addTagIds.length + removeTagIds.length === 0 ? null : { ...change, addTagIds, removeTagIds };
};

const end = async (unit: Unit<TaggingRecords>, ended: StoredTagging): Promise<null> => {
  await publishTagged(unit.outbox, await unit.taggings.save(ended));
  return null;
};

/** Writes one batch and the progress in one transaction, so that it happens once. Null when nothing is left to do. */
const keepBatch = async (unit: Unit<TaggingRecords>, tagging: Moving, now: Date): Promise<Moving | null> => {
  const change = await withTagsThere(unit, tagging);
  if (!change) return end(unit, fail(tagging, messages.tagsGone, now));
  const page = { cursor: tagging.cursor ?? undefined, limit: change.leaving === 'erase' ? ERASE_BATCH : BATCH };
  const { items, nextCursor } = await unit.subscribers.list(tagging.audience, page);
  const by = tagging.actor.kind === 'user' ? tagging.actor.userId : '';
  const occasion = { by, at: now };
  const retagged = change.leaving
    ? await leaveList(unit, items, change.leaving, occasion)
    : await retagAll(unit, items, change, occasion);
  const advanced = advance(tagging, retagged, nextCursor, now);
  if (nextCursor === null) return end(unit, finish(advanced, now));
  return { ...(await unit.taggings.save(advanced)), audience: tagging.audience };
};

/** Returns the tagging after a batch; null when it ended, was stopped, or another run has claimed it. */
const tagBatch = (context: TaggingContext, { id, actor, cursor, runId }: Moving): Promise<Moving | null> =>
  retryRaces(() =>
    changeTagging(context, actor, { id, runId }, async (stored, unit) =>
      hasAudience(stored) && stored.cursor === cursor ? keepBatch(unit, stored, context.clock.now()) : null,
    ),
  );

/**
 * Runs a tagging from its stored position to its end in batches. Returns early when it was cancelled or another run has
 * claimed it. Throws errors that are worth a retry.
 */
export const runTagging = async (
  context: TaggingContext,
  { taggingId, councilId }: TaggingRef,
  { runId, signal }: TaggingRun,
): Promise<void> => {
  let current = await take(context, systemActor('subscribers', councilId), taggingId, runId);
  while (current) {
    signal.throwIfAborted();
    current = await tagBatch(context, current);
  }
};
