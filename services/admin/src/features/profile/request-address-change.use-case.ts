import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredAddressChange } from '../../entities/address-change';
import { enforceLimit } from '../../entities/attempt';
import { hashOfSecret, newSecret } from '../../entities/secret';
import { mustUseSso } from '../../entities/sso-connection';
import { composeAddressLink } from './compose-address-mails';
import type { ProfileMailTools, ProfileRecords } from './profile.types';

const HOUR_MS = 3_600_000;
const LINK_LIFE_MS = 24 * HOUR_MS;
const PER_USER_AND_HOUR = 5;

/**
 * Mails a link to the new address. Only the mailbox's owner learns whether another account has the address. Throws
 * address_unchanged, sso_required, too_many_requests or mail_not_sent.
 */
export const requestAddressChange = async (
  context: Context<ProfileRecords>,
  { email }: { readonly email: string },
  tools: ProfileMailTools,
): Promise<StoredAddressChange> => {
  const { actor, acrossCouncils, clock } = context;
  const { users, councils, addressChanges, ssoConnectionsAcrossCouncils } = acrossCouncils.reader();
  const user = await users.find(actor.userId);
  if (!user) throw new DomainError('unauthenticated');
  if (user.email === email) throw new DomainError('address_unchanged');
  if (await mustUseSso({ users, ssoConnectionsAcrossCouncils }, user)) throw new DomainError('sso_required');
  const key = `address-change:${user.id}`;
  await enforceLimit(context, { key, most: PER_USER_AND_HOUR, windowMs: HOUR_MS, code: 'too_many_requests' });
  const token = newSecret();
  const change = {
    userId: user.id,
    email,
    tokenHash: hashOfSecret(token),
    expiresAt: new Date(clock.now().getTime() + LINK_LIFE_MS),
  };
  const council = user.councilId ? await councils.find(user.councilId) : null;
  await addressChanges.put(change);
  await tools.mailer
    .send(composeAddressLink(tools, { name: user.name, council, email, token }))
    .catch(async (cause: unknown) => {
      await addressChanges.take(change);
      throw new DomainError('mail_not_sent', { cause });
    });
  return change;
};
