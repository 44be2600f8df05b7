const COOKIE = 'folkmoot_session';
const SESSION_ID = /^[A-Za-z0-9_-]{43}$/;

/** The session id among the cookies, or null. What does not look like one is not asked after. */
export const sessionIdOf = (cookies: string | undefined): string | null => {
  if (!cookies?.includes(COOKIE)) return null;
  for (const pair of cookies.split(';')) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === COOKIE && SESSION_ID.test(value)) return value;
  }
  return null;
};
