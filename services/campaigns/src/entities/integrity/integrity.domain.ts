import type { IntegrityAnalysisState } from '@folkmoot/contracts';
import type { SurveyShape } from '@folkmoot/integrity';

/** How far the responses of a campaign are compared. */
export interface StoredIntegrity {
  readonly campaignId: string;
  readonly revision: number;
  readonly state: IntegrityAnalysisState;
  readonly done: number;
  readonly total: number;
  /** When the next run is due; null when nothing is to be compared. */
  readonly dueAt: Date | null;
  /** Somebody asked for a run that has not begun yet. */
  readonly isRequested: boolean;
  readonly analysedAt: Date | null;
  /** The secret of the traces. Null before the first run, and after it was destroyed. */
  readonly key: Uint8Array | null;
  readonly keyDestroyedAt: Date | null;
  /** The questions that the traces are about. */
  readonly shape: SurveyShape | null;
  /** Responses up to this number have traces. */
  readonly tracedTo: number;
  /** Counts what was taken out of the traces, so that no process compares with them any more. */
  readonly erasures: number;
}

/** Responses that arrive within this time are compared together. */
export const DEBOUNCE_MS = 60_000;

export const newIntegrity = (campaignId: string): StoredIntegrity => ({
  campaignId,
  revision: 0,
  state: 'none',
  done: 0,
  total: 0,
  dueAt: null,
  isRequested: false,
  analysedAt: null,
  key: null,
  keyDestroyedAt: null,
  shape: null,
  tracedTo: 0,
  erasures: 0,
});

const moving: ReadonlySet<IntegrityAnalysisState> = new Set(['queued', 'tracing', 'comparing']);

/** Whether a run is waiting or at work. */
export const isMoving = ({ state }: Pick<StoredIntegrity, 'state'>): boolean => moving.has(state);

/** Names what the traces are made of: a process that compares keeps them under this name. */
export const tracesName = ({ campaignId, shape, erasures, keyDestroyedAt }: StoredIntegrity): string =>
  JSON.stringify([campaignId, erasures, keyDestroyedAt, shape]);

/** Without key and traces nothing can be compared any more. */
export const withoutKey = (integrity: StoredIntegrity, now: Date): StoredIntegrity => ({
  ...integrity,
  key: null,
  keyDestroyedAt: now,
  shape: null,
  dueAt: null,
  erasures: integrity.erasures + 1,
});
