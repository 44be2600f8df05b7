import type { PageCopy, SignupPlaces } from '../../signup-pages/signup-page.domain';
import { createDayCounters, type DayCounters } from '../../timing/day-counters';
import { localDay, startOfLocalDay } from '../../timing/local-day';

const kinds = ['views', 'uniqueViews'] as const;
type ViewKind = (typeof kinds)[number];

export type PageViewCounters = DayCounters<ViewKind>;
export const createPageViewCounters = (): PageViewCounters => createDayCounters(kinds);

/** What is known of a view: nothing but when it is, and what the browser remembers of the last one. */
export interface PageView {
  readonly places: SignupPlaces;
  readonly page: PageCopy;
  readonly now: Date;
  /** The header If-Modified-Since. */
  readonly seenSince: string | undefined;
}

/**
 * Counts a view, and says what the browser is to remember: the day, the same for everybody. One that comes back on that
 * day says so, and is not unique again; so nobody needs to be known to be counted once (E-7).
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
