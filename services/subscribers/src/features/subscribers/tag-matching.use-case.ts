import type { UserActor } from '@folkmoot/contracts';
import type { Clock } from '@folkmoot/service-kit';
import { type FilterQuery, filterOf } from '../../segments/filtering';
import type { ListUnits } from './deps';
import { retagAll, type Tagging } from './tag-subscribers.use-case';

/** As many as one transaction changes well within a request. */
const BATCH = 200;

interface Deps {
  readonly units: ListUnits;
  readonly clock: Clock;
}

interface Matching extends Tagging {
  readonly filter: FilterQuery;
  /** Where the call before ended. */
  readonly cursor?: string | undefined;
}

/**
 * Retags the next batch of those whom a filter finds. The cursor is a place in the list, not a number: what the batch
 * before took out of the filter shifts nothing. Throws not_found, consent_source_missing.
 */
export const tagMatching = (
  { units, clock }: Deps,
  actor: UserActor,
  { filter, cursor, ...tagging }: Matching,
): Promise<{ changed: number; unchanged: number; nextCursor: string | null }> =>
  units.unitOfWork(actor, async (unit) => {
    const wanted = await filterOf(unit, actor.councilId, filter);
    const { items, nextCursor } = await unit.subscribers.list(wanted, { cursor, limit: BATCH });
    return { ...(await retagAll(unit, actor, { subscribers: items, tagging, at: clock.now() })), nextCursor };
  });
