import type { DateKind } from '@folkmoot/contracts/client';
import { latinDigits } from '../../personal/latin-digits';

/**
 * @file Reads days and times as people write them. Browsers send `2026-05-04`; where they have no field for days, or a
 * program fills the form in, anything can come.
 */

const MONTH_LANGUAGES = ['en', 'cy', 'de', 'es', 'fr', 'ar'];
const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const FEWEST_LETTERS = 3;
const TWO_DIGITS = 100;
/** `49` is 2049, `50` is 1950. */
const CENTURY_TURNS = 50;

const plainWord = (word: string): string => word.toLowerCase().replace(/\.$/, '');

let known: ReadonlyMap<string, number> | null = null;

/** The names of months in the languages of our pages, long and short. */
const monthNames = (): ReadonlyMap<string, number> => {
  known ??= new Map(
    MONTH_LANGUAGES.flatMap((language) =>
      (['long', 'short'] as const).flatMap((style) => {
        const words = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
        return MONTHS.map((month) => [plainWord(words.format(Date.UTC(2026, month, 1))), month + 1] as const);
      }),
    ),
  );
  return known;
};

/** `Sept` and `janv` are known by their beginning. */
const monthOf = (word: string): number | undefined => {
  const plain = plainWord(word);
  const names = monthNames();
  const begun = [...names].filter(([name]) => plain.length >= FEWEST_LETTERS && name.startsWith(plain));
  return names.get(plain) ?? begun[0]?.[1];
};

const two = (value: number): string => String(value).padStart(2, '0');

const fullYear = (written: string): number => {
  const year = Number(written);
  if (written.length > 2 || year >= TWO_DIGITS) return year;
  return year < CENTURY_TURNS ? 2000 + year : 1900 + year;
};

/** Null for a day that no calendar has. */
const dayOf = (year: number, month: number | undefined, day: number): string | null => {
  if (month === undefined || year < 1000) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? `${year}-${two(month)}-${two(day)}` : null;
};

type Read = (...parts: string[]) => string | null;

const byNumbers: Read = (first = '', second = '', year = '') => {
  const [a, b] = [Number(first), Number(second)];
  // The day is first; where that is impossible, the month is.
  return b > 12 ? dayOf(fullYear(year), a, b) : dayOf(fullYear(year), b, a);
};

const dayForms: readonly (readonly [RegExp, Read])[] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, (year = '', month, day) => dayOf(Number(year), Number(month), Number(day))],
  [/^(\d{1,2}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{4}|\d{2})$/, byNumbers],
  [
    /^(\d{1,2})(?:st|nd|rd|th|er|\.|º)? ?(?:of |de |d’)?(\p{L}{3,20}\.?) ?(?:de )?,? ?(\d{4}|\d{2})$/u,
    (day, month = '', year = '') => dayOf(fullYear(year), monthOf(month), Number(day)),
  ],
  [
    /^(\p{L}{3,20}\.?) ?(\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u,
    (month = '', day, year = '') => dayOf(fullYear(year), monthOf(month), Number(day)),
  ],
];

const readDay = (written: string): string | null => {
  for (const [form, read] of dayForms) {
    const parts = form.exec(written)?.slice(1);
    if (parts) return read(...parts);
  }
  return null;
};

const TIME = /^(\d{1,2})(?:(?: ?[:.h] ?|(?<=\d\d))(\d{2}))?(?::\d{2})? ?(?:h|uhr|([ap])\.? ?m\.?)?$/i;
const NOON = 12;
const HOURS = 24;
const MINUTES = 60;

/** `2 pm` is 14. Null for an hour that no clock has. */
const hourOf = (written: string, half: string | undefined): number | null => {
  const hour = Number(written);
  if (half === undefined) return hour < HOURS ? hour : null;
  if (hour < 1 || hour > NOON) return null;
  return (hour % NOON) + (half.toLowerCase() === 'p' ? NOON : 0);
};

const readTime = (written: string): string | null => {
  const [whole, hours = '', minutes, half] = TIME.exec(written) ?? [];
  // A lone number is no time: `7` can be a day as well.
  if (whole === undefined || /^\d+$/.test(whole.slice(0, minutes ? 0 : undefined))) return null;
  const hour = hourOf(hours, half);
  return hour !== null && Number(minutes ?? 0) < MINUTES ? `${two(hour)}:${minutes ?? '00'}` : null;
};

/** A time is at most `2 p. m.`: three words. */
const MOST_TIME_WORDS = 3;

/** The time is at the end. Words between day and time mean nothing. */
const readMoment = (written: string): string | null => {
  const words = written
    .replace(/(\d)T(\d)/, '$1 $2')
    .replace(/, | (?:at|um|à|a las) /i, ' ')
    .split(' ');
  for (let count = 1; count <= MOST_TIME_WORDS; count += 1) {
    const day = readDay(words.slice(0, -count).join(' '));
    const time = readTime(words.slice(-count).join(' '));
    if (day && time) return `${day}T${time}`;
  }
  return null;
};

const readers: Readonly<Record<DateKind, (written: string) => string | null>> = {
  date: readDay,
  time: readTime,
  datetime: readMoment,
};

/** A day, a time of day or both in their stored form: `2026-05-04`, `14:30`, `2026-05-04T14:30`. Null for other texts. */
export const readDate = (written: string, kind: DateKind): string | null =>
  readers[kind](latinDigits(written).trim().replace(/\s+/g, ' '));
