import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedTokens {
  /** A token that says `fields`, which hold no secret: anyone can read them, nobody can make them. */
  issue(fields: readonly string[], expiresAt?: Date): string;
  /** What a token of this purpose says, or null for one that is forged, broken, expired or of another purpose. */
  read(token: string, now: Date): readonly string[] | null;
}

const SIGNATURE_BYTES = 16;
const MAX_LENGTH = 400;

const parsed = (payload: string): [number | null, string[]] | null => {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    if (!Array.isArray(value)) return null;
    const [expires, ...fields] = value as unknown[];
    const isWhole = fields.every((field) => typeof field === 'string');
    if (!isWhole || (expires !== null && typeof expires !== 'number')) return null;
    return [expires as number | null, fields as string[]];
  } catch {
    return null;
  }
};

/**
 * Tokens for links in mails: signed with HMAC-SHA-256 (RFC 2104) under `key`, bound to a purpose, stored nowhere.
 * Url-safe, at most 400 characters.
 */
export const createSignedTokens = (key: string, purpose: string): SignedTokens => {
  const signatureOf = (payload: string): Buffer =>
    createHmac('sha256', key).update(`${purpose}:${payload}`).digest().subarray(0, SIGNATURE_BYTES);
  const isOurs = (payload: string, signature: string): boolean => {
    const given = Buffer.from(signature, 'base64url');
    return given.length === SIGNATURE_BYTES && timingSafeEqual(given, signatureOf(payload));
  };
  return {
    issue: (fields, expiresAt) => {
      const seconds = expiresAt ? Math.floor(expiresAt.getTime() / 1000) : null;
      const payload = Buffer.from(JSON.stringify([seconds, ...fields])).toString('base64url');
      return `${payload}.${signatureOf(payload).toString('base64url')}`;
    },
    read: (token, now) => {
      const [payload = '', signature = '', ...rest] = token.split('.');
      if (token.length > MAX_LENGTH || rest.length > 0 || !isOurs(payload, signature)) return null;
      const found = parsed(payload);
      if (!found) return null;
      const [expires, fields] = found;
      return expires !== null && expires * 1000 < now.getTime() ? null : fields;
    },
  };
};
