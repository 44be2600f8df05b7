/** Cookies of the staff pages. The gateway reads the session cookie; admin sets all cookies. */
export const cookieNames = {
  session: 'folkmoot_session',
  /** Set while a link is valid: this browser requested a sign-in link. */
  asked: 'folkmoot_asked',
  /** Set for months: this browser signed in before. */
  known: 'folkmoot_known',
  /** Set while somebody is at the provider of their council: this browser began that sign-in. */
  sso: 'folkmoot_sso',
  /** Set for minutes: a sign-in of this browser waits for the second factor. */
  pending: 'folkmoot_pending',
} as const;

/** Browsers take such a cookie only over https, for the whole site, and never from another host of the same domain. */
export const HOST_PREFIX = '__Host-';

export const isHttps = (publicOrigin: string): boolean => publicOrigin.startsWith('https:');

/** The name under which a cookie is set and read at an origin. */
export const cookieNameAt = (publicOrigin: string, cookie: keyof typeof cookieNames): string =>
  `${isHttps(publicOrigin) ? HOST_PREFIX : ''}${cookieNames[cookie]}`;

/**
 * Prefix of session ids that were issued for a `__Host-` cookie. Another host of the domain can set a cookie with the
 * plain name, so under that name only sessions from before the `__Host-` cookie are accepted.
 */
export const HOST_SESSION_MARK = 'h-';

/** The value of a cookie in a Cookie header; null for none. */
export const readCookie = (header: string | undefined, wanted: string): string | null => {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === wanted) return part.slice(at + 1).trim() || null;
  }
  return null;
};
