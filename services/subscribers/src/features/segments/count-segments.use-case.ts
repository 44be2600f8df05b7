import { type Actor, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { filterContextOf, movesWithTime, type StoredSegment, toSegmentFilter } from '../../entities/segment';
import type { SegmentRecords } from './segment.types';

type CountContext = Context<SegmentRecords, Actor>;

const MINUTE_MS = 60_000;
/** A count that has not ended after this time was interrupted. */
const RETRY_MS = 10 * MINUTE_MS;
/** The pause after a count is so many times as long as the count, so that counting uses little of the database. */
const PAUSE_FACTOR = 20;
const SHORTEST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 3 * MINUTE_MS;
/** "Not mailed for 30 days" changes although nobody is changed. */
const MOVING_PAUSE_MS = 15 * MINUTE_MS;

const pauseAfter = (tookMs: number, isMoving: boolean): number => {
  const pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, tookMs * PAUSE_FACTOR));
  return isMoving ? Math.max(MOVING_PAUSE_MS, pauseMs) : pauseMs;
};

/**
 * Counts the people of a segment and stores the count. With `mostMs` a longer count is left to the job. Null when the
 * segment was deleted or changed in the meantime.
 */
export const countSegment = async (
  { actor, reader, unitOfWork, clock }: CountContext,
  segmentId: string,
  limit: { readonly mostMs?: number } = {},
): Promise<StoredSegment | null> => {
  const startedAt = clock.now();
  const retryAt = new Date(startedAt.getTime() + RETRY_MS);
  const segment = await unitOfWork(actor, ({ segments }) => segments.beginCount(segmentId, retryAt));
  if (!segment) return null;
  const records = reader(actor);
  const startedMs = performance.now();
  const filter = toSegmentFilter(segment, await filterContextOf(records, segment.councilId, startedAt));
  const sizes = await records.subscribers.findSizes(filter, limit);
  const isMoving = segment.rule !== null && movesWithTime(segment.rule);
  const pauseMs = sizes ? pauseAfter(performance.now() - startedMs, isMoving) : 0;
  const next = { dueAt: new Date(clock.now().getTime() + pauseMs), isNeeded: isMoving };
  const count = sizes && { ...sizes, countedAt: startedAt };
  return unitOfWork(actor, ({ segments }) => segments.endCount(segment, count, next));
};

/** Counts due segments one after the other, the one that has waited for the longest time first. */
export const countSegments = async (context: CountContext, signal: AbortSignal): Promise<void> => {
  const { segmentSweep } = context.acrossCouncils.reader();
  while (!signal.aborted) {
    const due = await segmentSweep.findDueAcrossCouncils(context.clock.now());
    if (!due) return;
    await countSegment({ ...context, actor: systemActor('subscribers', due.councilId) }, due.segmentId);
  }
};
