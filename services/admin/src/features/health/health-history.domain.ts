import type { getHealthHistoryOperation, HealthState, ResponseOf } from '@folkmoot/contracts';
import type { PartSeconds, RecordedDay } from '../../entities/health-day/health-day.domain';
import type { PartChange } from '../../entities/system-event/system-event.domain';

type HealthHistory = ResponseOf<typeof getHealthHistoryOperation>;

const SECOND_MS = 1_000;
const MINUTE_SECONDS = 60;
const DAY_MS = 86_400_000;
const DATE_LENGTH = 'YYYY-MM-DD'.length;

const DAYS_SHOWN = 28;
/** After a longer time without a record, nobody was watching: the machine slept, or no replica ran. */
const LONGEST_GAP_MS = 20 * 60_000;

/** A part with the state that it had last. */
export interface WatchedPart {
  readonly id: string;
  readonly state: HealthState;
}

interface Span {
  readonly from: Date;
  readonly until: Date;
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, DATE_LENGTH);

/**
 * When the time begins that has not been recorded but was watched. The time between the last record and the start of this
 * process has no data, because nobody knows how it was.
 */
export const unrecordedSince = (recordedUntil: Date | null, startedAt: Date, until: Date): Date => {
  if (recordedUntil === null || recordedUntil < startedAt) return startedAt;
  return until.getTime() - recordedUntil.getTime() > LONGEST_GAP_MS ? until : recordedUntil;
};

/** The parts of a span by days in UTC. */
const byDay = ({ from, until }: Span): Span[] => {
  const nextDay = new Date(Math.floor(from.getTime() / DAY_MS) * DAY_MS + DAY_MS);
  if (nextDay >= until) return [{ from, until }];
  return [{ from, until: nextDay }, ...byDay({ from: nextDay, until })];
};

const secondsOf = ({ from, until }: Span): number => Math.round((until.getTime() - from.getTime()) / SECOND_MS);

/** The states of a part within a span, in order. `changes` are of this part and this span, oldest first. */
const statesIn = (span: Span, { state }: WatchedPart, changes: readonly PartChange[]) => {
  const first = changes[0] ? (changes[0].from ?? 'unknown') : state;
  const starts = [{ at: span.from, state: first }, ...changes.map(({ at, to }) => ({ at, state: to }))];
  return starts.map((start, index) => ({
    state: start.state,
    span: { from: start.at, until: starts[index + 1]?.at ?? span.until },
  }));
};

const NONE: PartSeconds = { degraded: 0, down: 0, unknown: 0 };

/** How the parts were on each day of a span. */
export const daysOf = (span: Span, parts: readonly WatchedPart[], changes: readonly PartChange[]): RecordedDay[] => {
  const problems = new Map<string, Map<string, PartSeconds>>();
  const add = (day: string, id: string, state: keyof PartSeconds, seconds: number): void => {
    const ofDay = problems.get(day) ?? new Map<string, PartSeconds>();
    const before = ofDay.get(id) ?? NONE;
    problems.set(day, ofDay.set(id, { ...before, [state]: before[state] + seconds }));
  };
  for (const part of parts) {
    const own = changes.filter(({ id }) => id === part.id);
    for (const { state, span: time } of statesIn(span, part, own)) {
      if (state === 'ok') continue;
      for (const piece of byDay(time)) add(dayOf(piece.from), part.id, state, secondsOf(piece));
    }
  }
  return byDay(span).map((piece) => ({
    day: dayOf(piece.from),
    watched: secondsOf(piece),
    parts: parts.map(({ id }) => id),
    problems: problems.get(dayOf(piece.from)) ?? new Map(),
  }));
};

/** The days that are shown, today last. */
export const daysShown = (now: Date): string[] =>
  Array.from({ length: DAYS_SHOWN }, (_, index) => dayOf(new Date(now.getTime() - (DAYS_SHOWN - 1 - index) * DAY_MS)));

/** A problem of some seconds is a minute, because it is not nothing. */
const minutesUp = (seconds: number): number => Math.ceil(seconds / MINUTE_SECONDS);

/** The record with a place for each day. A day without a record was watched for no minute. */
export const historyOf = (days: readonly string[], recorded: readonly RecordedDay[]): HealthHistory => {
  const known = new Map(recorded.map((day) => [day.day, day]));
  const ids = [...new Set(recorded.flatMap(({ parts }) => parts))].sort();
  return {
    days: days.map((day) => ({ day, watchedMinutes: Math.floor((known.get(day)?.watched ?? 0) / MINUTE_SECONDS) })),
    parts: ids.map((id) => ({
      id,
      absentOn: recorded.filter(({ parts }) => !parts.includes(id)).map(({ day }) => day),
      problems: recorded.flatMap(({ day, problems }) => {
        const seconds = problems.get(id);
        if (!seconds) return [];
        return [
          {
            day,
            degradedMinutes: minutesUp(seconds.degraded),
            downMinutes: minutesUp(seconds.down),
            unknownMinutes: minutesUp(seconds.unknown),
          },
        ];
      }),
    })),
  };
};
