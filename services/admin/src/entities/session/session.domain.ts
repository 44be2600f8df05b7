import type { Device, UserActor } from '@folkmoot/contracts';

const DAY_MS = 86_400_000;
/** An unused session ends after a week. A used one ends after 30 days. */
const IDLE_MS = 7 * DAY_MS;
export const LONGEST_MS = 30 * DAY_MS;
/** Precision of "last seen". A smaller value would mean a write with every request. */
const TOUCH_EVERY_MS = 60_000;

/**
 * The first proof of a sign-in: a mailed link, a link that the operator made, or the council's identity provider. The
 * provider's policy decides about second factors, so `sso` counts as having one.
 */
export type SignInMethod = 'mail' | 'support' | 'sso';

interface Session {
  readonly id: string;
  readonly userId: string;
  readonly actingCouncilId: string | null;
  readonly device: Device;
  readonly method: SignInMethod | null;
  readonly confirmedAt: Date | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

interface Account {
  readonly id: string;
  readonly role: UserActor['role'];
  readonly status: UserActor['status'];
  readonly councilId: string | null;
}

const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** The end of a session that is used now. */
export const expiryOf = (createdAt: Date, now: Date): Date =>
  earlier(later(now, IDLE_MS), later(createdAt, LONGEST_MS));

export const isExpired = ({ expiresAt }: Pick<Session, 'expiresAt'>, now: Date): boolean => expiresAt <= now;

/** Whether "last seen" is old enough to be written again. */
export const isWorthNoting = ({ lastSeenAt }: Pick<Session, 'lastSeenAt'>, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= TOUCH_EVERY_MS;

const unknownDevice: Device = { browser: 'Other', system: 'Other' };

export const newSession = (id: string, userId: string, now: Date, device = unknownDevice): Session => ({
  id,
  userId,
  actingCouncilId: null,
  device,
  method: 'mail',
  confirmedAt: null,
  createdAt: now,
  lastSeenAt: now,
  expiresAt: expiryOf(now, now),
});

/** The council that a session acts in. Only system administrators may act in another council. */
export const councilActedIn = ({ role, councilId }: Account, { actingCouncilId }: Session) => {
  const chosen = role === 'system_admin' ? actingCouncilId : null;
  return { councilId: chosen ?? councilId, actingAs: chosen !== councilId ? chosen : null };
};

/** The actor of a session. It has the hash of the cookie, never the cookie's value. */
export const actorOf = (user: Account, session: Session): UserActor => ({
  kind: 'user',
  userId: user.id,
  role: user.role,
  status: user.status,
  ...councilActedIn(user, session),
  sessionId: session.id,
  signedInAt: (session.confirmedAt ?? session.createdAt).toISOString(),
});
