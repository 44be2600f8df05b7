import {
  type Actor,
  DomainError,
  invitationAcceptedEvent,
  sessionChangedEvent,
  type UserActor,
  userChangedEvent,
} from '@folkmoot/contracts';
import { type Context, newId, type Unit } from '@folkmoot/service-kit';
import { type StoredUser, toUserView } from '../../entities/council';
import type { StoredInvitation } from '../../entities/invitation';
import { assertAcceptable, assertCanJoin, joining } from './invitation.domain';
import type { InvitationRecords, InvitationTools } from './invitation.types';
import { readInvitation, type TokenRequest } from './read-invitation.use-case';

interface Acceptance extends TokenRequest {
  readonly name: string;
}

interface Accepted {
  readonly email: string;
  /** False when no mail server accepted the sign-in link. */
  readonly linkSent: boolean;
}

/** The invited person is the actor: their account is created in the same transaction. */
const acceptingActor = ({ role, councilId }: StoredInvitation, account: StoredUser | null): UserActor => ({
  kind: 'user',
  userId: account?.id ?? newId(),
  role,
  status: 'active',
  councilId,
  actingAs: null,
  sessionId: '',
});

type InvitationUnit = Unit<InvitationRecords>;

const join = async (
  { users }: InvitationUnit,
  actor: UserActor,
  invitation: StoredInvitation,
  { name, now }: { name: string; now: Date },
) => {
  const { email, role, councilId } = invitation;
  const account = await users.findByEmail(email);
  assertCanJoin(account, councilId);
  const membership = joining(name, role, councilId);
  if (account) return users.save(account, membership);
  return users.add({ ...membership, id: actor.userId, email, createdAt: now, lastLoginAt: null });
};

const publishAcceptance = async (
  { sessions, outbox }: InvitationUnit,
  invitation: StoredInvitation,
  user: StoredUser,
  now: Date,
) => {
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

/** One transaction: the invitation is used and the account exists, or neither. Of simultaneous calls, one succeeds. */
const accept = (
  { actor, unitOfWork, clock }: Context<InvitationRecords>,
  { invitationId, name }: { readonly invitationId: string; readonly name: string },
) =>
  unitOfWork(actor, async (unit) => {
    const now = clock.now();
    const invitation = await unit.invitations.find(invitationId);
    if (!invitation) throw new DomainError('invitation_invalid');
    assertAcceptable(invitation, now);
    await unit.councils.holdTeam(invitation.councilId);
    const accepted = await unit.invitations.save(invitation, { status: 'accepted' });
    const user = await join(unit, actor, accepted, { name, now });
    await publishAcceptance(unit, accepted, user, now);
    return user;
  });

/**
 * Creates the account of an invitation, or moves an account without a council into it, and mails a sign-in link. Throws
 * the invitation's problem, or account_elsewhere.
 */
export const acceptInvitation = async (
  context: Context<InvitationRecords, Actor>,
  { name, ...request }: Acceptance,
  { mailSignInLink, logger }: Pick<InvitationTools, 'mailSignInLink' | 'logger'>,
): Promise<Accepted> => {
  const { invitation } = await readInvitation(context, request);
  const account = await context.acrossCouncils.reader().users.findByEmail(invitation.email);
  const user = await accept(
    { ...context, actor: acceptingActor(invitation, account) },
    { invitationId: invitation.id, name },
  );
  const linkSent = await mailSignInLink(user).then(
    () => true,
    (error: unknown) => {
      logger.warn({ err: error }, 'the sign-in link of a new account was not sent');
      return false;
    },
  );
  return { email: user.email, linkSent };
};
