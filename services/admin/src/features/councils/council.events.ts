import { councilChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredCouncil } from '../../records/views.domain';
import { toCouncilView } from '../../records/views.domain';

/** Tells everybody what the council looks like now. */
export const tellCouncilChanged = (outbox: Outbox, council: StoredCouncil): Promise<void> =>
  outbox.add(councilChangedEvent, {
    aggregate: { type: 'council', id: council.id, revision: council.revision },
    payload: { council: toCouncilView(council) },
    councilId: council.id,
  });
