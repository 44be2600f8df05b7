import { COUNCIL_EXPORT_DAYS, type CouncilExportState, DomainError, type ServiceName } from '@folkmoot/contracts';

const DAY_MS = 86_400_000;
/** Attempts before an export fails because a service does not answer. The pauses between them grow. */
const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 5_000;

/** The progress of one collection of one service. */
export interface ExportPart {
  readonly service: ServiceName;
  readonly kind: string;
  /** Number of items at the start of the export. */
  readonly expected: number;
  readonly lines: number;
  readonly bytes: number;
  /** Number of files written so far. */
  readonly pieces: number;
  /** Id of the last item in a piece. */
  readonly after: string | null;
  readonly isDone: boolean;
}

export interface StoredCouncilExport {
  readonly id: string;
  readonly councilId: string;
  readonly state: CouncilExportState;
  /** Null until every service has answered with its collections. */
  readonly parts: readonly ExportPart[] | null;
  /** Consecutive failures. Any progress resets the count. */
  readonly failures: number;
  readonly problem: ServiceName | null;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly finishedAt: Date | null;
  /** The files are deleted after this time. */
  readonly keepUntil: Date;
  readonly revision: number;
}

const keptFrom = (now: Date): Date => new Date(now.getTime() + COUNCIL_EXPORT_DAYS * DAY_MS);

/** The state of a new export. */
export const newCouncilExport = (
  stored: Pick<StoredCouncilExport, 'id' | 'councilId'>,
  now: Date,
): Omit<StoredCouncilExport, 'revision'> => ({
  ...stored,
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

/** Cancels an export. Throws transition_not_allowed when it is not running. */
export const cancelledExport = (stored: StoredCouncilExport, now: Date) => {
  if (!isUnderWay(stored)) throw new DomainError('transition_not_allowed');
  return { state: 'cancelled', finishedAt: now, keepUntil: keptFrom(now) } as const;
};

/** Resumes an export. Throws transition_not_allowed unless it was cancelled or failed and its files still exist. */
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

/** After a failed attempt: schedules a retry, or gives up after the last one. */
export const failedExport = ({ failures }: StoredCouncilExport, problem: ServiceName, now: Date) => {
  const count = failures + 1;
  if (count >= MOST_ATTEMPTS) {
    return { state: 'failed', problem, failures: count, finishedAt: now, keepUntil: keptFrom(now) } as const;
  }
  const dueAt = new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** (count - 1));
  return { state: 'waiting', problem: null, failures: count, dueAt } as const;
};

/** The next part to copy; null when all parts are done. */
export const nextPart = (parts: readonly ExportPart[]): ExportPart | null =>
  parts.find(({ isDone }) => !isDone) ?? null;

/** Replaces one part in the list. */
export const withPart = (parts: readonly ExportPart[], changed: ExportPart): ExportPart[] =>
  parts.map((part) => (part.service === changed.service && part.kind === changed.kind ? changed : part));
