import { type Campaign, dayInWords, dayOfYearInWords } from '@folkmoot/contracts/client';
import { messages } from './campaign-opening.messages';

/** `3 March`, with the year when it is not this one. */
const openingDay = (moment: string, timeZone: string, now: Date): string => {
  const yearOf = (date: Date) => date.toLocaleDateString('en-GB', { year: 'numeric', timeZone });
  const isThisYear = yearOf(new Date(moment)) === yearOf(now);
  return isThisYear ? dayOfYearInWords(moment, timeZone) : dayInWords(moment, timeZone);
};

/** When a campaign opens that its status calls active or scheduled, but that takes no answers now; null for any other. */
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
