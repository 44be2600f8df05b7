export const rangeNames = ['all', 'last7', 'last30', 'last90'] as const;
export type RangeName = (typeof rangeNames)[number];

const isRangeName = (name: string): name is RangeName => (rangeNames as readonly string[]).includes(name);
export const rangeNameOf = (value: string | null): RangeName => (value && isRangeName(value) ? value : 'all');

/** Today's calendar day in a zone, as YYYY-MM-DD. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date): string => date.toISOString().slice(0, 10);

const daysBefore = (day: string, days: number): string => {
  const date = asDate(day);
  date.setUTCDate(date.getUTCDate() - days);
  return asDay(date);
};

/** The same day three calendar months earlier; the 31st becomes the month's last day (F-12). */
const monthsBefore = (day: string, months: number): string => {
  const date = asDate(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months + 1, 0);
  date.setUTCDate(Math.min(wanted, date.getUTCDate()));
  return asDay(date);
};

/** First and last local day of a named range, both inclusive; nothing for all time. */
export const daysOf = (name: RangeName, today: string): { from?: string; to?: string } => {
  if (name === 'all') return {};
  const from = {
    last7: () => daysBefore(today, 6),
    last30: () => daysBefore(today, 29),
    last90: () => monthsBefore(today, 3),
  }[name]();
  return { from, to: today };
};
