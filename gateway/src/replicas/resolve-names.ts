import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Resolves a host name to all its addresses. */
export type LookUp = (name: string) => Promise<readonly string[]>;

export const lookUpAll: LookUp = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/**
 * True when a host may resolve to several replicas. Not for https: certificates are for names, so these hosts stay
 * unchanged.
 */
export const isName = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && hostname !== 'localhost' && isIP(bare(hostname)) === 0;
};

/** One address for each replica behind a host name. Rejects when the lookup fails. */
export const addressesOf = async (url: string, lookUp: LookUp): Promise<string[]> => {
  if (!isName(url)) return [url];
  const { hostname, port } = new URL(url);
  const addresses = await lookUp(hostname);
  return addresses.map((ip) => `http://${isIP(ip) === 6 ? `[${ip}]` : ip}${port ? `:${port}` : ''}`).sort();
};
