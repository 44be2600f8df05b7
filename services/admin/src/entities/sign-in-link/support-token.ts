import { jwtVerify, SignJWT } from 'jose';

const AUDIENCE = 'support-link';

export interface SupportTokens {
  sign(userId: string, now: Date): Promise<string>;
  /** The user of an access token; null when it is forged or expired. */
  read(token: string, now: Date): Promise<string | null>;
}

/** Access tokens of support links: valid for 15 minutes, useless without the refresh id of the link. */
export const createSupportTokens = (key: string): SupportTokens => {
  const secret = new TextEncoder().encode(key);
  const seconds = (moment: Date) => Math.floor(moment.getTime() / 1_000);
  return {
    sign: (userId, now) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setAudience(AUDIENCE)
        .setIssuedAt(seconds(now))
        .setExpirationTime(seconds(now) + 15 * 60)
        .sign(secret),
    read: async (token, now) => {
      try {
        const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate: now, requiredClaims: ['exp', 'sub'] };
        return (await jwtVerify(token, secret, options)).payload.sub ?? null;
      } catch {
        return null;
      }
    },
  };
};
