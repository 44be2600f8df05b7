import { cookieNameAt, isHttps, readCookie } from '@folkmoot/contracts';

/** Time to fetch a phone and enter a code. */
export const PENDING_LIFE_MS = 10 * 60_000;

/** The cookie of a sign-in that waits for its second factor. */
export interface PendingCookie {
  set(token: string): string;
  read(header: string | undefined): string | null;
  readonly clear: string;
}

export const createPendingCookie = (publicOrigin: string): PendingCookie => {
  const name = cookieNameAt(publicOrigin, 'pending');
  // Strict, because only our own pages and programs use the paths that read it.
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isHttps(publicOrigin) ? '; Secure' : ''}`;
  return {
    set: (token) => `${name}=${token}; Max-Age=${PENDING_LIFE_MS / 1_000}; ${attributes}`,
    read: (header) => readCookie(header, name),
    clear: `${name}=; Max-Age=0; ${attributes}`,
  };
};
