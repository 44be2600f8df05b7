import type { UserActor } from '@folkmoot/contracts';
import { cancel, type StoredImport } from '../../imports/import.domain';
import type { ImportDeps } from './deps';
import { tellImported } from './import.events';

/** Stops an import; what was taken so far stays. One that never started is not listed. Throws not_found, transition_not_allowed. */
export const cancelImport = ({ units, clock }: ImportDeps, actor: UserActor, importId: string): Promise<StoredImport> =>
  units.unitOfWork(actor, async ({ imports, outbox }) => {
    const cancelled = await imports.save(cancel(await imports.get(importId), clock.now()));
    if (cancelled.processed > 0) await tellImported(outbox, cancelled);
    return cancelled;
  });
