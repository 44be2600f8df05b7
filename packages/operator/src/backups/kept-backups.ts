const MS_PER_DAY = 86_400_000;
/** 1 January 1970 was a Thursday. Weeks begin on Monday. */
const DAYS_TO_MONDAY = 3;
const DAYS_PER_WEEK = 7;

export interface KeepRules {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

interface Dated {
  readonly name: string;
  readonly at: Date;
}

const dayOf = (at: Date): string => String(Math.floor(at.getTime() / MS_PER_DAY));
const weekOf = (at: Date): string =>
  String(Math.floor((Math.floor(at.getTime() / MS_PER_DAY) + DAYS_TO_MONDAY) / DAYS_PER_WEEK));
const monthOf = (at: Date): string => at.toISOString().slice(0, 'yyyy-mm'.length);

/** The newest backup of each of the last `count` periods that have one. */
const newestOfPeriods = (
  newestFirst: readonly Dated[],
  count: number,
  periodOf: (at: Date) => string,
): readonly string[] => {
  const byPeriod = new Map<string, string>();
  for (const { name, at } of newestFirst) {
    const period = periodOf(at);
    if (!byPeriod.has(period) && byPeriod.size < count) byPeriod.set(period, name);
  }
  return [...byPeriod.values()];
};

/**
 * The backups that the rules keep. The newest one and the last verified one always stay. Periods without a backup do not
 * count, so an installation that was off for months keeps what it has.
 */
export const keptBackups = (
  backups: readonly Dated[],
  { days, weeks, months }: KeepRules,
  verified: string | undefined,
): ReadonlySet<string> => {
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const [newest] = newestFirst;
  return new Set([
    ...(newest ? [newest.name] : []),
    ...(verified === undefined ? [] : [verified]),
    ...newestOfPeriods(newestFirst, days, dayOf),
    ...newestOfPeriods(newestFirst, weeks, weekOf),
    ...newestOfPeriods(newestFirst, months, monthOf),
  ]);
};
