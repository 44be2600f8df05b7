import { type CouncilRole, DomainError, invitationCreatedEvent, invitationResentEvent } from '@folkmoot/contracts';
import { type Context, newId } from '@folkmoot/service-kit';
import { enforceLimit } from '../../entities/attempt';
import type { InvitationRepository, StoredInvitation } from '../../entities/invitation';
import { hashOfSecret } from '../../entities/secret';
import { expiryFrom, renewed, statusAt } from './invitation.domain';
import { publishInvitationChanged } from './invitation.events';
import type { InvitationRecords, InvitationTools } from './invitation.types';

const HOUR_MS = 3_600_000;
/** Enough to invite a whole department within an hour, but not a town. */
const PER_COUNCIL_AND_HOUR = 100;

interface NewInvitation {
  readonly email: string;
  readonly role: CouncilRole;
}

type TokenTools = Pick<InvitationTools, 'tokens'>;

const pendingInvitation = (
  { actor, clock }: Context<InvitationRecords>,
  invited: NewInvitation,
  { tokens }: TokenTools,
) => {
  const now = clock.now();
  const id = newId();
  return {
    ...invited,
    id,
    invitedBy: actor.userId,
    tokenHash: hashOfSecret(tokens.tokenOf(id)),
    status: 'pending',
    createdAt: now,
    expiresAt: expiryFrom(now),
    mailState: 'queued',
    mailDueAt: now,
    mailAttempts: 0,
  } as const;
};

/** An expired invitation is renewed with the role of the new request. */
const renew = (
  invitations: InvitationRepository,
  open: StoredInvitation,
  { role, invitedBy, now }: { role: CouncilRole; invitedBy: string; now: Date },
  { tokens }: TokenTools,
): Promise<StoredInvitation> => {
  if (statusAt(open, now) === 'pending') throw new DomainError('invitation_pending');
  const tokenHash = hashOfSecret(tokens.tokenOf(open.id));
  return invitations.save(open, { ...renewed(open, now), role, invitedBy, tokenHash });
};

/**
 * Invites a person to the actor's council: the invitation and its mail are one write. Does not reveal whether the
 * address has an account in another council; the person learns it at acceptance. Throws already_member,
 * invitation_pending or too_many_requests.
 */
export const createInvitation = async (
  context: Context<InvitationRecords>,
  { email, role }: NewInvitation,
  tools: TokenTools,
): Promise<StoredInvitation> => {
  const { actor } = context;
  const councilId = actor.councilId ?? '';
  const key = `invitations:${councilId}`;
  await enforceLimit(context, { key, most: PER_COUNCIL_AND_HOUR, windowMs: HOUR_MS, code: 'too_many_requests' });
  return context.unitOfWork(actor, async ({ councils, members, invitations, outbox }) => {
    await councils.holdTeam(councilId);
    const now = context.clock.now();
    if (await members.findByEmail(email)) throw new DomainError('already_member');
    const open = await invitations.findOpen(email);
    const invitation = open
      ? await renew(invitations, open, { role, invitedBy: actor.userId, now }, tools)
      : await invitations.add(pendingInvitation(context, { email, role }, tools));
    await publishInvitationChanged(outbox, open ? invitationResentEvent : invitationCreatedEvent, invitation);
    return invitation;
  });
};
