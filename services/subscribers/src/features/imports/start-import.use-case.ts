import { DomainError, type UserActor } from '@folkmoot/contracts';
import { type ImportChoice, type StoredImport, start } from '../../imports/import.domain';
import { requireTags } from '../../subscribers/subscriber-changes';
import type { ImportDeps } from './deps';
import { queueImport } from './queue-import';

/** Imports a file that was looked at. Throws not_found, transition_not_allowed, csv_invalid, or invalid_input for a column that is not there. */
export const startImport = async (
  deps: ImportDeps,
  actor: UserActor,
  importId: string,
  choice: ImportChoice,
): Promise<StoredImport> => {
  const started = await deps.units.unitOfWork(actor, async ({ imports, tags }) => {
    const given = await imports.get(importId);
    requireTags(await tags.listAll(), choice.tagIds);
    if (choice.emailColumn >= (given.layout?.columns.length ?? 0)) {
      throw new DomainError('invalid_input', {
        fields: [{ path: 'emailColumn', message: 'There is no such column.' }],
      });
    }
    return imports.save(start(given, choice, actor, deps.clock.now()));
  });
  await queueImport(deps, { importId, councilId: started.councilId });
  return started;
};
