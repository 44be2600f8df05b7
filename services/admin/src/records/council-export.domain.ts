import { COUNCIL_EXPORT_DAYS, type CouncilExportState, DomainError, type ServiceName } from '@folkmoot/contracts';

const DAY_MS = 86_400_000;
/** A service that does not answer is asked that often, after longer and longer pauses. */
const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 5_000;

/** One kind of things of one service: as far as it has been taken. */
export interface ExportPart {
  readonly service: ServiceName;
  readonly kind: string;
  /** How many there were when the export began. */
  readonly expected: number;
  readonly lines: number;
  readonly bytes: number;
  /** How many files its lines are in so far. */
  readonly pieces: number;
  /** The last thing that is in a piece. */
  readonly after: string | null;
  readonly isDone: boolean;
}

export interface StoredCouncilExport {
  readonly id: string;
  readonly councilId: string;
  readonly state: CouncilExportState;
  /** Null until every service has said what it has. */
  readonly parts: readonly ExportPart[] | null;
  /** In a row, without anything taken in between. */
  readonly failures: number;
  readonly problem: ServiceName | null;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly finishedAt: Date | null;
  /** When what was taken is thrown away. */
  readonly keepUntil: Date;
  readonly revision: number;
}

const keptFrom = (now: Date): Date => new Date(now.getTime() + COUNCIL_EXPORT_DAYS * DAY_MS);

/** An export that has just been asked for. */
export const askedExport = (
  given: Pick<StoredCouncilExport, 'id' | 'councilId'>,
  now: Date,
): Omit<StoredCouncilExport, 'revision'> => ({
  ...given,
  state: 'waiting',
  parts: null,
  failures: 0,
  problem: null,
  createdAt: now,
  dueAt: now,
  finishedAt: null,
  keepUntil: keptFrom(now),
});

export const isUnderWay = ({ state }: Pick<StoredCouncilExport, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/** Stops it. Throws transition_not_allowed when it is not being made. */
export const cancelledExport = (given: StoredCouncilExport, now: Date) => {
  if (!isUnderWay(given)) throw new DomainError('transition_not_allowed');
  return { state: 'cancelled', finishedAt: now, keepUntil: keptFrom(now) } as const;
};

/** Goes on with it. Throws transition_not_allowed unless it was stopped or failed, and what was taken is still there. */
export const resumedExport = ({ state, keepUntil }: StoredCouncilExport, now: Date) => {
  if ((state !== 'cancelled' && state !== 'failed') || keepUntil <= now)
    throw new DomainError('transition_not_allowed');
  return {
    state: 'waiting',
    failures: 0,
    problem: null,
    finishedAt: null,
    dueAt: now,
    keepUntil: keptFrom(now),
  } as const;
};

export const finishedExport = (now: Date) =>
  ({ state: 'done', finishedAt: now, keepUntil: keptFrom(now), failures: 0 }) as const;

/** After a service gave nothing: later again, or for good. */
export const failedExport = ({ failures }: StoredCouncilExport, problem: ServiceName, now: Date) => {
  const count = failures + 1;
  if (count >= MOST_ATTEMPTS) {
    return { state: 'failed', problem, failures: count, finishedAt: now, keepUntil: keptFrom(now) } as const;
  }
  const dueAt = new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** (count - 1));
  return { state: 'waiting', problem: null, failures: count, dueAt } as const;
};

/** What is taken next; null when all is. */
export const nextPart = (parts: readonly ExportPart[]): ExportPart | null =>
  parts.find(({ isDone }) => !isDone) ?? null;

/** The parts with one of them changed. */
export const withPart = (parts: readonly ExportPart[], changed: ExportPart): ExportPart[] =>
  parts.map((part) => (part.service === changed.service && part.kind === changed.kind ? changed : part));
