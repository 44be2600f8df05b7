import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** How names of hosts are looked up: every address of each. */
export type LookUp = (name: string) => Promise<readonly string[]>;

export const lookUpAll: LookUp = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** Whether a name may stand for several replicas. Certificates are for names, so those of https are left as they are. */
export const isName = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && hostname !== 'localhost' && isIP(bare(hostname)) === 0;
};

/** One address for each replica behind a name. Rejects while the name is not known. */
export const addressesOf = async (url: string, lookUp: LookUp): Promise<string[]> => {
  if (!isName(url)) return [url];
  const { hostname, port } = new URL(url);
  const found = await lookUp(hostname);
  return found.map((ip) => `http://${isIP(ip) === 6 ? `[${ip}]` : ip}${port ? `:${port}` : ''}`).sort();
};
