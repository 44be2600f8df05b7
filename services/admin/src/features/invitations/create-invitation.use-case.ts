import {
  type CouncilRole,
  DomainError,
  invitationCreatedEvent,
  invitationResentEvent,
  type UserActor,
} from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import { enforceLimit } from '../../limits/enforce-limit';
import type { InvitationRepository, StoredInvitation } from '../../records/invitation.repository';
import { hashOfSecret } from '../../secrets/random-secret';
import type { InvitationDeps } from './invitation.deps';
import { expiryFrom, renewed, statusAt } from './invitation.domain';
import { tellInvitation } from './invitation.events';

const HOUR_MS = 3_600_000;
/** Enough to invite a whole department in an hour, and not a town. */
const PER_COUNCIL_AND_HOUR = 100;

interface Wanted {
  readonly email: string;
  readonly role: CouncilRole;
}

const fresh = ({ tokens }: InvitationDeps, actor: UserActor, wanted: Wanted, now: Date) => {
  const id = newId();
  return {
    ...wanted,
    id,
    councilId: actor.councilId ?? '',
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

/** An expired one begins again, with the role that is wanted now. */
const renew = (
  { tokens }: InvitationDeps,
  invitations: InvitationRepository,
  open: StoredInvitation,
  given: { role: CouncilRole; invitedBy: string; now: Date },
): Promise<StoredInvitation> => {
  if (statusAt(open, given.now) === 'pending') throw new DomainError('invitation_pending');
  const { role, invitedBy, now } = given;
  const tokenHash = hashOfSecret(tokens.tokenOf(open.id));
  return invitations.save(open, { ...renewed(open, now), role, invitedBy, tokenHash });
};

/**
 * Invites somebody to the actor's council: the invitation and its mail are one write. Whether the address has an account
 * in another council is nobody's business here; who accepts is told. Throws already_member, invitation_pending or
 * too_many_requests.
 */
export const createInvitation = async (
  deps: InvitationDeps,
  actor: UserActor,
  { email, role }: Wanted,
): Promise<StoredInvitation> => {
  const councilId = actor.councilId ?? '';
  const key = `invitations:${councilId}`;
  await enforceLimit(deps, { key, most: PER_COUNCIL_AND_HOUR, windowMs: HOUR_MS, code: 'too_many_requests' });
  return deps.units.unitOfWork(actor, async ({ councils, users, invitations, outbox }) => {
    await councils.holdTeam(councilId);
    const now = deps.clock.now();
    const account = await users.findByEmail(email);
    if (account?.councilId === councilId) throw new DomainError('already_member');
    const open = await invitations.findOpen(councilId, email);
    const invitation = open
      ? await renew(deps, invitations, open, { role, invitedBy: actor.userId, now })
      : await invitations.add(fresh(deps, actor, { email, role }, now));
    await tellInvitation(outbox, open ? invitationResentEvent : invitationCreatedEvent, invitation);
    return invitation;
  });
};
