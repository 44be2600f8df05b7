import { localDay } from '@folkmoot/calendar/days';
import { roundOf, type Timing } from '@folkmoot/calendar/rounds';
import { fromWallTime } from '@folkmoot/calendar/times';
import { weekdayIn } from '@folkmoot/contracts/client';
import { momentInWords } from '@folkmoot/shell-sdk';
import { type DeliveryDraft, openDaysOf } from './delivery.domain';
import { onceInWords, rhythmInWords } from './delivery.messages';

/** Number of next openings in the plan. */
const OPENINGS = 3;
/** Upper limit: a weekly campaign has fewer rounds in 40 years. */
const MOST_ROUNDS = 2100;

/** The meaning of the fields: one sentence, and the next openings. */
export interface Plan {
  sentence: string;
  openings: string[];
}

const dayOfMonthIn = (moment: string, timeZone: string): number =>
  Number(localDay(new Date(moment), timeZone).slice('YYYY-MM-'.length));

const openingsOf = (timing: Timing, timeZone: string, now: Date): string[] => {
  const openings: string[] = [];
  for (let number = 1; number <= MOST_ROUNDS && openings.length < OPENINGS; number += 1) {
    const { opensAt } = roundOf(timing, timeZone, number);
    if (!opensAt || (timing.endDate !== null && opensAt >= new Date(timing.endDate))) break;
    if (opensAt > now) openings.push(momentInWords(opensAt.toISOString(), timeZone));
  }
  return openings;
};

export const planOf = (draft: DeliveryDraft, timeZone: string, now: Date): Plan => {
  const { frequency } = draft;
  const startDate = fromWallTime(draft.startDate, timeZone);
  const endDate = fromWallTime(draft.endDate, timeZone);
  const opens = startDate && momentInWords(startDate, timeZone);
  if (frequency === 'once')
    return { sentence: onceInWords(opens, endDate && momentInWords(endDate, timeZone)), openings: [] };
  const roundOpenDays = openDaysOf(frequency, draft.roundOpenDays);
  const from = startDate ?? now.toISOString();
  return {
    sentence: rhythmInWords({
      frequency,
      opens,
      weekday: weekdayIn(from, timeZone),
      day: dayOfMonthIn(from, timeZone),
      days: roundOpenDays,
    }),
    openings: startDate
      ? openingsOf({ frequency, startDate, endDate, roundOpenDays, closedAt: null }, timeZone, now)
      : [],
  };
};
