import { DomainError, type ImportTrialChoice, type ImportWarning } from '@folkmoot/contracts';
import {
  addWarnings,
  type ImportCounts,
  type ImportLayout,
  type ImportTrial,
  requirePreview,
  requireRowsToImport,
  type StoredImport,
} from './import.domain';

/** A trial that waits or runs, in an import that has not started. */
interface Trying {
  readonly stored: StoredImport & { readonly layout: ImportLayout };
  readonly trial: ImportTrial;
}

const nothing = { processed: 0, added: 0, merged: 0, failed: 0, warnings: [], problem: null } as const;

/** Queues a trial. It replaces an earlier one. Throws transition_not_allowed, csv_invalid. */
export const beginTrial = (stored: StoredImport, id: string, choice: ImportTrialChoice): StoredImport => {
  requirePreview(stored);
  const total = requireRowsToImport(stored, choice.hasHeader);
  return { ...stored, trial: { ...nothing, id, state: 'queued', choice, total } };
};

/** The trial while it may run; null when it has ended, was replaced, or the import was started or cancelled. */
export const tryingOf = (stored: StoredImport | null, trialId: string): Trying | null => {
  const trial = stored?.trial;
  if (!trial || stored.state !== 'preview' || trial.id !== trialId || !stored.layout) return null;
  const isMoving = trial.state === 'queued' || trial.state === 'running';
  return isMoving ? { stored: { ...stored, layout: stored.layout }, trial } : null;
};

export interface TrialFigures extends ImportCounts {
  readonly warnings: readonly ImportWarning[];
}

export const noTrialFigures: TrialFigures = { processed: 0, added: 0, merged: 0, failed: 0, warnings: [] };

export const addTrialFigures = (sum: TrialFigures, more: TrialFigures): TrialFigures => ({
  processed: sum.processed + more.processed,
  added: sum.added + more.added,
  merged: sum.merged + more.merged,
  failed: sum.failed + more.failed,
  warnings: addWarnings(sum.warnings, more.warnings),
});

/** Figures so far, or at the end. */
export const recordTrial = (
  { stored, trial }: Trying,
  state: 'running' | 'done' | 'failed',
  figures: TrialFigures,
  problem: string | null = null,
): StoredImport => ({ ...stored, trial: { ...trial, ...figures, state, problem } });

/** Throws transition_not_allowed when no trial runs. */
export const cancelTrial = (stored: StoredImport): StoredImport => {
  const trying = tryingOf(stored, stored.trial?.id ?? '');
  if (!trying) throw new DomainError('transition_not_allowed');
  return { ...stored, trial: { ...trying.trial, state: 'cancelled' } };
};
