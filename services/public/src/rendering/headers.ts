import { randomBytes } from 'node:crypto';

/** A value for one page, by which the browser knows the inline parts that are ours. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** Of pages whose address is somebody's own: no request that comes from them says where it comes from. */
export const secretAddress = { 'Referrer-Policy': 'no-referrer' } as const;

/** Pages are never kept: each carries a start token of its own. No cookie, nothing from elsewhere, no frame around it. */
export const pageHeaders = (nonce: string): Record<string, string> => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
});
