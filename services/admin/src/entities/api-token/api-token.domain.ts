import { type ApiToken, type Permission, permissionsOf, type UserActor } from '@folkmoot/contracts';

/** A token by which a program acts in a council, for the person who made it. */
export interface StoredApiToken {
  readonly id: string;
  readonly revision: number;
  readonly councilId: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** The hash of the secret. The secret itself is stored nowhere. */
  readonly hash: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  /** To the minute. */
  readonly lastUsedAt: Date | null;
  /** A revoked token is kept, so that the activity log can name it. */
  readonly revokedAt: Date | null;
}

/** Precision of "last used". A smaller value would mean a write with every request. */
const TOUCH_EVERY_MS = 60_000;

/** Whether a token can be used: neither revoked nor expired. */
export const isAlive = ({ revokedAt, expiresAt }: StoredApiToken, now: Date): boolean =>
  revokedAt === null && (expiresAt === null || expiresAt > now);

export const isWorthNoting = ({ lastUsedAt }: StoredApiToken, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= TOUCH_EVERY_MS;

/** The permissions of the list that a person does not have. */
export const beyondRole = ({ role }: Pick<UserActor, 'role'>, permissions: readonly Permission[]): Permission[] =>
  permissions.filter((permission) => !permissionsOf[role].includes(permission));

interface Maker {
  readonly id: string;
  readonly role: UserActor['role'];
  readonly status: UserActor['status'];
  readonly councilId: string | null;
}

/**
 * The actor of a token: the person who made it, in the token's council, with the token's permissions. Null when that
 * person may no longer act there.
 */
export const actorOf = (token: StoredApiToken, maker: Maker): UserActor | null => {
  const isElsewhere = maker.councilId !== token.councilId;
  if (maker.status !== 'active' || (isElsewhere && maker.role !== 'system_admin')) return null;
  return {
    kind: 'user',
    userId: maker.id,
    role: maker.role,
    status: maker.status,
    councilId: token.councilId,
    actingAs: isElsewhere ? token.councilId : null,
    // As with sessions, the hash: the gateway drops a revoked token by it.
    sessionId: token.hash,
    apiToken: { id: token.id, permissions: [...token.permissions] },
  };
};

export const toView = (token: StoredApiToken): ApiToken => ({
  id: token.id,
  name: token.name,
  permissions: [...token.permissions],
  createdBy: token.createdBy,
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt?.toISOString() ?? null,
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
});
