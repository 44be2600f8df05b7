import { councilRestoredEvent, type UserActor } from '@folkmoot/contracts';
import { restoredAt } from '../../council-states/council-state.domain';
import { tellCouncil } from '../../council-states/tell-council';
import { renewSessionsOfCouncil } from '../../council-states/tell-sessions';
import type { Deps } from '../../records/deps';
import type { StoredCouncil } from '../../records/views.domain';

/** Brings a deleted council back, with its people and links. Throws not_found or council_erased. */
export const restoreCouncil = ({ units, clock }: Deps, actor: UserActor, councilId: string): Promise<StoredCouncil> =>
  units.unitOfWorkAcrossCouncils(actor, async (unit) => {
    const now = clock.now();
    const council = await unit.councils.get(councilId);
    const saved = await unit.councils.save(council, restoredAt(council, now));
    await tellCouncil(unit.outbox, councilRestoredEvent, saved);
    await renewSessionsOfCouncil(unit, councilId, now);
    return saved;
  });
