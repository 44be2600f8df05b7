import { type CouncilRole, DomainError, INVITATION_DAYS, type InvitationStatus } from '@folkmoot/contracts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Pauses between attempts to send a mail that no server accepted. After the last one it counts as failed. */
const PAUSES_MS = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE_MS);

interface Account {
  readonly role: string;
  readonly councilId: string | null;
}

interface Ending {
  readonly status: InvitationStatus;
  readonly expiresAt: Date;
}

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/** The status now. An invitation is expired at its end, even before the job has recorded it. */
export const statusAt = ({ status, expiresAt }: Ending, now: Date): InvitationStatus =>
  status === 'pending' && expiresAt <= now ? 'expired' : status;

/** Throws the problem of an invitation that cannot be accepted. */
export const assertAcceptable = (invitation: Ending, now: Date): void => {
  const status = statusAt(invitation, now);
  if (status !== 'pending') throw new DomainError(`invitation_${status}`);
};

/** The state of an invitation that is sent again. Throws when it is settled. */
export const renewed = ({ status }: Ending, now: Date) => {
  if (status === 'accepted' || status === 'revoked') throw new DomainError(`invitation_${status}`);
  return {
    status: 'pending',
    expiresAt: expiryFrom(now),
    mailState: 'queued',
    mailDueAt: now,
    mailAttempts: 0,
  } as const;
};

/** Time of the next attempt after this number of attempts; null when there are no more. */
export const nextAttempt = (attempts: number, now: Date): Date | null => {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
};

/**
 * Whether an existing account can join a council by an invitation: only an account without a council can. An account of
 * another council, a system administrator and a member of this council cannot.
 */
export const assertCanJoin = (account: Account | null, councilId: string): void => {
  if (!account) return;
  if (account.councilId === councilId) throw new DomainError('invitation_accepted');
  if (account.councilId !== null || account.role === 'system_admin') throw new DomainError('account_elsewhere');
};

/** The fields of a person who joins a council. */
export const joining = (name: string, role: CouncilRole, councilId: string) =>
  ({ name, role, councilId, status: 'active' }) as const;
