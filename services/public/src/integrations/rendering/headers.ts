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
  /** False for a page that is only read: no script may run, whatever is in it. */
  readonly hasScript?: boolean | undefined;
}

const scriptRules = (nonce: string): string[] => [
  `script-src 'self' 'nonce-${nonce}'`,
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
];

/** Pages are never cached, because each has its own start token. No cookies, no third-party content, no framing. */
export const pageHeaders = (
  nonce: string,
  { isIndexed = false, isFramed = false, hasScript = true }: PageUse = {},
): Record<string, string> => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    ...(hasScript ? scriptRules(nonce) : []),
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    isFramed ? 'frame-ancestors *' : "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'same-origin',
  ...(isIndexed ? {} : { 'X-Robots-Tag': 'noindex' }),
});
