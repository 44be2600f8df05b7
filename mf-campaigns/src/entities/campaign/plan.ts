import { localDay } from '@folkmoot/calendar/days';
import { roundOf, type Timing } from '@folkmoot/calendar/rounds';
import { type Campaign, weekdayIn } from '@folkmoot/contracts/client';
import { momentInWords } from '@folkmoot/shell-sdk';
import { planTexts } from './plan.messages';

type Recurring = Exclude<Campaign['frequency'], 'once'>;

/** For how many days a round is open by default, and at most. The longest ends about when the next one begins. */
export const roundLengths: Readonly<Record<Recurring, { usual: number; longest: number }>> = {
  weekly: { usual: 3, longest: 7 },
  monthly: { usual: 7, longest: 31 },
  quarterly: { usual: 14, longest: 92 },
};

/** Days for which a round is open: a whole number in the allowed range. The default when blank or invalid. */
export const openDaysOf = (frequency: Recurring, entered: number | string): number => {
  const { usual, longest } = roundLengths[frequency];
  const days = Math.floor(Number(entered));
  return days >= 1 ? Math.min(days, longest) : usual;
};

/** When a campaign opens and closes. */
export interface Schedule {
  frequency: Campaign['frequency'];
  /** Moments; null means with the activation, and never. */
  startDate: string | null;
  endDate: string | null;
  /** Blank means the default length. */
  roundOpenDays: number | string;
}

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

interface PlanOptions {
  timeZone: string;
  now: Date;
  /** Describes the campaign as if it was activated at this moment. */
  isActivated?: boolean;
}

/** The first opening as the start of a sentence, and its moment if it is known. */
const firstOpening = (startDate: string | null, { timeZone, now, isActivated = false }: PlanOptions) => {
  if (isActivated && (startDate === null || new Date(startDate) <= now))
    return { begin: planTexts.beginnings.now, at: startDate ?? now.toISOString() };
  return {
    begin: startDate
      ? planTexts.beginnings.at(momentInWords(startDate, timeZone))
      : planTexts.beginnings.withActivation,
    at: startDate,
  };
};

/** A schedule in words, in the council's time zone. */
export const planOf = (schedule: Schedule, options: PlanOptions): Plan => {
  const { frequency, endDate } = schedule;
  const { timeZone, now } = options;
  const { begin, at } = firstOpening(schedule.startDate, options);
  if (frequency === 'once')
    return { sentence: planTexts.once(begin, endDate && momentInWords(endDate, timeZone)), openings: [] };
  const roundOpenDays = openDaysOf(frequency, schedule.roundOpenDays);
  const from = at ?? now.toISOString();
  return {
    sentence: planTexts.rhythm({
      frequency,
      begin,
      isDayKnown: at !== null,
      weekday: weekdayIn(from, timeZone),
      day: dayOfMonthIn(from, timeZone),
      days: roundOpenDays,
    }),
    openings: at ? openingsOf({ frequency, startDate: at, endDate, roundOpenDays, closedAt: null }, timeZone, now) : [],
  };
};
