import { councilChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import { type StoredCouncil, toCouncilView } from '../../entities/council';

/**
 * Publishes the council's present state with the names of the changed fields. A new council names none, as all are new.
 */
export const publishCouncilChanged = (
  outbox: Outbox,
  council: StoredCouncil,
  changedFields: readonly string[] = [],
): Promise<void> =>
  outbox.add(councilChangedEvent, {
    aggregate: { type: 'council', id: council.id, revision: council.revision },
    payload: { council: toCouncilView(council), changedFields: [...changedFields] },
    councilId: council.id,
  });
