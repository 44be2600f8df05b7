import {
  DomainError,
  invitationAcceptedEvent,
  sessionChangedEvent,
  type UserActor,
  userChangedEvent,
} from '@folkmoot/contracts';
import { newId, type Outbox } from '@folkmoot/service-kit';
import type { StoredInvitation } from '../../records/invitation.repository';
import type { Repositories } from '../../records/repositories';
import { type StoredUser, toUserView } from '../../records/views.domain';
import type { InvitationDeps } from './invitation.deps';
import { assertAcceptable, assertCanJoin, joining } from './invitation.domain';
import { readInvitation, type TokenRequest } from './read-invitation.use-case';

interface Acceptance extends TokenRequest {
  readonly name: string;
}

interface Accepted {
  readonly email: string;
  /** False when no mail server took the sign-in link. */
  readonly linkSent: boolean;
}

/** The one who accepts acts for themselves: their account is made in the same moment. */
const acceptingActor = ({ role, councilId }: StoredInvitation, account: StoredUser | null): UserActor => ({
  kind: 'user',
  userId: account?.id ?? newId(),
  role,
  status: 'active',
  councilId,
  actingAs: null,
  sessionId: '',
});

type Unit = Repositories & { readonly outbox: Outbox };

const join = async (
  { users }: Unit,
  actor: UserActor,
  invitation: StoredInvitation,
  given: { name: string; now: Date },
) => {
  const { email, role, councilId } = invitation;
  const account = await users.findByEmail(email);
  assertCanJoin(account, councilId);
  const place = joining(given.name, role, councilId);
  if (account) return users.save(account, place);
  return users.add({ ...place, id: actor.userId, email, createdAt: given.now, lastLoginAt: null });
};

const tell = async ({ sessions, outbox }: Unit, invitation: StoredInvitation, user: StoredUser, now: Date) => {
  const { id, revision, councilId, role } = invitation;
  await outbox.add(invitationAcceptedEvent, {
    aggregate: { type: 'invitation', id, revision },
    payload: { invitationId: id, role, userId: user.id },
    councilId,
  });
  const aggregate = { type: 'user', id: user.id, revision: user.revision };
  await outbox.add(userChangedEvent, { aggregate, payload: { user: toUserView(user) }, councilId });
  const sessionIds = (await sessions.listOfUser(user.id, now)).map((session) => session.id);
  if (sessionIds.length === 0) return;
  await outbox.add(sessionChangedEvent, { aggregate, payload: { userId: user.id, sessionIds }, councilId });
};

/** One transaction: the invitation is used up and the account stands, or nothing of it. Of many at once, one gets through. */
const accept = ({ units, clock }: InvitationDeps, actor: UserActor, invitationId: string, name: string) =>
  units.unitOfWorkAcrossCouncils(actor, async (unit) => {
    const now = clock.now();
    const invitation = await unit.invitations.find(invitationId);
    if (!invitation) throw new DomainError('invitation_invalid');
    assertAcceptable(invitation, now);
    await unit.councils.holdTeam(invitation.councilId);
    const accepted = await unit.invitations.save(invitation, { status: 'accepted' });
    const user = await join(unit, actor, accepted, { name, now });
    await tell(unit, accepted, user, now);
    return user;
  });

/**
 * Makes the account that an invitation promises (or brings one without a council into it) and mails a sign-in link.
 * Throws what is wrong with the invitation, or account_elsewhere.
 */
export const acceptInvitation = async (deps: InvitationDeps, { name, ...request }: Acceptance): Promise<Accepted> => {
  const { invitation } = await readInvitation(deps, request);
  const account = await deps.units.readerAcrossCouncils().users.findByEmail(invitation.email);
  const user = await accept(deps, acceptingActor(invitation, account), invitation.id, name);
  const linkSent = await deps.mailSignInLink(user).then(
    () => true,
    (error: unknown) => {
      deps.logger.warn({ err: error }, 'the sign-in link of a new account was not sent');
      return false;
    },
  );
  return { email: user.email, linkSent };
};
