import type { Context, Jobs } from '@folkmoot/service-kit';
import { resume, type StoredImport } from '../../entities/import';
import type { ImportRecords } from './import.types';
import { queueImport } from './queue-import';

/** Resumes an import at its last position. Throws not_found, transition_not_allowed. */
export const resumeImport = async (
  { actor, unitOfWork, clock }: Context<ImportRecords>,
  importId: string,
  jobs: Pick<Jobs, 'schedule'>,
): Promise<StoredImport> => {
  const resumed = await unitOfWork(actor, async ({ imports }) =>
    imports.save(resume(await imports.get(importId), actor, clock.now())),
  );
  await queueImport(jobs, { importId, councilId: resumed.councilId });
  return resumed;
};
