import { Resolver } from 'node:dns/promises';

/** Looks up records of domains. Each returns an empty list when there is none, and throws when there is no answer. */
export interface DomainResolver {
  txt(name: string): Promise<readonly string[]>;
  /** Addresses of both versions. */
  addresses(name: string): Promise<readonly string[]>;
  /** Names of the servers that take the mail of a domain. */
  mx(name: string): Promise<readonly string[]>;
}

const TIMEOUT_MS = 2_000;
const TRIES = 2;

const NONE: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN']);

const orNone = async <T>(look: Promise<T[]>): Promise<T[]> => {
  try {
    return await look;
  } catch (error) {
    if (NONE.has(String((error as NodeJS.ErrnoException).code))) return [];
    throw error;
  }
};

/** The name servers of this machine. */
export const createDomainResolver = (): DomainResolver => {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  return {
    txt: async (name) => (await orNone(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    addresses: async (name) => {
      const both = await Promise.all([orNone(resolver.resolve4(name)), orNone(resolver.resolve6(name))]);
      return both.flat();
    },
    mx: async (name) => (await orNone(resolver.resolveMx(name))).map(({ exchange }) => exchange),
  };
};
