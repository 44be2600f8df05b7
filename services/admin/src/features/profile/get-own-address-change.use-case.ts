import { DomainError, type getOwnAddressChangeOperation, type ResponseOf } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { mustUseSso } from '../../entities/sso-connection';
import type { ProfileRecords } from './profile.types';

/** The new address of the actor that is not confirmed yet, and whether the actor may change the address at all. */
export const getOwnAddressChange = async ({
  actor,
  acrossCouncils,
  clock,
}: Context<ProfileRecords>): Promise<ResponseOf<typeof getOwnAddressChangeOperation>> => {
  const { users, addressChanges, ssoConnectionsAcrossCouncils } = acrossCouncils.reader();
  const user = await users.find(actor.userId);
  if (!user) throw new DomainError('unauthenticated');
  const change = await addressChanges.find(user.id, clock.now());
  return {
    email: change?.email ?? null,
    expiresAt: change?.expiresAt.toISOString() ?? null,
    isByProvider: await mustUseSso({ users, ssoConnectionsAcrossCouncils }, user),
  };
};
