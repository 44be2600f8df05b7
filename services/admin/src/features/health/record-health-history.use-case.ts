import type { Actor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { HealthRecords } from './health.types';
import { daysOf, unrecordedSince, type WatchedPart } from './health-history.domain';

/** The last check of this process. */
export interface LastCheck {
  readonly checkedAt: Date;
  readonly parts: readonly WatchedPart[];
}

/**
 * Adds the time since the last record to the days of each part, from the stored changes of state. Asks no part: the last
 * check of this process gives the present states.
 */
export const recordHealthHistoryAcrossCouncils = async (
  { actor, acrossCouncils }: Context<Pick<HealthRecords, 'healthDays' | 'systemEvents'>, Actor>,
  startedAt: Date,
  { checkedAt, parts }: LastCheck,
): Promise<void> =>
  acrossCouncils.unitOfWork(actor, async ({ healthDays, systemEvents }) => {
    const recordedUntil = await healthDays.recordedUntil();
    if (recordedUntil !== null && recordedUntil >= checkedAt) return;
    const span = { from: unrecordedSince(recordedUntil, startedAt, checkedAt), until: checkedAt };
    if (span.from > span.until) return;
    const changes = await systemEvents.listChanges(span.from, span.until);
    await healthDays.add(daysOf(span, parts, changes), checkedAt);
  });
