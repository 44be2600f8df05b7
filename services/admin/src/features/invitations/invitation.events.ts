import type { EventDefinition, invitationCreatedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredInvitation } from '../../records/invitation.repository';

/** Ids and role only: the address stays out of what others keep. */
export const tellInvitation = (
  outbox: Outbox,
  event: EventDefinition<string, (typeof invitationCreatedEvent)['payload']>,
  { id, revision, councilId, role }: StoredInvitation,
): Promise<void> =>
  outbox.add(event, {
    aggregate: { type: 'invitation', id, revision },
    payload: { invitationId: id, role },
    councilId,
  });
