import type { councilSnapshotEvents } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import { type StoredCouncil, toCouncilView } from './views.domain';

/** Publishes the council's present state and the reason. */
export const publishCouncil = (
  outbox: Outbox,
  event: (typeof councilSnapshotEvents)[number],
  council: StoredCouncil,
): Promise<void> =>
  outbox.add(event, {
    aggregate: { type: 'council', id: council.id, revision: council.revision },
    payload: { council: toCouncilView(council) },
    councilId: council.id,
  });
