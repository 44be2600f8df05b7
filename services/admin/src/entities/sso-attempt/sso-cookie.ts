import { cookieNameAt, isHttps, readCookie } from '@folkmoot/contracts';
import { newSecret } from '../secret/random-secret';
import { ATTEMPT_LIFE_MS } from './sso-attempt.domain';

const FORM = /^[\w-]{43}$/;

/** The cookie that binds a sign-in at a provider to the browser that began it. */
export interface SsoCookie {
  /** The value that the browser has, or a new one: several tabs can sign in at once. */
  valueFor(header: string | undefined): string;
  /** Null when the browser has none. */
  read(header: string | undefined): string | null;
  set(value: string): string;
  readonly clear: string;
}

/** Lax: the browser sends it when the provider leads it back, and not with the requests of other sites. */
export const createSsoCookie = (publicOrigin: string): SsoCookie => {
  const name = cookieNameAt(publicOrigin, 'sso');
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps(publicOrigin) ? '; Secure' : ''}`;
  const read = (header: string | undefined): string | null => {
    const value = readCookie(header, name);
    return value !== null && FORM.test(value) ? value : null;
  };
  return {
    read,
    valueFor: (header) => read(header) ?? newSecret(),
    set: (value) => `${name}=${value}; Max-Age=${ATTEMPT_LIFE_MS / 1_000}; ${attributes}`,
    clear: `${name}=; Max-Age=0; ${attributes}`,
  };
};
