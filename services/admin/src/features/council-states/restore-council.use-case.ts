import { councilRestoredEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { publishCouncil, renewSessionsOfCouncil, restoredAt, type StoredCouncil } from '../../entities/council';
import type { CouncilStateRecords } from './council-state.types';

/** Restores a deleted council with its people and links. Throws not_found or council_erased. */
export const restoreCouncil = (
  { actor, acrossCouncils, clock }: Context<CouncilStateRecords>,
  councilId: string,
): Promise<StoredCouncil> =>
  acrossCouncils.unitOfWork(actor, async (unit) => {
    const now = clock.now();
    const council = await unit.councils.get(councilId);
    const saved = await unit.councils.save(council, restoredAt(council, now));
    await publishCouncil(unit.outbox, councilRestoredEvent, saved);
    await renewSessionsOfCouncil(unit, councilId, now);
    return saved;
  });
