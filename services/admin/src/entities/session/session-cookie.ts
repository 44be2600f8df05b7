import { cookieNameAt, cookieNames, HOST_SESSION_MARK, isHttps } from '@folkmoot/contracts';
import { newSecret } from '../secret/random-secret';
import { LONGEST_MS } from './session.domain';

/** The session cookie: not readable by scripts, not sent by other sites, encrypted in transit on https. */
export const createSessionCookies = (publicOrigin: string) => {
  const isSecure = isHttps(publicOrigin);
  const name = cookieNameAt(publicOrigin, 'session');
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const cleared = [...new Set([name, cookieNames.session])];
  return {
    newSessionId: () => `${isSecure ? HOST_SESSION_MARK : ''}${newSecret()}`,
    set: (sessionId: string) => `${name}=${sessionId}; Max-Age=${LONGEST_MS / 1_000}; ${attributes}`,
    /** Also clears the cookie name of http: sessions from before https still have it. */
    clear: cleared.map((each) => `${each}=; Max-Age=0; ${attributes}`),
  };
};
