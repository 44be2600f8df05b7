import type { UserActor } from '@folkmoot/contracts';
import { resume, type StoredImport } from '../../imports/import.domain';
import type { ImportDeps } from './deps';
import { queueImport } from './queue-import';

/** Goes on with an import where it stopped. Throws not_found, transition_not_allowed. */
export const resumeImport = async (deps: ImportDeps, actor: UserActor, importId: string): Promise<StoredImport> => {
  const resumed = await deps.units.unitOfWork(actor, async ({ imports }) =>
    imports.save(resume(await imports.get(importId), actor, deps.clock.now())),
  );
  await queueImport(deps, { importId, councilId: resumed.councilId });
  return resumed;
};
