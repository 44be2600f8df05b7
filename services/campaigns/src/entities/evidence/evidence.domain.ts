import { DomainError, EVIDENCE_DAYS, type EvidenceState } from '@folkmoot/contracts';

const DAY_MS = 86_400_000;
const FIRST_PAUSE_MS = 30_000;
const MOST_ATTEMPTS = 5;

/** An evidence pack that is being made, or was. */
export interface StoredEvidence {
  readonly id: string;
  readonly campaignId: string;
  readonly revision: number;
  readonly state: EvidenceState;
  /** Parts and responses that are in it, of how many. */
  readonly done: number;
  readonly total: number;
  /** The name of the file. Null before it is written. */
  readonly hash: string | null;
  /** Null before it is complete. */
  readonly bytes: number | null;
  /** Consecutive failures. */
  readonly failures: number;
  readonly error: string | null;
  readonly createdAt: Date;
  /** When it is to be made. Null when nobody works on it any more. */
  readonly dueAt: Date | null;
  readonly finishedAt: Date | null;
  /** The file and this record are deleted after this time. */
  readonly keepUntil: Date;
}

type New = Pick<StoredEvidence, 'id' | 'campaignId'>;

const keptFrom = (now: Date): Date => new Date(now.getTime() + EVIDENCE_DAYS * DAY_MS);

export const newEvidence = (named: New, now: Date): Omit<StoredEvidence, 'revision'> => ({
  ...named,
  state: 'queued',
  done: 0,
  total: 0,
  hash: null,
  bytes: null,
  failures: 0,
  error: null,
  createdAt: now,
  dueAt: now,
  finishedAt: null,
  keepUntil: keptFrom(now),
});

export const isUnderWay = ({ state }: Pick<StoredEvidence, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** Throws transition_not_allowed when it is not being made. */
export const cancelledEvidence = (evidence: StoredEvidence, now: Date): StoredEvidence => {
  if (!isUnderWay(evidence)) throw new DomainError('transition_not_allowed');
  return { ...evidence, state: 'cancelled', dueAt: null, finishedAt: now, keepUntil: keptFrom(now) };
};

/** From its beginning, also when a stopped process had begun it. */
export const begunEvidence = (evidence: StoredEvidence, total: number): StoredEvidence => ({
  ...evidence,
  state: 'running',
  done: 0,
  total,
});

export const completeEvidence = (evidence: StoredEvidence, bytes: number, now: Date): StoredEvidence => ({
  ...evidence,
  bytes,
  state: 'done',
  done: evidence.total,
  dueAt: null,
  finishedAt: now,
  keepUntil: keptFrom(now),
});

/** After a failed attempt: it is repeated, or it ends after the last one. */
export const failedEvidence = (evidence: StoredEvidence, error: string, now: Date): StoredEvidence => {
  const failures = evidence.failures + 1;
  if (failures >= MOST_ATTEMPTS) {
    return { ...evidence, failures, error, state: 'failed', dueAt: null, finishedAt: now, keepUntil: keptFrom(now) };
  }
  const dueAt = new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** (failures - 1));
  return { ...evidence, failures, state: 'queued', dueAt };
};

/** Where all packs are. */
export const EVIDENCE_FOLDER = 'evidence/';

/** Where the files of a council's packs are. */
export const evidenceFolder = (councilId: string): string => `${EVIDENCE_FOLDER}${councilId}`;
