import type { IncomingHttpHeaders } from 'node:http';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const isOurs = (url: string, host: string | undefined, publicOrigin: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { origin, host: given } = new URL(url);
  return origin === publicOrigin || given === host;
};

/**
 * Whether a request with a session cookie may change something. A browser says where a request comes from in one of
 * three headers; each that is there must name us. A program that sends none of them cannot be somebody else's page.
 */
export const isFromUs = (method: string, headers: IncomingHttpHeaders, publicOrigin: string): boolean => {
  if (SAFE.has(method)) return true;
  const { origin, referer, host } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined) return isOurs(origin, host, publicOrigin) && (!site || site !== 'cross-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return referer === undefined || isOurs(referer, host, publicOrigin);
};
