import type { Context } from '@folkmoot/service-kit';
import { type FilterQuery, filterOf } from '../../entities/segment';
import type { SubscriberStats } from '../../entities/subscriber';
import type { SubscriberFeatureRecords } from './subscriber.types';

/** Counting stops here: to count a million takes longer than to read the list. */
const MOST_COUNTED = 10_000;
/** Few people of a large list can match the rule of a segment. Then the screen shows "more than". */
const COUNT_TIMEOUT_MS = 3_000;

const figureOfSource = { opt_in: 'optIn', csv_upload: 'csvImport', post_survey: 'postSurvey' } as const;

/** The stored figure for a query, when there is one. */
const keptFigure = (query: FilterQuery, stats: SubscriberStats): number | null => {
  const filters = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (filters.length === 0) return stats.total;
  if (filters.length > 1) return null;
  if (query.status === 'active') return stats.active;
  return query.source && query.source !== 'manual' ? stats[figureOfSource[query.source]] : null;
};

/** Number of matches: a stored figure, or a count up to the limit. Throws not_found. */
export const countSubscribers = async (
  { actor, reader, clock }: Context<SubscriberFeatureRecords>,
  query: FilterQuery,
): Promise<{ count: number; isExact: boolean }> => {
  const records = reader(actor);
  const kept = keptFigure(query, await records.stats.get());
  if (kept !== null) return { count: kept, isExact: true };
  const filter = await filterOf(records, actor.councilId, query, clock.now());
  const limit = { atMost: MOST_COUNTED + 1, mostMs: COUNT_TIMEOUT_MS };
  const count = (await records.subscribers.countWithin(filter, limit)) ?? MOST_COUNTED + 1;
  return { count: Math.min(count, MOST_COUNTED), isExact: count <= MOST_COUNTED };
};
