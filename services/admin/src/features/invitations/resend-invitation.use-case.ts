import { invitationResentEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { enforceLimit } from '../../entities/attempt';
import type { StoredInvitation } from '../../entities/invitation';
import { hashOfSecret } from '../../entities/secret';
import { renewed } from './invitation.domain';
import { publishInvitationChanged } from './invitation.events';
import type { InvitationRecords, InvitationTools } from './invitation.types';

const HOUR_MS = 3_600_000;
const PER_INVITATION_AND_HOUR = 5;

/** Mails an invitation again and extends it by 7 days. Throws not_found, too_many_requests, or why it is settled. */
export const resendInvitation = async (
  context: Context<InvitationRecords>,
  invitationId: string,
  { tokens }: Pick<InvitationTools, 'tokens'>,
): Promise<StoredInvitation> => {
  const { actor } = context;
  await context.reader(actor).invitations.get(invitationId);
  const key = `invitation:${invitationId}`;
  await enforceLimit(context, { key, most: PER_INVITATION_AND_HOUR, windowMs: HOUR_MS, code: 'too_many_requests' });
  return context.unitOfWork(actor, async ({ invitations, outbox }) => {
    const invitation = await invitations.get(invitationId);
    const tokenHash = hashOfSecret(tokens.tokenOf(invitationId));
    const saved = await invitations.save(invitation, { ...renewed(invitation, context.clock.now()), tokenHash });
    await publishInvitationChanged(outbox, invitationResentEvent, saved);
    return saved;
  });
};
