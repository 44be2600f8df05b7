import { countDays, daysAfter, weekOf } from '@folkmoot/calendar/days';
import type { Question } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import type { Counters } from '../../core/question-type';
import { boundsOf, kindOf } from './date.answers';

type Unit = 'day' | 'week' | 'month' | 'hour';

export interface DateBucket {
  /** Its first day or its hour: `2026-05-04`, `2026-05`, `14`. */
  value: string;
  label: string;
  count: number;
  /** Names of the counters that it is the sum of. */
  counters: readonly string[];
}

const MOST_DAYS = 31;
const DAYS_IN_WEEK = 7;
const MOST_WEEKS = 27;
/** More months than this are shown as years. */
const MOST_MONTHS = 36;
const HOURS = 24;

/** The unit in which answers are counted depends on the settings only, so that answers can be taken back. */
const unitOf = (question: Question): Unit => {
  if (kindOf(question) === 'time') return 'hour';
  const days = countDays(...boundsOf(question));
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEKS * DAYS_IN_WEEK ? 'week' : 'month';
};

const valueIn: Readonly<Record<Unit, (answer: string) => string>> = {
  hour: (answer) => answer.slice(0, 2),
  day: (answer) => answer.slice(0, 10),
  week: (answer) => weekOf(answer.slice(0, 10)),
  month: (answer) => answer.slice(0, 7),
};

/** `d20260504`: names of counters are letters and digits. */
const keyOf = (unit: Unit, value: string): string => `${unit[0]}${value.replaceAll('-', '')}`;

export const bucketKey = (answer: string, question: Question): string => {
  const unit = unitOf(question);
  return keyOf(unit, valueIn[unit](answer));
};

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const dayInWords = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

const labelIn: Readonly<Record<Unit, (value: string) => string>> = {
  hour: (value) => `${value}:00 – ${value}:59`,
  day: dayInWords,
  week: (value) => `Week of ${dayInWords(value)}`,
  month: (value) => months.format(new Date(`${value}-01T00:00:00Z`)),
};

const nextMonth = (month: string): string => daysAfter(`${month}-01`, MOST_DAYS).slice(0, 7);

const stepOf: Readonly<Record<Exclude<Unit, 'hour'>, (value: string) => string>> = {
  day: (value) => daysAfter(value, 1),
  week: (value) => daysAfter(value, DAYS_IN_WEEK),
  month: nextMonth,
};

/** Every value of the settings, the empty ones too. */
const valuesOf = (question: Question, unit: Unit): string[] => {
  if (unit === 'hour') return Array.from({ length: HOURS }, (_, hour) => String(hour).padStart(2, '0'));
  const [first, last] = boundsOf(question).map(valueIn[unit]) as [string, string];
  const values: string[] = [];
  for (let value = first; value <= last; value = stepOf[unit](value)) values.push(value);
  return values;
};

type Counted = Omit<DateBucket, 'label'>;

/** From the first to the last that somebody chose. */
const withoutEmptyEnds = (buckets: readonly Counted[]): Counted[] => {
  const isChosen = ({ count }: Counted) => count > 0;
  const first = buckets.findIndex(isChosen);
  return first < 0 ? [] : buckets.slice(first, buckets.findLastIndex(isChosen) + 1);
};

const inYears = (counted: readonly Counted[]): DateBucket[] => {
  const years = new Map<string, { count: number; counters: string[] }>();
  for (const { value, count, counters } of counted) {
    const year = years.get(value.slice(0, 4)) ?? { count: 0, counters: [] };
    years.set(value.slice(0, 4), { count: year.count + count, counters: [...year.counters, ...counters] });
  }
  return [...years].map(([year, sum]) => ({ value: year, label: year, ...sum }));
};

/** The answers by day, week, month or year, or by hour. */
export const bucketsOf = (counters: Counters, question: Question): DateBucket[] => {
  const unit = unitOf(question);
  const all = valuesOf(question, unit).map((value) => {
    const key = keyOf(unit, value);
    return { value, count: lookup(counters, key) ?? 0, counters: [key] };
  });
  const shown = withoutEmptyEnds(all);
  return unit === 'month' && shown.length > MOST_MONTHS
    ? inYears(shown)
    : shown.map((bucket) => ({ ...bucket, label: labelIn[unit](bucket.value) }));
};
