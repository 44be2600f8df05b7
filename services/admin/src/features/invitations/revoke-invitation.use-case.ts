import { DomainError, invitationRevokedEvent, type UserActor } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import { tellInvitation } from './invitation.events';

/** Revokes an invitation; its link is worth nothing from now on. Throws not_found or invitation_accepted. */
export const revokeInvitation = ({ units }: Deps, actor: UserActor, invitationId: string): Promise<void> =>
  units.unitOfWork(actor, async ({ invitations, outbox }) => {
    const invitation = await invitations.get(actor.councilId ?? '', invitationId);
    if (invitation.status === 'accepted') throw new DomainError('invitation_accepted');
    if (invitation.status === 'revoked') return;
    await tellInvitation(outbox, invitationRevokedEvent, await invitations.save(invitation, { status: 'revoked' }));
  });
