import {
  type Actor,
  type Device,
  isEmailAddress,
  MAX_PERSON_NAME,
  normaliseEmail,
  userChangedEvent,
  userRoleChangedEvent,
} from '@folkmoot/contracts';
import { newId, type Unit } from '@folkmoot/service-kit';
import { renewSessions, type StoredUser, stopOf, toUserView } from '../../entities/council';
import { hashOfSecret } from '../../entities/secret';
import { actorOf, LONGEST_SESSION_MS } from '../../entities/session';
import { beginSession, type SignedIn, sessionOf } from '../../entities/sign-in';
import { domainOf, roleOfGroups, type StoredSsoConnection } from '../../entities/sso-connection';
import { type SsoIdentity, SsoRefusedError } from '../../integrations/single-sign-on/refusal';
import { type Admission, admit, signedInAtOf } from './admission.domain';
import type { SsoSignInContext, SsoSignInRecords, SsoSignInTools } from './sso-sign-in.types';

type SsoUnit = Unit<SsoSignInRecords>;

interface Person {
  readonly identity: SsoIdentity;
  readonly email: string;
  readonly connection: StoredSsoConnection;
}

const admissionOf = ({ identity, connection }: Person, account: StoredUser | null): Admission =>
  admit(
    { account, role: roleOfGroups(connection.groups, identity.groups), hasGroups: identity.groups.length > 0 },
    connection,
  );

const requireAdmitted = (admission: Admission): Exclude<Admission, { kind: 'refused' }> => {
  if (admission.kind === 'refused') throw new SsoRefusedError(admission.reason);
  return admission;
};

/** The part of the address before the @, when the provider sends no name. */
const nameOf = ({ identity, email }: Person): string =>
  (identity.name || email.slice(0, email.lastIndexOf('@'))).slice(0, MAX_PERSON_NAME);

const newUser = (person: Person, id: string, role: StoredUser['role'], now: Date) => ({
  id,
  email: person.email,
  name: nameOf(person),
  role,
  status: 'active' as const,
  councilId: person.connection.councilId,
  createdAt: now,
  lastLoginAt: null,
});

const addUser = async (unit: SsoUnit, person: Person, id: string, role: StoredUser['role'], now: Date) => {
  const user = await unit.users.add(newUser(person, id, role, now));
  await unit.outbox.add(userChangedEvent, {
    aggregate: { type: 'user', id: user.id, revision: user.revision },
    payload: { user: toUserView(user) },
    councilId: user.councilId,
  });
  return user;
};

/** Gives a person the role of their groups. Throws when the council would be without an admin. */
const changeRole = async (unit: SsoUnit, user: StoredUser, role: StoredUser['role'], now: Date) => {
  if (user.role === role) return user;
  const isDemoted = user.role === 'council_admin';
  if (isDemoted && !(await unit.users.hasAnotherActiveAdmin(user.councilId ?? '', user.id))) {
    throw new SsoRefusedError('sso_last_admin');
  }
  const saved = await unit.users.save(user, { role });
  await unit.outbox.add(userRoleChangedEvent, {
    aggregate: { type: 'user', id: saved.id, revision: saved.revision },
    payload: { user: toUserView(saved) },
    councilId: saved.councilId,
  });
  await renewSessions(unit, saved.id, now);
  return saved;
};

interface Verified {
  readonly councilId: string;
  readonly identity: SsoIdentity;
  readonly device: Device;
  /** Whether the provider was asked to ask the person again. */
  readonly isAgain: boolean;
}

const requireSignedInAt = ({ identity, isAgain }: Verified, now: Date): Date => {
  // Answers that waited during an update of the product have no moment.
  const { authenticatedAt = null } = identity as Partial<SsoIdentity>;
  const moment = signedInAtOf(authenticatedAt === null ? null : new Date(authenticatedAt), isAgain, now);
  if (!moment) throw new SsoRefusedError('sso_not_again');
  return moment;
};

/** The connection that still lets people in. */
const openConnection = async (
  { acrossCouncils }: SsoSignInContext,
  councilId: string,
): Promise<StoredSsoConnection> => {
  const { ssoConnectionsAcrossCouncils, councils } = acrossCouncils.reader();
  const [connection, council] = await Promise.all([
    ssoConnectionsAcrossCouncils.find(councilId),
    councils.find(councilId),
  ]);
  if (!connection?.isOn) throw new SsoRefusedError('sso_off');
  if (stopOf(council) !== null) throw new SsoRefusedError('sso_stopped');
  return connection;
};

/** The provider of a council vouches for the council's own domains only. */
const requireOwnAddress = async ({ acrossCouncils }: SsoSignInContext, councilId: string, written: string) => {
  if (!isEmailAddress(written)) throw new SsoRefusedError('sso_email_missing');
  const email = normaliseEmail(written);
  const domain = await acrossCouncils.reader().ssoDomainsAcrossCouncils.findVerified(domainOf(email));
  if (domain?.councilId !== councilId) throw new SsoRefusedError('sso_email_foreign');
  return email;
};

/**
 * Begins a session for a person whom the provider of their council has vouched for. One transaction: account, role and
 * session, or nothing. The actor of the context is who was signed in in this browser so far. Throws SsoRefusedError.
 */
export const admitPerson = async (
  context: SsoSignInContext,
  verified: Verified,
  { newSessionId, secrets }: Pick<SsoSignInTools, 'newSessionId' | 'secrets'>,
): Promise<SignedIn> => {
  const { acrossCouncils, clock } = context;
  const { councilId, identity, device } = verified;
  const now = clock.now();
  const confirmedAt = requireSignedInAt(verified, now);
  const connection = await openConnection(context, councilId);
  const email = await requireOwnAddress(context, councilId, identity.email);
  const person = { identity, email, connection };
  const account = await acrossCouncils.reader().users.findByEmail(email);
  const { role } = requireAdmitted(admissionOf(person, account));
  const sessionId = newSessionId();
  const session = { method: 'sso' as const, device, sessionId, now, confirmedAt };
  const planned = account ?? { ...newUser(person, newId(), role, now), revision: 1 };
  const actor: Actor = actorOf(planned, sessionOf({ ...session, user: planned }));
  return acrossCouncils.unitOfWork(actor, async (unit) => {
    await unit.councils.holdTeam(councilId);
    const present = await unit.users.findByEmail(email);
    const admission = requireAdmitted(admissionOf(person, present));
    const user = present
      ? await changeRole(unit, present, admission.role, now)
      : await addUser(unit, person, planned.id, admission.role, now);
    const signedIn = await beginSession(unit, { ...session, user, former: context.actor });
    const id = hashOfSecret(sessionId);
    await unit.ssoSessions.add({
      id,
      councilId,
      userId: user.id,
      subject: identity.subject,
      subjectFormat: identity.subjectFormat,
      providerSession: identity.providerSession,
      sealedHint: identity.hint === null ? null : secrets.seal(identity.hint, id),
      expiresAt: new Date(now.getTime() + LONGEST_SESSION_MS),
    });
    return signedIn;
  });
};
