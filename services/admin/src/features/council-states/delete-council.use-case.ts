import { councilDeletedEvent, DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { deletedAt, endSessionsOfCouncil, isNameOf, requireNotDeleted } from '../../entities/council';
import type { CouncilStateRecords } from './council-state.types';

interface Deletion {
  readonly councilId: string;
  /** The council's name as the user typed it, to confirm. */
  readonly confirm?: string | undefined;
}

/**
 * Deletes a council: from now on its links, tokens and sessions are worth nothing; after 30 days it is erased everywhere,
 * until then it can be restored. Throws not_found, confirmation_missing or council_name_differs.
 */
export const deleteCouncil = (
  { actor, acrossCouncils, clock }: Context<CouncilStateRecords>,
  { councilId, confirm }: Deletion,
): Promise<void> =>
  acrossCouncils.unitOfWork(actor, async (unit) => {
    const { councils, outbox } = unit;
    const now = clock.now();
    const council = requireNotDeleted(await councils.get(councilId));
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
