import { lookup } from './dictionary';
import { interfaceLanguage } from './interface-language';
import { localeOf } from './locale';

/**
 * All dates and times for people are formatted here: in the language of the interface, in the order of the council's
 * country, which is derived from its time zone, and in that time zone. Files for programs (CSV, JSON) use ISO dates instead.
 */
export type Moment = Date | string | number;

type Style = Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a format is slow, and thousands are needed. */
const formatOf = (locale: string, options: Style): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
};

/** Staff see 24-hour times, except in the country that uses am and pm. */
const clockOf = (locale: string): Style => (locale === 'en-US' ? { hour: 'numeric' } : { hourCycle: 'h23' });

const DAY: Style = { day: 'numeric', month: 'short', year: 'numeric' };
const DAY_IN_WORDS: Style = { day: 'numeric', month: 'long', year: 'numeric' };
const TIME: Style = { hour: '2-digit', minute: '2-digit' };
const TIME_FOR_RESIDENTS: Style = { hour: 'numeric', minute: '2-digit' };

const writeIn = (locale: string, moment: Moment, style: Style): string =>
  formatOf(locale, style).format(new Date(moment));

/**
 * Names of months and days by their English names, for a language that the browser does not have: Chrome has no Welsh.
 * Filled by the words of that language.
 */
export const dateNames: Readonly<Record<string, string>> = {};

const isLacking = (locale: string): boolean => Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0;

/** In the order of Great Britain, with the names of `dateNames`. */
const writeByNames = (moment: Moment, style: Style): string =>
  formatOf('en-GB', style)
    .formatToParts(new Date(moment))
    .map(({ value }) => lookup(dateNames, value) ?? value)
    .join('');

const write = (
  moment: Moment,
  timeZone: string,
  style: Style,
  language: string = interfaceLanguage(),
  country = timeZone,
): string => {
  const locale = localeOf(language, country);
  const whole = { ...style, ...(style.hour ? clockOf(locale) : {}), timeZone };
  return language !== 'en' && isLacking(locale) ? writeByNames(moment, whole) : writeIn(locale, moment, whole);
};

/** `3 Nov 2026`: for tables. */
export const dayIn = (moment: Moment, timeZone: string): string => write(moment, timeZone, DAY);

/** `3 Nov 2026, 09:00`: for tables. */
export const momentIn = (moment: Moment, timeZone: string): string => write(moment, timeZone, { ...DAY, ...TIME });

/** `3 Nov 2026, 09:00:25`: for logs. */
export const secondIn = (moment: Moment, timeZone: string): string =>
  write(moment, timeZone, { ...DAY, ...TIME, second: '2-digit' });

/** `09:00:25` */
export const timeIn = (moment: Moment, timeZone: string): string =>
  write(moment, timeZone, { ...TIME, second: '2-digit' });

/** `09:00` */
export const timeOfDayIn = (moment: Moment, timeZone: string): string => write(moment, timeZone, TIME);

/** `3 November 2026`: for sentences. */
export const dayInWords = (moment: Moment, timeZone: string, language?: string): string =>
  write(moment, timeZone, DAY_IN_WORDS, language);

/** `3 November 2026 at 09:00`: for sentences. */
export const momentInWords = (moment: Moment, timeZone: string): string =>
  write(moment, timeZone, { ...DAY_IN_WORDS, ...TIME });

/** `3 November`, without the year. */
export const dayOfYearInWords = (moment: Moment, timeZone: string): string =>
  write(moment, timeZone, { day: 'numeric', month: 'long' });

/** `November 2026` */
export const monthInWords = (moment: Moment, timeZone: string): string =>
  write(moment, timeZone, { month: 'long', year: 'numeric' });

const calendarStyles = {
  /** `3 Nov 2026` */
  day: DAY,
  /** `3 November 2026` */
  dayInWords: DAY_IN_WORDS,
  /** `3 Nov` */
  dayOfYear: { day: 'numeric', month: 'short' },
  /** `Nov 2026` */
  month: { month: 'short', year: 'numeric' },
} as const satisfies Readonly<Record<string, Style>>;

/**
 * A calendar day (`2026-11-03`) in the format of a time zone's country. It is not converted, so it never becomes
 * another day.
 */
export const calendarDayIn = (
  day: string,
  timeZone: string,
  style: keyof typeof calendarStyles = 'day',
  language: string = interfaceLanguage(),
): string => write(`${day}T00:00:00Z`, 'UTC', calendarStyles[style], language, timeZone);

/** `Tuesday` */
export const weekdayIn = (moment: Moment, timeZone: string): string => write(moment, timeZone, { weekday: 'long' });

/** `Tuesday, 3 November 2026 at 09:00 GMT`: for residents, in their language with its usual clock. */
export const momentForResidents = (moment: Moment, language: string, timeZone = 'UTC'): string =>
  writeIn(localeOf(language, timeZone), moment, {
    weekday: 'long',
    ...DAY_IN_WORDS,
    ...TIME_FOR_RESIDENTS,
    timeZone,
    timeZoneName: 'short',
  });

/** `Friday 20 November`: for residents, when the year is clear. */
export const recentDayForResidents = (moment: Moment, language: string, timeZone: string): string =>
  writeIn(localeOf(language, timeZone), moment, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
