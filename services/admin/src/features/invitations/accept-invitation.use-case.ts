import {
  type Actor,
  type Device,
  DomainError,
  invitationAcceptedEvent,
  sessionChangedEvent,
  type UserActor,
  userChangedEvent,
} from '@folkmoot/contracts';
import { type Context, newId, type Unit } from '@folkmoot/service-kit';
import { type StoredUser, toUserView } from '../../entities/council';
import type { StoredInvitation } from '../../entities/invitation';
import { completeSignIn, type SignInOutcome } from '../../entities/sign-in';
import { mustUseSso } from '../../entities/sso-connection';
import { composeWelcome, type WelcomeTools } from './compose-welcome';
import { assertAcceptable, assertCanJoin, joining } from './invitation.domain';
import type { InvitationRecords, InvitationTools } from './invitation.types';
import { readInvitation, type TokenRequest } from './read-invitation.use-case';

interface Acceptance extends TokenRequest {
  readonly name: string;
  readonly device: Device;
}

interface Accepted {
  readonly email: string;
  /** `provider`: the council requires its identity provider. `sign_in`: a link must be requested. */
  readonly outcome: SignInOutcome | 'provider' | 'sign_in';
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

/** Whether the mailbox is proof enough, or the council requires its identity provider. */
const signIn = async (
  context: Context<InvitationRecords, Actor>,
  user: StoredUser,
  { device, newSessionId }: { readonly device: Device; readonly newSessionId: () => string },
): Promise<SignInOutcome | 'provider'> => {
  if (await mustUseSso(context.acrossCouncils.reader(), user)) return 'provider';
  // The acceptance, which works once, is the proof.
  return completeSignIn(context, { user, method: 'mail', device, take: async () => undefined }, { newSessionId });
};

/**
 * Creates the account of an invitation, or moves an account without a council into it, and signs its person in. Throws
 * the invitation's problem, or account_elsewhere.
 */
export const acceptInvitation = async (
  context: Context<InvitationRecords, Actor>,
  { name, device, ...request }: Acceptance,
  tools: Pick<InvitationTools, 'logger' | 'newSessionId'> & WelcomeTools,
): Promise<Accepted> => {
  const { invitation, council } = await readInvitation(context, request);
  const account = await context.acrossCouncils.reader().users.findByEmail(invitation.email);
  const user = await accept(
    { ...context, actor: acceptingActor(invitation, account) },
    { invitationId: invitation.id, name },
  );
  const failed = (message: string) => (error: unknown) => {
    tools.logger.warn({ err: error }, message);
    return 'sign_in' as const;
  };
  // The person does not wait for a mail server, and can work without this mail.
  tools.mailer
    .send(composeWelcome(tools, { council, invitation }))
    .catch(failed('the welcome of a new account was not sent'));
  // The account exists in any case: a link can be requested at the sign-in page.
  const outcome = await signIn(context, user, { device, newSessionId: tools.newSessionId }).catch(
    failed('a person who accepted an invitation was not signed in'),
  );
  return { email: user.email, outcome };
};
