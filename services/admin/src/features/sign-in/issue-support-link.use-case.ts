import { type Actor, DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { CODE_LIFE_MS } from '../../entities/attempt';
import { hashOfSecret, newSecret } from '../../entities/secret';
import type { SignInRecords, SignInTools } from './sign-in.types';

/** Makes a link that signs in as somebody, for support: once, within 15 minutes. Throws account_not_found. */
export const issueSupportLink = async (
  { acrossCouncils, clock }: Context<SignInRecords, Actor>,
  email: string,
  { supportTokens, publicOrigin }: Pick<SignInTools, 'supportTokens' | 'publicOrigin'>,
): Promise<{ url: string; expiresAt: Date }> => {
  const { users, codes } = acrossCouncils.reader();
  const user = await users.findByEmail(email);
  if (!user) throw new DomainError('account_not_found');
  const now = clock.now();
  const refreshToken = newSecret();
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
  await codes.add({ id: hashOfSecret(refreshToken), kind: 'support', userId: user.id, expiresAt });
  const tokens = new URLSearchParams({
    access_token: await supportTokens.sign(user.id, now),
    refresh_token: refreshToken,
  });
  return { url: `${publicOrigin}/auth#${tokens}`, expiresAt };
};
