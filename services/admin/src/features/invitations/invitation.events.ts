import type { EventDefinition, invitationCreatedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredInvitation } from '../../entities/invitation';

/** Ids and role only: other services must not store the address. */
export const publishInvitationChanged = (
  outbox: Outbox,
  event: EventDefinition<string, (typeof invitationCreatedEvent)['payload']>,
  { id, revision, councilId, role }: StoredInvitation,
): Promise<void> =>
  outbox.add(event, {
    aggregate: { type: 'invitation', id, revision },
    payload: { invitationId: id, role },
    councilId,
  });
