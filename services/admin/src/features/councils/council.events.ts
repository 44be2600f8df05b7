import { councilChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredCouncil } from '../../records/views.domain';
import { toCouncilView } from '../../records/views.domain';

/** Tells everybody what the council looks like now, and which fields it is about; none are named where all are new. */
export const tellCouncilChanged = (
  outbox: Outbox,
  council: StoredCouncil,
  changedFields: readonly string[] = [],
): Promise<void> =>
  outbox.add(councilChangedEvent, {
    aggregate: { type: 'council', id: council.id, revision: council.revision },
    payload: { council: toCouncilView(council), changedFields: [...changedFields] },
    councilId: council.id,
  });
