import { countDays, type DayRange, daysAfter, weekOf } from '@folkmoot/calendar/days';
import type { CampaignReport } from '@folkmoot/contracts';

const TREND_WEEKS = 12;
const WEEK = 7;
const PERCENT = 100;

interface Day {
  readonly day: string;
  readonly responses: number;
}

const sumIn = (days: readonly Day[], { from = '', to = '9999' }: DayRange): number =>
  days.reduce((sum, { day, responses }) => (day >= from && day <= to ? sum + responses : sum), 0);

/** The same number of days right before a range; null when the range has no start. */
const rangeBefore = ({ from, to }: DayRange, today: string): DayRange | null => {
  if (from === undefined) return null;
  const last = daysAfter(from, -1);
  return { from: daysAfter(from, -countDays(from, to ?? today)), to: last };
};

/** Responses per day of the last weeks up to a day, including days without responses. */
const trendOf = (days: readonly Day[], last: string): CampaignReport['trend'] =>
  Array.from({ length: TREND_WEEKS }, (_, index) => {
    const week = daysAfter(weekOf(last), (index + 1 - TREND_WEEKS) * WEEK);
    return { week, count: sumIn(days, { from: week, to: daysAfter(week, WEEK - 1) }) };
  });

interface FiguresInput {
  readonly days: readonly Day[];
  readonly visits: { readonly starts: number; readonly completes: number };
  readonly range: DayRange;
  readonly today: string;
}

/** The figures of one campaign in the comparison. */
export const figuresOf = ({ days, visits: { starts, completes }, range, today }: FiguresInput) => {
  const before = rangeBefore(range, today);
  const previous = before ? sumIn(days, before) : 0;
  return {
    responses: sumIn(days, range),
    // Null without responses in the previous period, because there is nothing to compare.
    previousResponses: previous > 0 ? previous : null,
    totalResponses: sumIn(days, {}),
    starts,
    completes,
    completionRate: starts > 0 ? Math.min(PERCENT, Math.round((completes / starts) * PERCENT)) : null,
    trend: trendOf(days, range.to ?? today),
    lastResponseOn: days.at(-1)?.day ?? null,
  };
};
