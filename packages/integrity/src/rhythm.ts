import type { Columns } from './columns';
import { valueAt } from './growing';
import { HOUR_MS, type LocalTime } from './local-time';
import { arrivalsByHour } from './profile';
import type { Circumstances, WaveReason } from './shapes';

/** A wave is above the rhythm when most of it came in so few hours, and so many times what is usual in them. */
const MAX_HOURS = 24;
const MIN_TIMES_USUAL = 3;
const MOST_OF_IT = 0.8;
/** People who come by no link have no cause that is known. */
const WITHOUT_CAUSE = 'direct';

/** When responses are usual, and what explains that there are more. */
export interface Rhythm {
  /** How many responses without a sign arrive in this hour since 1970. */
  readonly usualIn: (hour: number) => number;
  /** How many responses mailings, posters, links and shared places brought on a local day beyond those of an ordinary day. */
  readonly explainedOn: (day: string) => number;
  readonly dayOf: (hour: number) => string;
}

const middleOf = (counts: readonly number[], days: number): number => {
  const all = [...counts, ...Array.from({ length: Math.max(0, days - counts.length) }, () => 0)].sort((a, b) => a - b);
  return all[Math.floor(all.length / 2)] ?? 0;
};

/** Responses beyond the middle day of their source, by day. */
const extraByDay = (arrivals: Circumstances['arrivals']): Map<string, number> => {
  const days = new Set(arrivals.map(({ day }) => day)).size;
  const bySource = new Map<string, Circumstances['arrivals'][number][]>();
  for (const arrival of arrivals) {
    if (arrival.source === WITHOUT_CAUSE) continue;
    const known = bySource.get(arrival.source) ?? [];
    known.push(arrival);
    bySource.set(arrival.source, known);
  }
  const extra = new Map<string, number>();
  for (const list of bySource.values()) {
    const ordinary = middleOf(
      list.map(({ responses }) => responses),
      days,
    );
    for (const { day, responses } of list) extra.set(day, (extra.get(day) ?? 0) + Math.max(0, responses - ordinary));
  }
  return extra;
};

export const rhythmOf = (usualAt: Float64Array, time: LocalTime, circumstances: Circumstances): Rhythm => {
  const extra = extraByDay(circumstances.arrivals);
  const shared = new Map(circumstances.sharedPlaces.map(({ day, responses }) => [day, responses]));
  return {
    usualIn: (hour) => valueAt(usualAt, time.hourOf(hour * HOUR_MS)),
    // Responses of shared places came by a code, so they are among the sources already.
    explainedOn: (day) => Math.max(extra.get(day) ?? 0, shared.get(day) ?? 0),
    dayOf: (hour) => time.dayOf(hour * HOUR_MS),
  };
};

/**
 * The busiest hours with most of these responses, beside what is usual in them and what known causes explain; null when they
 * are spread, or when usual arrivals and known causes suffice.
 */
export const aboveRhythm = (columns: Columns, rows: readonly number[], rhythm: Rhythm): WaveReason | null => {
  const busiest = [...arrivalsByHour(columns, rows)].sort(([a, some], [b, more]) => more - some || a - b);
  const days = new Set<string>();
  let responses = 0;
  let usual = 0;
  let hours = 0;
  for (const [hour, count] of busiest) {
    if (responses >= MOST_OF_IT * rows.length) break;
    responses += count;
    usual += rhythm.usualIn(hour);
    days.add(rhythm.dayOf(hour));
    hours += 1;
  }
  let explained = 0;
  for (const day of days) explained += rhythm.explainedOn(day);
  if (hours > MAX_HOURS || responses < MIN_TIMES_USUAL * (usual + explained)) return null;
  return { code: 'above_rhythm', figures: { responses, usual: Math.round(usual), hours, explained } };
};
