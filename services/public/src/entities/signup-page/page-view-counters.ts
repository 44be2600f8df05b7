import { localDay, startOfLocalDay } from '@folkmoot/calendar/days';
import { oncePerService } from '@folkmoot/service-kit';
import { createDayCounters, type DayCounters } from '../visit/day-counters';
import type { PageCopy, SignupPlaces } from './signup-page.domain';

const kinds = ['views', 'uniqueViews'] as const;

/** Counters by name: `views`, `uniqueViews`, and `scan:{codeId}` for each QR code. */
export type PageViewCounters = DayCounters<string>;
export const createPageViewCounters = (): PageViewCounters => createDayCounters<string>(kinds);
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

const SCAN = 'scan:';

const dayOf = ({ places, page, now }: Pick<PageView, 'places' | 'page' | 'now'>) => ({
  councilId: page.councilId,
  id: page.id,
  day: localDay(now, places.council.council.timezone),
});

/** Counts the scan of a QR code of the page. */
export const countPageScan = (
  counters: Pick<PageViewCounters, 'count'>,
  view: Pick<PageView, 'places' | 'page' | 'now'>,
  codeId: string,
): void => counters.count(dayOf(view), `${SCAN}${codeId}`);

/** Scans by code, among the counts of a page. */
export const scansIn = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) =>
      name.startsWith(SCAN) ? [[name.slice(SCAN.length), count] as const] : [],
    ),
  );

/**
 * Counts a view, and says what the browser is to remember: the day, the same for everybody. One that comes back on that
 * day says so, and is not unique again; so nobody needs to be known to be counted once.
 */
export const countPageView = (counters: Pick<PageViewCounters, 'count'>, { seenSince, ...view }: PageView): Date => {
  const begun = startOfLocalDay(view.now, view.places.council.council.timezone);
  const of = dayOf(view);
  counters.count(of, 'views');
  const last = Date.parse(seenSince ?? '');
  if (!(last >= begun.getTime())) counters.count(of, 'uniqueViews');
  return begun;
};
