import { resolveTxt } from 'node:dns/promises';

export type Finding = 'found' | 'missing' | 'unknown';

export interface MailDomainState {
  /** Which servers may send mail for the domain. */
  readonly spf: Finding;
  /** The action of receivers on mail that fails the checks. */
  readonly dmarc: Finding;
}

/** The DNS state of a sender domain. */
export type LookUpMailDomain = (domain: string) => Promise<MailDomainState>;

type ResolveTxt = (name: string) => Promise<string[][]>;

const DNS_TIMEOUT_MS = 2_000;
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

const timeout = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the DNS did not answer')), DNS_TIMEOUT_MS).unref();
  });

const find = async (resolve: ResolveTxt, name: string, begin: string): Promise<Finding> => {
  try {
    const records = await Promise.race([resolve(name), timeout()]);
    return records.some((parts) => parts.join('').toLowerCase().startsWith(begin)) ? 'found' : 'missing';
  } catch (error) {
    return ABSENT.has((error as { code?: string }).code ?? '') ? 'missing' : 'unknown';
  }
};

/**
 * Queries the two DNS records that decide whether receivers trust the mail. Never throws: without an answer, unknown.
 */
export const createMailDomainLookUp =
  (resolve: ResolveTxt = resolveTxt): LookUpMailDomain =>
  async (domain) => {
    if (!domain) return { spf: 'unknown', dmarc: 'unknown' };
    const [spf, dmarc] = await Promise.all([
      find(resolve, domain, 'v=spf1'),
      find(resolve, `_dmarc.${domain}`, 'v=dmarc1'),
    ]);
    return { spf, dmarc };
  };

/** The address within `Name <address>`, and its domain. */
export const senderOf = (from: string): { address: string; domain: string } => {
  const address = (/<([^<>]+)>/.exec(from)?.[1] ?? from).trim();
  return { address, domain: address.split('@')[1] ?? '' };
};
