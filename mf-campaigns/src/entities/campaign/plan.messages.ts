import type { Campaign } from '@folkmoot/contracts/client';

type Frequency = Campaign['frequency'];

const ordinals: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinal = (day: number): string =>
  `${day}${ordinals[new Intl.PluralRules('en', { type: 'ordinal' }).select(day)] ?? 'th'}`;

/** From this day on, some months are too short. */
const SHORT_MONTH = 29;
const dayOfMonth = (day: number): string =>
  `on the ${ordinal(day)}${day >= SHORT_MONTH ? ', or the last day of a shorter month' : ''}`;

/** The start of the sentence: at a known moment, at once, or with the activation. */
const beginnings = {
  at: (moment: string) => `Opens on ${moment}`,
  now: 'Opens now',
  withActivation: 'Opens when you activate the campaign',
} as const;

export interface RhythmWords {
  frequency: Exclude<Frequency, 'once'>;
  begin: string;
  /** Whether the first opening, and so the day of all others, is known. */
  isDayKnown: boolean;
  weekday: string;
  day: number;
  days: number;
}

const repeats = ({ frequency, isDayKnown, weekday, day }: RhythmWords): string => {
  const every = { weekly: 'every week', monthly: 'every month', quarterly: 'every three months' }[frequency];
  if (!isDayKnown) return every;
  return frequency === 'weekly' ? `${every} on ${weekday}` : `${every} ${dayOfMonth(day)}`;
};

export const planTexts = {
  beginnings,
  /** The rhythm of a recurring campaign in one sentence. */
  rhythm: (words: RhythmWords): string => {
    const { begin, days } = words;
    return `${begin} for ${days} ${days === 1 ? 'day' : 'days'}, then ${repeats(words)}.`;
  },
  once: (begin: string, closes: string | null): string =>
    closes === null ? `${begin} and stays open until you complete it.` : `${begin} and closes on ${closes}.`,
  nextOpenings: 'Next openings',
} as const;
