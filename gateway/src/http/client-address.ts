import type { IncomingMessage } from 'node:http';

/**
 * Who asks. X-Forwarded-For counts only as far as proxies of our own stand in front: what is further left may be
 * made up.
 */
export const clientAddress = (req: IncomingMessage, trustedProxies: number): string => {
  const peer = req.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return peer;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  return [...forwarded, peer].at(-1 - trustedProxies) ?? forwarded[0] ?? peer;
};
