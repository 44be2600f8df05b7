import { type Context, type Jobs, retryRaces } from '@folkmoot/service-kit';
import { type ImportChoice, type StoredImport, start } from '../../entities/import';
import { checkChoice, createAttributes } from './choice';
import type { ImportRecords } from './import.types';
import { queueImport } from './queue-import';

/**
 * Starts a previewed import and creates its new attributes. Throws not_found, transition_not_allowed, csv_invalid,
 * conflict, or invalid_input for a missing column.
 */
export const startImport = async (
  { actor, unitOfWork, clock }: Context<ImportRecords>,
  { importId, choice }: { readonly importId: string; readonly choice: ImportChoice },
  jobs: Pick<Jobs, 'schedule'>,
): Promise<StoredImport> => {
  const now = clock.now();
  // A trial may save its progress at the same time.
  const started = await retryRaces(
    () =>
      unitOfWork(actor, async (unit) => {
        const stored = await unit.imports.get(importId);
        const checked = await checkChoice(unit, stored, choice);
        const begun = start(stored, checked, actor, now);
        const columns = await createAttributes(unit, checked.columns ?? [], now);
        return unit.imports.save({ ...begun, choice: { ...checked, columns } });
      }),
    ['conflict'],
  );
  await queueImport(jobs, { importId, councilId: started.councilId });
  return started;
};
