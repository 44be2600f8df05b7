import type { Context } from '@folkmoot/service-kit';
import { newId } from '@folkmoot/service-kit';
import { newCouncilExport, type StoredCouncilExport } from '../../entities/council-export';
import { publishExportChanged } from './council-export.events';
import type { CouncilExportRecords } from './council-export.types';

/**
 * Starts an export of all data of a council. While one is running, returns that one. A deleted council can be exported
 * until it is erased.
 */
export const startCouncilExport = (
  { actor, acrossCouncils, clock }: Context<CouncilExportRecords>,
  councilId: string,
): Promise<StoredCouncilExport> =>
  acrossCouncils.unitOfWork(actor, async ({ councils, councilExports, outbox }) => {
    await councils.holdTeam(councilId);
    const known = await councilExports.findUnderWay(councilId);
    if (known) return known;
    const added = await councilExports.add(newCouncilExport({ id: newId(), councilId }, clock.now()));
    await publishExportChanged(outbox, added, 'requested');
    return added;
  });
