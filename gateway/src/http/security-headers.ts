import type { ServerResponse } from 'node:http';

/** Of the staff application: federated remotes are scripts of our own; Mantine writes style elements. */
export const APP_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
const YEAR_SECONDS = 31_536_000;

/** What every answer carries unless whoever answers says it differently. */
export const createSecurityHeaders = (publicOrigin: string) => {
  const headers: readonly (readonly [string, string])[] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
    ['Content-Security-Policy', DATA_POLICY],
    ...(publicOrigin.startsWith('https:')
      ? ([['Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`]] as const)
      : []),
  ];
  return (res: ServerResponse): void => {
    for (const [name, value] of headers) res.setHeader(name, value);
  };
};
