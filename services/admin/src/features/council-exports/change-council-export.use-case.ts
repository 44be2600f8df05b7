import type { Context } from '@folkmoot/service-kit';
import { cancelledExport, resumedExport, type StoredCouncilExport } from '../../entities/council-export';
import { publishExportChanged } from './council-export.events';
import type { CouncilExportRecords } from './council-export.types';

interface ExportRef {
  readonly councilId: string;
  readonly exportId: string;
}

const change =
  (verb: 'cancelled' | 'resumed', changed: (stored: StoredCouncilExport, now: Date) => Partial<StoredCouncilExport>) =>
  (
    { actor, acrossCouncils, clock }: Context<CouncilExportRecords>,
    { councilId, exportId }: ExportRef,
  ): Promise<StoredCouncilExport> =>
    acrossCouncils.unitOfWork(actor, async ({ councilExports, outbox }) => {
      const known = await councilExports.get(councilId, exportId);
      const saved = await councilExports.save(known, changed(known, clock.now()));
      await publishExportChanged(outbox, saved, verb);
      return saved;
    });

/** Cancels an export. The running job notices it at its next write. Throws not_found or transition_not_allowed. */
export const cancelCouncilExport = change('cancelled', cancelledExport);

/** Resumes a cancelled or failed export. Throws not_found or transition_not_allowed. */
export const resumeCouncilExport = change('resumed', resumedExport);
