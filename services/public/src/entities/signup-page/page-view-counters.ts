import { localDay, startOfLocalDay } from '@folkmoot/calendar/days';
import { oncePerService } from '@folkmoot/service-kit';
import { createDayCounters, type DayCounters } from '../visit/day-counters';
import type { PageCopy, SignupPlaces } from './signup-page.domain';

const kinds = ['views', 'uniqueViews'] as const;
type ViewKind = (typeof kinds)[number];

export type PageViewCounters = DayCounters<ViewKind>;
export const createPageViewCounters = (): PageViewCounters => createDayCounters(kinds);
/** The counters of a running service. */
export const pageViewCountersOf = oncePerService(createPageViewCounters);

/** A page view: only its time, and what the browser remembers of the last view. */
export interface PageView {
  readonly places: SignupPlaces;
  readonly page: PageCopy;
  readonly now: Date;
  /** The header If-Modified-Since. */
  readonly seenSince: string | undefined;
}

/**
 * Counts a view, and says what the browser is to remember: the day, the same for everybody. One that comes back on that
 * day says so, and is not unique again; so nobody needs to be known to be counted once.
 */
export const countPageView = (
  counters: Pick<PageViewCounters, 'count'>,
  { places, page, now, seenSince }: PageView,
): Date => {
  const { timezone } = places.council.council;
  const begun = startOfLocalDay(now, timezone);
  const of = { councilId: page.councilId, id: page.id, day: localDay(now, timezone) };
  counters.count(of, 'views');
  const last = Date.parse(seenSince ?? '');
  if (!(last >= begun.getTime())) counters.count(of, 'uniqueViews');
  return begun;
};
