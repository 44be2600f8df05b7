import { LONGEST_MS } from '../../records/session.domain';

/** The gateway looks for this name too. */
const COOKIE = 'folkmoot_session';

/** How a session travels: out of reach of scripts, not sent along by other sites, encrypted where the site is. */
export const createSessionCookies = (publicOrigin: string) => {
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure}`;
  return {
    set: (sessionId: string) => `${COOKIE}=${sessionId}; Max-Age=${LONGEST_MS / 1_000}; ${attributes}`,
    clear: `${COOKIE}=; Max-Age=0; ${attributes}`,
  };
};
