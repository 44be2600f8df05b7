import type { IncomingMessage } from 'node:http';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const originOf = (url: string | undefined): string | null => {
  if (!url) return null;
  try {
    return new URL(url).origin;
  } catch {
    return 'null';
  }
};

/** Paths that providers of single sign-on call, themselves or through a browser that comes from their page. */
export const isProviderPath = (path: string): boolean =>
  path.startsWith('/auth/oidc/') || path.startsWith('/auth/saml/');

/** Paths for signing in and out. A session may start there, so these paths are guarded without a session too. */
export const isSignInPath = (path: string): boolean =>
  path === '/auth' || path === '/api/auth' || path.startsWith('/api/auth/') || isProviderPath(path);

/**
 * True when a request that uses or starts a session comes from our own pages. Browsers send the origin of a changing
 * request. A program that sends none of the three headers has the cookie itself and is no victim of another site.
 */
export const isFromOurPages = (
  { method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  publicOrigin: string,
): boolean => {
  if (SAFE_METHODS.has(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const from = originOf(headers.origin ?? headers.referer);
  if (from === null) return true;
  return from === publicOrigin || new URL(from === 'null' ? 'http://nowhere' : from).host === headers.host;
};
