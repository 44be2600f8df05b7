import { localDay } from '@folkmoot/calendar/days';
import { type Campaign, dayInWords, dayOfYearInWords } from '@folkmoot/contracts/client';
import { messages } from './campaign-opening.messages';

/** `3 March`, with the year when it is not the current year. */
const openingDay = (moment: string, timeZone: string, now: Date): string => {
  const yearOf = (date: Date) => localDay(date, timeZone).slice(0, 'YYYY'.length);
  const isThisYear = yearOf(new Date(moment)) === yearOf(now);
  return isThisYear ? dayOfYearInWords(moment, timeZone) : dayInWords(moment, timeZone);
};

/** The next opening of an active or scheduled campaign that accepts no answers now. Null for others. */
export const openingInWords = (
  { status, isOpenNow, nextOpensAt, startDate }: Pick<Campaign, 'status' | 'isOpenNow' | 'nextOpensAt' | 'startDate'>,
  timeZone: string,
  now: Date,
): string | null => {
  if (isOpenNow || (status !== 'active' && status !== 'scheduled')) return null;
  if (nextOpensAt === null) return status === 'active' ? messages.lastRoundOver : null;
  const day = openingDay(nextOpensAt, timeZone, now);
  if (status === 'scheduled') return messages.opens(day);
  return startDate !== null && new Date(startDate) > now ? messages.notOpenYet(day) : messages.betweenRounds(day);
};
