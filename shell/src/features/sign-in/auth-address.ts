import { messages } from './sign-in.messages';

export type Credentials = { code: string } | { accessToken: string; refreshToken: string };

export interface AuthAddress {
  /** The credentials to redeem. */
  credentials: Credentials | null;
  /** A sign-in of this browser waits for its second factor. */
  awaitsFactor: boolean;
  /** The error of the link, as a safe text. */
  error: string | null;
}

/** The address of a sign-in that waits, so that the page can be loaded again. */
export const SECOND_FACTOR = 'second-factor';

const LONGEST_ERROR = 200;

/** Codes of links that are invalid, expired or used. */
const spentCodes = new Set(['otp_expired', 'code_invalid', 'invalid_code', 'access_denied', 'invalid_grant']);

type Read = (name: string) => string | null;

/** Our own text for a code we know; any other description as plain text, cut. */
const errorIn = (read: Read): string | null => {
  const codes = [read('error_code'), read('error')];
  const description = read('error_description');
  if (codes.every((code) => code === null) && description === null) return null;
  if (codes.some((code) => code !== null && spentCodes.has(code))) return messages.verificationFailed;
  return description?.trim() ? description.trim().slice(0, LONGEST_ERROR) : messages.urlError;
};

const credentialsIn = (read: Read): Credentials | null => {
  const code = read('code');
  if (code) return { code };
  const accessToken = read('access_token');
  const refreshToken = read('refresh_token');
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
};

/** The parameters of a link to /auth, from its query or its hash. */
export const readAuthAddress = ({ search, hash }: Pick<Location, 'search' | 'hash'>): AuthAddress => {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const read: Read = (name) => query.get(name) || fragment.get(name) || null;
  const error = errorIn(read);
  const credentials = error === null ? credentialsIn(read) : null;
  return { error, credentials, awaitsFactor: !credentials && read('awaits') === SECOND_FACTOR };
};
