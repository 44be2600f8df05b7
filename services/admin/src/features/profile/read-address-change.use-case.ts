import { type Actor, DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredAddressChange } from '../../entities/address-change';
import { addressPrefix, enforceLimit } from '../../entities/attempt';
import type { StoredUser } from '../../entities/council';
import { hashOfSecret } from '../../entities/secret';
import { mustUseSso } from '../../entities/sso-connection';
import type { ProfileRecords } from './profile.types';

const WINDOW_MS = 15 * 60_000;
const PER_ADDRESS_PREFIX = 120;

export interface TokenRequest {
  readonly token: string;
  /** The network address of the request. */
  readonly address: string;
}

interface OpenedChange {
  readonly change: StoredAddressChange;
  readonly user: StoredUser;
}

/**
 * The change that a link confirms. Changes nothing. Throws link_invalid in the same way for a token that is unknown,
 * used or expired, and when the account may no longer change its address.
 */
export const readAddressChange = async (
  context: Context<ProfileRecords, Actor>,
  { token, address }: TokenRequest,
): Promise<OpenedChange> => {
  const key = `address-link:${addressPrefix(address)}`;
  await enforceLimit(context, { key, most: PER_ADDRESS_PREFIX, windowMs: WINDOW_MS, code: 'too_many_requests' });
  const { users, addressChanges, ssoConnectionsAcrossCouncils } = context.acrossCouncils.reader();
  const change = await addressChanges.findByTokenHash(hashOfSecret(token), context.clock.now());
  const user = change && (await users.find(change.userId));
  if (!change || user?.status !== 'active') throw new DomainError('link_invalid');
  if (await mustUseSso({ users, ssoConnectionsAcrossCouncils }, user)) throw new DomainError('link_invalid');
  return { change, user };
};
