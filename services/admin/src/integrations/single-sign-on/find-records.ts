import { Resolver } from 'node:dns/promises';
import type { FoundRecords } from '../../entities/sso-domain';

/** Looks for the TXT records of a domain. Never throws: that nothing was found is a result. */
export type FindRecords = (domain: string) => Promise<FoundRecords>;

const problems: ReadonlyMap<string, 'no_domain' | 'missing'> = new Map([
  ['ENOTFOUND', 'no_domain'],
  ['ENODATA', 'missing'],
]);

/** `servers` are name servers like `10.0.0.2` or `10.0.0.2:5353`; without any, those of the machine. */
export const createFindRecords = (servers: readonly string[]): FindRecords => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return async (domain) => {
    try {
      // A record longer than 255 characters arrives in parts.
      return { texts: (await resolver.resolveTxt(domain)).map((parts) => parts.join('')) };
    } catch (error) {
      const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
      return { problem: problems.get(code) ?? 'no_answer' };
    }
  };
};
