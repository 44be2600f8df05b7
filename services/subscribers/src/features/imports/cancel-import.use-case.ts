import type { Context } from '@folkmoot/service-kit';
import { cancel, type StoredImport } from '../../entities/import';
import { publishImported } from './import.events';
import type { ImportRecords } from './import.types';

/**
 * Stops an import and keeps the imported rows. Lists leave out one that never started. Throws not_found,
 * transition_not_allowed.
 */
export const cancelImport = (
  { actor, unitOfWork, clock }: Context<ImportRecords>,
  importId: string,
): Promise<StoredImport> =>
  unitOfWork(actor, async ({ imports, outbox }) => {
    const cancelled = await imports.save(cancel(await imports.get(importId), clock.now()));
    if (cancelled.processed > 0) await publishImported(outbox, cancelled);
    return cancelled;
  });
