import { randomBytes } from 'node:crypto';

/** A random value for one page, by which the browser accepts our inline parts. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** For pages whose address is personal: their requests do not send it as referrer. */
export const secretAddress = { 'Referrer-Policy': 'no-referrer' } as const;

export interface PageUse {
  /** Search engines may list it. */
  readonly isIndexed?: boolean | undefined;
  /** Pages of any site may show it inside them. */
  readonly isFramed?: boolean | undefined;
}

/** Pages are never cached, because each has its own start token. No cookies, no third-party content, no framing. */
export const pageHeaders = (
  nonce: string,
  { isIndexed = false, isFramed = false }: PageUse = {},
): Record<string, string> => ({
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
    isFramed ? 'frame-ancestors *' : "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'same-origin',
  ...(isIndexed ? {} : { 'X-Robots-Tag': 'noindex' }),
});
