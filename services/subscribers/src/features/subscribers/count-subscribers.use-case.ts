import type { Actor } from '@folkmoot/contracts';
import { type FilterQuery, filterOf } from '../../segments/filtering';
import type { SubscriberStats } from '../../subscribers/figures.domain';
import type { ListUnits } from './deps';

/** Further nobody needs to know while they look: counting a million would take longer than the list. */
const MOST_COUNTED = 10_000;

const figureOfSource = { opt_in: 'optIn', csv_upload: 'csvImport', post_survey: 'postSurvey' } as const;

/** The figure that is kept for a query, where there is one. */
const keptFigure = (query: FilterQuery, stats: SubscriberStats): number | null => {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (asked.length === 0) return stats.total;
  if (asked.length > 1) return null;
  if (query.status === 'active') return stats.active;
  return query.source && query.source !== 'manual' ? stats[figureOfSource[query.source]] : null;
};

/** How many a query finds: from the figures that are kept, else counted up to some thousands. Throws not_found. */
export const countSubscribers = async (
  { units }: { units: Pick<ListUnits, 'reader'> },
  actor: Actor,
  query: FilterQuery,
): Promise<{ count: number; isExact: boolean }> => {
  const records = units.reader(actor);
  const kept = keptFigure(query, await records.stats.get());
  if (kept !== null) return { count: kept, isExact: true };
  const count = await records.subscribers.count(await filterOf(records, actor.councilId, query), MOST_COUNTED + 1);
  return { count: Math.min(count, MOST_COUNTED), isExact: count <= MOST_COUNTED };
};
