import { invitationResentEvent, type UserActor } from '@folkmoot/contracts';
import { enforceLimit } from '../../limits/enforce-limit';
import type { StoredInvitation } from '../../records/invitation.repository';
import { hashOfSecret } from '../../secrets/random-secret';
import type { InvitationDeps } from './invitation.deps';
import { renewed } from './invitation.domain';
import { tellInvitation } from './invitation.events';

const HOUR_MS = 3_600_000;
const PER_INVITATION_AND_HOUR = 5;

/** Mails an invitation again, good for another 7 days. Throws not_found, what settled it, or too_many_requests. */
export const resendInvitation = async (
  deps: InvitationDeps,
  actor: UserActor,
  invitationId: string,
): Promise<StoredInvitation> => {
  const councilId = actor.councilId ?? '';
  await deps.units.reader(actor).invitations.get(councilId, invitationId);
  const key = `invitation:${invitationId}`;
  await enforceLimit(deps, { key, most: PER_INVITATION_AND_HOUR, windowMs: HOUR_MS, code: 'too_many_requests' });
  return deps.units.unitOfWork(actor, async ({ invitations, outbox }) => {
    const invitation = await invitations.get(councilId, invitationId);
    const tokenHash = hashOfSecret(deps.tokens.tokenOf(invitationId));
    const saved = await invitations.save(invitation, { ...renewed(invitation, deps.clock.now()), tokenHash });
    await tellInvitation(outbox, invitationResentEvent, saved);
    return saved;
  });
};
