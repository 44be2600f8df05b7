import { DomainError } from '@folkmoot/contracts';
import type { Context, Jobs } from '@folkmoot/service-kit';
import { type ImportChoice, type StoredImport, start } from '../../entities/import';
import { requireTags } from '../../entities/subscriber';
import type { ImportRecords } from './import.types';
import { queueImport } from './queue-import';

/**
 * Starts a previewed import. Throws not_found, transition_not_allowed, csv_invalid, or invalid_input for a missing
 * column.
 */
export const startImport = async (
  { actor, unitOfWork, clock }: Context<ImportRecords>,
  { importId, choice }: { readonly importId: string; readonly choice: ImportChoice },
  jobs: Pick<Jobs, 'schedule'>,
): Promise<StoredImport> => {
  const started = await unitOfWork(actor, async ({ imports, tags }) => {
    const stored = await imports.get(importId);
    requireTags(await tags.listAll(), choice.tagIds);
    if (choice.emailColumn >= (stored.layout?.columns.length ?? 0)) {
      throw new DomainError('invalid_input', {
        fields: [{ path: 'emailColumn', message: 'There is no such column.' }],
      });
    }
    return imports.save(start(stored, choice, actor, clock.now()));
  });
  await queueImport(jobs, { importId, councilId: started.councilId });
  return started;
};
