import { DomainError, invitationRevokedEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { publishInvitationChanged } from './invitation.events';
import type { InvitationRecords } from './invitation.types';

/** Revokes an invitation; its link is invalid afterwards. Throws not_found or invitation_accepted. */
export const revokeInvitation = (
  { actor, unitOfWork }: Context<InvitationRecords>,
  invitationId: string,
): Promise<void> =>
  unitOfWork(actor, async ({ invitations, outbox }) => {
    const invitation = await invitations.get(invitationId);
    if (invitation.status === 'accepted') throw new DomainError('invitation_accepted');
    if (invitation.status === 'revoked') return;
    await publishInvitationChanged(
      outbox,
      invitationRevokedEvent,
      await invitations.save(invitation, { status: 'revoked' }),
    );
  });
