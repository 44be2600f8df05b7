import type { StoredUser } from '../council/views.domain';
import type { UserRepository } from '../user/user.repository';
import { isInForce } from './sso-connection.domain';
import type { SsoConnectionRepositoryAcrossCouncils } from './sso-connection.repository';

interface Records {
  readonly ssoConnectionsAcrossCouncils: SsoConnectionRepositoryAcrossCouncils;
  readonly users: Pick<UserRepository, 'findMany'>;
}

/**
 * Whether a person must sign in through the provider of their council. System administrators and the named admins never
 * must. When none of the named people is an active admin any more, all admins may use a link again: otherwise nobody
 * could repair the connection.
 */
export const mustUseSso = async (
  { ssoConnectionsAcrossCouncils, users }: Records,
  { id, councilId, role }: Pick<StoredUser, 'id' | 'councilId' | 'role'>,
): Promise<boolean> => {
  if (role === 'system_admin' || councilId === null) return false;
  const connection = await ssoConnectionsAcrossCouncils.find(councilId);
  if (!connection || !isInForce(connection) || connection.breakGlassUserIds.includes(id)) return false;
  if (role !== 'council_admin') return true;
  const named = await users.findMany(connection.breakGlassUserIds);
  return named.some(
    (person) => person.councilId === councilId && person.role === 'council_admin' && person.status === 'active',
  );
};
