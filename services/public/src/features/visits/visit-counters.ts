import { createDayCounters, type DayCount, type DayCounters } from '../../timing/day-counters';
import { localDay } from '../../timing/local-day';
import type { CountVisit, VisitKind } from '../../visitor/visit.domain';

export type VisitCount = DayCount<VisitKind>;

export interface VisitCounters extends Pick<DayCounters<VisitKind>, 'take' | 'giveBack'> {
  readonly count: CountVisit;
}

/** What residents did with surveys, counted in memory by campaign and council-local day. */
export const createVisitCounters = (now: () => Date): VisitCounters => {
  const { count, take, giveBack } = createDayCounters<VisitKind>(['views', 'starts', 'completes', 'abandons']);
  return {
    take,
    giveBack,
    count: ({ campaign, council }, kind) => {
      const { councilId, id } = campaign;
      count({ councilId, id, day: localDay(now(), council.timezone) }, kind);
    },
  };
};
