import { localeOf } from './locale';

/**
 * Every date and time that people read is written here: in the order of the council's country, which its time zone tells,
 * by the council's clock. Files for programs (CSV, JSON) carry ISO dates instead.
 */
export type Moment = Date | string | number;

type Style = Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are slow to make and asked for by the thousand. */
const formatOf = (locale: string, options: Style): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
};

/** 24 hours, except in the country that reads am and pm. */
const clockOf = (locale: string): Style => (locale === 'en-US' ? { hour: 'numeric' } : { hourCycle: 'h23' });

const DAY: Style = { day: 'numeric', month: 'short', year: 'numeric' };
const DAY_IN_WORDS: Style = { day: 'numeric', month: 'long', year: 'numeric' };
const TIME: Style = { hour: '2-digit', minute: '2-digit' };

const write = (moment: Moment, timeZone: string, style: Style, language = 'en'): string => {
  const locale = localeOf(language, timeZone);
  return formatOf(locale, { ...style, ...(style.hour ? clockOf(locale) : {}), timeZone }).format(new Date(moment));
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

/** `3 November 2026`: for sentences. */
export const dayInWords = (moment: Moment, timeZone: string, language = 'en'): string =>
  write(moment, timeZone, DAY_IN_WORDS, language);

/** `3 November 2026 at 09:00`: for sentences. */
export const momentInWords = (moment: Moment, timeZone: string): string =>
  write(moment, timeZone, { ...DAY_IN_WORDS, ...TIME });

/** `3 November`, without the year. */
export const dayOfYearInWords = (moment: Moment, timeZone: string): string =>
  write(moment, timeZone, { day: 'numeric', month: 'long' });

/** `3 Nov`, without the year. */
export const dayOfYearIn = (moment: Moment, timeZone: string): string =>
  write(moment, timeZone, { day: 'numeric', month: 'short' });

/** `Nov 2026` */
export const monthIn = (moment: Moment, timeZone: string): string =>
  write(moment, timeZone, { month: 'short', year: 'numeric' });

/** `November 2026` */
export const monthInWords = (moment: Moment, timeZone: string): string =>
  write(moment, timeZone, { month: 'long', year: 'numeric' });

/** `Tuesday` */
export const weekdayIn = (moment: Moment, timeZone: string): string => write(moment, timeZone, { weekday: 'long' });

/** `Tuesday, 3 November 2026 at 09:00 GMT`: for residents, in their language. */
export const momentForResidents = (moment: Moment, language: string, timeZone = 'UTC'): string =>
  write(moment, timeZone, { weekday: 'long', ...DAY_IN_WORDS, ...TIME, timeZoneName: 'short' }, language);
