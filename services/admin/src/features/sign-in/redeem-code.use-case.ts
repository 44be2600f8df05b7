import { type Device, DomainError, type UserActor, userSignedInEvent } from '@folkmoot/contracts';
import { activateCouncilOf } from '../../council-states/activate-council';
import { actorOf, newSession } from '../../records/session.domain';
import type { CodeKind } from '../../records/sign-in-code.repository';
import type { StoredUser } from '../../records/views.domain';
import { hashOfSecret, newSecret } from '../../secrets/random-secret';
import type { SignInDeps } from './sign-in.deps';

interface Proof {
  readonly user: StoredUser;
  /** The random id that is redeemed now. */
  readonly secret: string;
  readonly kind: CodeKind;
  readonly device: Device | undefined;
}

export interface SignedIn {
  readonly actor: UserActor;
  /** What goes into the cookie, and nowhere else. */
  readonly sessionId: string;
}

/** One transaction: the code is gone, the session stands and the sign-in is told, or nothing of it. */
const signIn = ({ units, clock }: SignInDeps, { user, secret, kind, device }: Proof): Promise<SignedIn> => {
  const now = clock.now();
  const sessionId = newSecret();
  const session = newSession(hashOfSecret(sessionId), user.id, now, device);
  const actor = actorOf(user, session);
  return units.unitOfWorkAcrossCouncils(actor, async ({ codes, sessions, users, councils, outbox }) => {
    const code = await codes.redeem(hashOfSecret(secret), kind, now);
    if (!code || code.userId !== user.id) throw new DomainError('code_invalid');
    const seen = await users.noteSignIn(user.id, now);
    const { id, revision, councilId } = seen;
    await sessions.add(session);
    await outbox.add(userSignedInEvent, {
      aggregate: { type: 'user', id, revision },
      payload: { userId: id },
      councilId,
    });
    await activateCouncilOf({ councils, outbox }, seen, now);
    return { actor, sessionId };
  });
};

/** Redeems the code of a mailed link. Throws code_invalid when it is forged, used or too old. */
export const redeemCode = async (deps: SignInDeps, code: string, device?: Device): Promise<SignedIn> => {
  const claims = await deps.magicLinks.read(code);
  const user = claims && (await deps.units.readerAcrossCouncils().users.findByEmail(claims.email));
  if (!user) throw new DomainError('code_invalid');
  return signIn(deps, { user, secret: claims.id, kind: 'link', device });
};

/** Redeems a support link (F-57). Throws code_invalid. */
export const redeemSupportLink = async (
  deps: SignInDeps,
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
  device?: Device,
): Promise<SignedIn> => {
  const userId = await deps.supportTokens.read(accessToken, deps.clock.now());
  const user = userId && (await deps.units.readerAcrossCouncils().users.find(userId));
  if (!user) throw new DomainError('code_invalid');
  return signIn(deps, { user, secret: refreshToken, kind: 'support', device });
};
