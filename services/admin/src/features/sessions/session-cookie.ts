import { cookieNameAt, cookieNames, HOST_SESSION_MARK, isHttps } from '@folkmoot/contracts';
import { LONGEST_MS } from '../../records/session.domain';
import { newSecret } from '../../secrets/random-secret';

/** How a session travels: out of reach of scripts, not sent along by other sites, encrypted where the site is. */
export const createSessionCookies = (publicOrigin: string) => {
  const isSecure = isHttps(publicOrigin);
  const name = cookieNameAt(publicOrigin, 'session');
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const cleared = [...new Set([name, cookieNames.session])];
  return {
    newSessionId: () => `${isSecure ? HOST_SESSION_MARK : ''}${newSecret()}`,
    set: (sessionId: string) => `${name}=${sessionId}; Max-Age=${LONGEST_MS / 1_000}; ${attributes}`,
    /** The name of before https too: sessions from then still have it. */
    clear: cleared.map((each) => `${each}=; Max-Age=0; ${attributes}`),
  };
};
