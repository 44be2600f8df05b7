import type { UserActor } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import { askedExport, type StoredCouncilExport } from '../../records/council-export.domain';
import type { Deps } from '../../records/deps';
import { tellExport } from './council-export.events';

/** Asks for everything of a council; asked twice, there is one. A deleted council can be exported until it is erased. */
export const startCouncilExport = (
  { units, clock }: Deps,
  actor: UserActor,
  councilId: string,
): Promise<StoredCouncilExport> =>
  units.unitOfWorkAcrossCouncils(actor, async ({ councils, councilExports, outbox }) => {
    await councils.holdTeam(councilId);
    const known = await councilExports.findUnderWay(councilId);
    if (known) return known;
    const added = await councilExports.add(askedExport({ id: newId(), councilId }, clock.now()));
    await tellExport(outbox, added, 'requested');
    return added;
  });
