import type { UserActor } from '@folkmoot/contracts';
import { cancelledExport, resumedExport, type StoredCouncilExport } from '../../records/council-export.domain';
import type { Deps } from '../../records/deps';
import { tellExport } from './council-export.events';

interface ExportRef {
  readonly councilId: string;
  readonly exportId: string;
}

const change =
  (verb: 'cancelled' | 'resumed', changed: (given: StoredCouncilExport, now: Date) => Partial<StoredCouncilExport>) =>
  ({ units, clock }: Deps, actor: UserActor, { councilId, exportId }: ExportRef): Promise<StoredCouncilExport> =>
    units.unitOfWorkAcrossCouncils(actor, async ({ councilExports, outbox }) => {
      const known = await councilExports.get(councilId, exportId);
      const saved = await councilExports.save(known, changed(known, clock.now()));
      await tellExport(outbox, saved, verb);
      return saved;
    });

/** Stops an export; whoever is at it notices when it next writes. Throws not_found or transition_not_allowed. */
export const cancelCouncilExport = change('cancelled', cancelledExport);

/** Goes on with one that was stopped or failed. Throws not_found or transition_not_allowed. */
export const resumeCouncilExport = change('resumed', resumedExport);
