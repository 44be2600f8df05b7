import { type Actor, isDomainError, systemActor } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import { retagAll } from '../../subscribers/retag';
import type { SubscriberFilter } from '../../subscribers/subscriber-filter.domain';
import type { TagChange } from '../../subscribers/tag-change.domain';
import { advance, begin, fail, finish, isMoving, type StoredTagging } from '../../taggings/tagging.domain';
import type { TaggingRef } from '../../taggings/tagging.repository';
import type { TaggingDeps, TaggingRecords } from './deps';
import { tellTagged } from './tagging.events';
import { messages } from './taggings.messages';

/** Subscribers of one transaction: few enough that requests in between do not wait for it. */
export const BATCH = 500;
/** How often a batch is tried again when somebody else wrote the same people at the same moment. */
const TRIES = 20;

export interface TaggingRun {
  readonly runId: string;
  readonly signal: AbortSignal;
}

type Moving = StoredTagging & { readonly audience: SubscriberFilter };

const isForUs = (given: StoredTagging | null): given is Moving =>
  given !== null && isMoving(given) && given.audience !== null;

/** Takes the tagging for this run, counted; null when it is not to be worked on. */
const take = async (
  { units, clock }: TaggingDeps,
  system: Actor,
  taggingId: string,
  runId: string,
): Promise<Moving | null> => {
  const { taggings, subscribers } = units.reader(system);
  const seen = await taggings.find(taggingId);
  if (!isForUs(seen)) return null;
  const total = seen.total ?? (await subscribers.count(seen.audience));
  return units.unitOfWork(system, async (unit) => {
    const given = await unit.taggings.find(taggingId);
    if (!isForUs(given)) return null;
    const begun = await unit.taggings.save(begin(given, { runId, total }, clock.now()));
    return isForUs(begun) ? begun : null;
  });
};

/** The change with the tags that are still there. */
const withTagsThere = async (
  { tags }: Pick<TaggingRecords, 'tags'>,
  { change }: StoredTagging,
): Promise<TagChange | null> => {
  const there = new Set((await tags.listAll()).map(({ id }) => id));
  const addTagIds = change.addTagIds.filter((id) => there.has(id));
  const removeTagIds = change.removeTagIds.filter((id) => there.has(id));
  return addTagIds.length + removeTagIds.length === 0 ? null : { ...change, addTagIds, removeTagIds };
};

const end = async (unit: Unit<TaggingRecords>, ended: StoredTagging): Promise<null> => {
  await tellTagged(unit.outbox, await unit.taggings.save(ended));
  return null;
};

/** One batch with how far it is, in one transaction: it happens once. Null when nothing is left to do. */
const keepBatch = async (unit: Unit<TaggingRecords>, given: Moving, now: Date): Promise<Moving | null> => {
  const change = await withTagsThere(unit, given);
  if (!change) return end(unit, fail(given, messages.tagsGone, now));
  const page = { cursor: given.cursor ?? undefined, limit: BATCH };
  const { items, nextCursor } = await unit.subscribers.list(given.audience, page);
  const by = given.actor.kind === 'user' ? given.actor.userId : '';
  const retagged = await retagAll(unit, items, change, { by, at: now });
  const advanced = advance(given, retagged, nextCursor, now);
  if (nextCursor === null) return end(unit, finish(advanced, now));
  return { ...(await unit.taggings.save(advanced)), audience: given.audience };
};

/** The tagging after a batch; null when it came to its end, was stopped, or another run has it. */
const tagBatch = async (
  { units, clock }: TaggingDeps,
  { id, actor, cursor, runId }: Moving,
): Promise<Moving | null> => {
  const attempt = () =>
    units.unitOfWork(actor, async (unit) => {
      const stored = await unit.taggings.find(id);
      const isOurs = isForUs(stored) && stored.runId === runId && stored.cursor === cursor;
      return isOurs ? keepBatch(unit, stored, clock.now()) : null;
    });
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isDomainError(error) || error.code !== 'stale_revision' || tries >= TRIES) throw error;
    }
  }
};

/**
 * Works on a tagging from where it stands to its end, a batch at a time. Stops quietly when it was cancelled or another
 * run has taken it; throws what is worth another try.
 */
export const runTagging = async (
  deps: TaggingDeps,
  { taggingId, councilId }: TaggingRef,
  { runId, signal }: TaggingRun,
): Promise<void> => {
  let current = await take(deps, systemActor('subscribers', councilId), taggingId, runId);
  while (current) {
    signal.throwIfAborted();
    current = await tagBatch(deps, current);
  }
};
