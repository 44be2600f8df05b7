import { randomUUID } from 'node:crypto';
import type { ImportTrialChoice } from '@folkmoot/contracts';
import { type Context, type Jobs, retryRaces } from '@folkmoot/service-kit';
import { beginTrial, cancelTrial, type StoredImport } from '../../entities/import';
import { checkChoice } from './choice';
import type { ImportRecords } from './import.types';
import { TRIAL_JOB } from './queue-import';
import type { TrialRef } from './run-trial.use-case';

/**
 * Starts a trial of an import that has not started. Throws not_found, transition_not_allowed, csv_invalid,
 * stale_revision, invalid_input.
 */
export const tryImport = async (
  { actor, unitOfWork }: Context<ImportRecords>,
  { importId, choice }: { readonly importId: string; readonly choice: ImportTrialChoice },
  jobs: Pick<Jobs, 'schedule'>,
): Promise<StoredImport> => {
  const trialId = randomUUID();
  const begun = await retryRaces(() =>
    unitOfWork(actor, async (unit) => {
      const stored = await unit.imports.get(importId);
      await checkChoice(unit, stored, choice);
      return unit.imports.save(beginTrial(stored, trialId, choice));
    }),
  );
  const ref: TrialRef = { importId, councilId: begun.councilId, trialId };
  await jobs.schedule(TRIAL_JOB, ref);
  return begun;
};

/** Stops a trial. Throws not_found, transition_not_allowed. */
export const cancelImportTrial = (
  { actor, unitOfWork }: Context<ImportRecords>,
  importId: string,
): Promise<StoredImport> =>
  retryRaces(() => unitOfWork(actor, async ({ imports }) => imports.save(cancelTrial(await imports.get(importId)))));
