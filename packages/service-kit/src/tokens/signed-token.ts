import { createTextSigner } from './text-signer';

export interface SignedTokens {
  /** A token with these `fields`. They are readable by anyone and must not be secret, but cannot be forged. */
  issue(fields: readonly string[], expiresAt?: Date): string;
  /** The fields of a token, or null when it is forged, malformed, expired or of another purpose. */
  read(token: string, now: Date): readonly string[] | null;
}

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

/** Tokens for links in mails and pages: signed for a purpose, stored nowhere. Url-safe, at most 400 characters. */
export const createSignedTokens = (key: string, purpose: string): SignedTokens => {
  const signer = createTextSigner(key, purpose);
  return {
    issue: (fields, expiresAt) => {
      const seconds = expiresAt ? Math.floor(expiresAt.getTime() / 1000) : null;
      return signer.sign(Buffer.from(JSON.stringify([seconds, ...fields])).toString('base64url'));
    },
    read: (token, now) => {
      const payload = token.length > MAX_LENGTH ? null : signer.open(token);
      const content = payload === null ? null : parsed(payload);
      if (!content) return null;
      const [expires, fields] = content;
      return expires !== null && expires * 1000 < now.getTime() ? null : fields;
    },
  };
};
