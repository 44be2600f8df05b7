import type { getHealthHistoryOperation, HealthState, ReplyOf } from '@folkmoot/contracts/client';

export type HealthHistory = ReplyOf<typeof getHealthHistoryOperation>;

/** `none` means that nobody knows: the installation was off, or the part could not be asked. */
export type DayState = 'ok' | 'degraded' | 'down' | 'none';

export interface DayCell {
  readonly day: string;
  readonly state: DayState;
  readonly downMinutes: number;
  readonly degradedMinutes: number;
  /** Minutes of this day without data. */
  readonly missingMinutes: number;
}

const DAY_MINUTES = 1_440;
const MINUTE_MS = 60_000;
/** A day is shown as incomplete from this many minutes without data. Restarts are shorter. */
const NOTABLE_MINUTES = 60;

/** Minutes of the day that have passed at this moment. */
const passedOf = (day: string, now: number): number =>
  Math.max(0, Math.min(DAY_MINUTES, Math.floor((now - Date.parse(`${day}T00:00:00.000Z`)) / MINUTE_MS)));

const worse: Readonly<Record<DayState, number>> = { none: 0, ok: 1, degraded: 2, down: 3 };

const worstOf = (states: readonly DayState[]): DayState =>
  states.reduce((worst, state) => (worse[state] > worse[worst] ? state : worst), 'none' as DayState);

type RecordedDay = HealthHistory['days'][number];
type RecordedPart = HealthHistory['parts'][number];

const NO_PROBLEM = { downMinutes: 0, degradedMinutes: 0, unknownMinutes: 0 };

/** A day as it is recorded. */
const recordedCell = ({ day, watchedMinutes }: RecordedDay, part: RecordedPart | undefined, now: number): DayCell => {
  const problem = part?.problems.find((each) => each.day === day) ?? NO_PROBLEM;
  const isPresent = part !== undefined && !part.absentOn.includes(day);
  const known = isPresent ? Math.max(0, watchedMinutes - problem.unknownMinutes) : 0;
  const { downMinutes, degradedMinutes } = problem;
  const states: readonly DayState[] = [
    downMinutes > 0 ? 'down' : 'none',
    degradedMinutes > 0 ? 'degraded' : 'none',
    known > 0 ? 'ok' : 'none',
  ];
  const missingMinutes = Math.max(0, passedOf(day, now) - known);
  return { day, state: worstOf(states), downMinutes, degradedMinutes, missingMinutes };
};

/**
 * The days of one part, today last. Today also has the present state, because the record is up to some minutes behind.
 */
export const cellsOf = (
  { id, state }: { readonly id: string; readonly state: HealthState },
  { days, parts }: HealthHistory,
  now: number,
): DayCell[] => {
  const part = parts.find((each) => each.id === id);
  const present: DayState = state === 'unknown' ? 'none' : state;
  const cells = days.map((day) => recordedCell(day, part, now));
  const today = cells.pop();
  return today ? [...cells, { ...today, state: worstOf([today.state, present]) }] : [];
};

/** Several parts as one: each day has the state of the part that was worst. */
export const worstCells = (rows: readonly (readonly DayCell[])[]): DayCell[] => {
  const [first = []] = rows;
  return first.map(({ day }, index) => {
    const cells = rows.flatMap((row) => row[index] ?? []);
    return {
      day,
      state: worstOf(cells.map(({ state }) => state)),
      downMinutes: Math.max(...cells.map(({ downMinutes }) => downMinutes)),
      degradedMinutes: Math.max(...cells.map(({ degradedMinutes }) => degradedMinutes)),
      missingMinutes: Math.min(...cells.map(({ missingMinutes }) => missingMinutes)),
    };
  });
};

export const isIncomplete = ({ state, missingMinutes }: DayCell): boolean =>
  state !== 'none' && missingMinutes >= NOTABLE_MINUTES;

/** Days that are worth a line: with a problem, or with notable time without data. */
const isNotable = (cell: DayCell): boolean => cell.state !== 'ok' || isIncomplete(cell);

/** A notable day, or the first and last of several days without any data. */
export interface NotableDays {
  readonly first: DayCell;
  readonly last: DayCell;
}

/** The notable days, the latest first. Days without any data that follow each other are one entry. */
export const notableDays = (cells: readonly DayCell[]): NotableDays[] => {
  const entries: NotableDays[] = [];
  let before: DayCell | null = null;
  for (const cell of cells) {
    const open = entries.at(-1);
    if (open && before?.state === 'none' && cell.state === 'none')
      entries[entries.length - 1] = { ...open, last: cell };
    else if (isNotable(cell)) entries.push({ first: cell, last: cell });
    before = cell;
  }
  return entries.reverse();
};
