import { DomainError } from '@folkmoot/contracts';
import { CODE_LIFE_MS } from '../../limits/limits.domain';
import { hashOfSecret, newSecret } from '../../secrets/random-secret';
import type { SignInDeps } from './sign-in.deps';

/** Makes a link that signs in as somebody, for support (F-57): once, within 15 minutes. Throws account_not_found. */
export const issueSupportLink = async (
  { units, clock, supportTokens, publicOrigin }: SignInDeps,
  email: string,
): Promise<{ url: string; expiresAt: Date }> => {
  const { users, codes } = units.readerAcrossCouncils();
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
