import { councilDeletedEvent, DomainError, type UserActor } from '@folkmoot/contracts';
import { deletedAt, isNameOf, requireStanding } from '../../council-states/council-state.domain';
import { endSessionsOfCouncil } from '../../council-states/tell-sessions';
import type { Deps } from '../../records/deps';

interface Deletion {
  readonly councilId: string;
  /** What a person typed as its name. */
  readonly confirm?: string | undefined;
}

/**
 * Deletes a council: from now on its links, tokens and sessions are worth nothing; after 30 days it is erased everywhere,
 * until then it can be restored (E-78). Throws not_found, confirmation_missing or council_name_differs.
 */
export const deleteCouncil = (
  { units, clock }: Deps,
  actor: UserActor,
  { councilId, confirm }: Deletion,
): Promise<void> =>
  units.unitOfWorkAcrossCouncils(actor, async (unit) => {
    const { councils, outbox } = unit;
    const now = clock.now();
    const council = requireStanding(await councils.get(councilId));
    if (confirm === undefined) throw new DomainError('confirmation_missing');
    if (!isNameOf(council, confirm)) throw new DomainError('council_name_differs');
    const deletion = deletedAt(now);
    const { revision } = await councils.save(council, deletion);
    await outbox.add(councilDeletedEvent, {
      aggregate: { type: 'council', id: councilId, revision },
      payload: { councilId, revision, erasedAfter: deletion.erasedAfter.toISOString() },
      councilId,
    });
    await endSessionsOfCouncil(unit, councilId, now);
  });
