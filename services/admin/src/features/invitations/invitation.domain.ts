import { type CouncilRole, DomainError, INVITATION_DAYS, type InvitationStatus } from '@folkmoot/contracts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** When a mail that no server took is tried again; after the last it is given up. */
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

/** What it is now, also before the sweep has noted that it expired. */
export const statusAt = ({ status, expiresAt }: Ending, now: Date): InvitationStatus =>
  status === 'pending' && expiresAt <= now ? 'expired' : status;

/** Throws what is wrong with an invitation that somebody wants to accept. */
export const assertAcceptable = (invitation: Ending, now: Date): void => {
  const status = statusAt(invitation, now);
  if (status !== 'pending') throw new DomainError(`invitation_${status}`);
};

/** What an invitation is again once it is sent anew. Throws when it is settled. */
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

/** When the mail is tried again after so many attempts; null for never. */
export const nextAttempt = (attempts: number, now: Date): Date | null => {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
};

/**
 * Whether an account that is there already can come into a council by an invitation: one without a council can, one of
 * another council (and a system administrator's) cannot, one of this council is in it.
 */
export const assertCanJoin = (account: Account | null, councilId: string): void => {
  if (!account) return;
  if (account.councilId === councilId) throw new DomainError('invitation_accepted');
  if (account.councilId !== null || account.role === 'system_admin') throw new DomainError('account_elsewhere');
};

/** What a person is in a council that they come into. */
export const joining = (name: string, role: CouncilRole, councilId: string) =>
  ({ name, role, councilId, status: 'active' }) as const;
