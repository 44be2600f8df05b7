import { isIP } from 'node:net';
import type { SenderCheck, SenderDomain, SenderFinding } from '@folkmoot/contracts';
import { type Clock, createTtlCache } from '@folkmoot/service-kit';
import type { DomainResolver } from '../../integrations/domain-resolver';
import { type MailProvider, providerOf } from './mail-providers';
import type { MailReportTools } from './mail-reports.types';
import { evaluateSpf, includedBy, type SpfResult, spfRecordsOf } from './spf';

type Tools = Pick<MailReportTools, 'resolver' | 'smtpHosts' | 'sendingAddresses' | 'dkimSelectors'>;

const levels: Readonly<Record<SenderFinding, SenderCheck['level']>> = {
  spf_ok: 'good',
  spf_missing: 'bad',
  spf_several: 'bad',
  spf_invalid: 'bad',
  spf_allows_all: 'bad',
  spf_not_allowed: 'bad',
  spf_server_unknown: 'unknown',
  dkim_ok: 'good',
  dkim_missing: 'bad',
  dkim_revoked: 'bad',
  dkim_selector_unknown: 'unknown',
  dmarc_ok: 'good',
  dmarc_missing: 'bad',
  dmarc_several: 'bad',
  dmarc_only_reports: 'warning',
  no_answer: 'unknown',
};

const result = (
  record: SenderCheck['record'],
  finding: SenderFinding,
  rest: Partial<Pick<SenderCheck, 'current' | 'advice' | 'servers' | 'level'>> = {},
): SenderCheck => ({ record, finding, level: levels[finding], current: null, advice: null, servers: [], ...rest });

/** Private addresses are not those that receivers see. */
const PRIVATE = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i;

/** The addresses that receivers see; empty when they cannot be known from here. */
const sendersOf = async ({ resolver, smtpHosts, sendingAddresses }: Tools): Promise<readonly string[]> => {
  if (sendingAddresses.length > 0) return sendingAddresses;
  const addresses: string[] = [];
  for (const host of smtpHosts) addresses.push(...(isIP(host) ? [host] : await resolver.addresses(host)));
  return addresses.filter((address) => !PRIVATE.test(address));
};

const mechanismOf = (address: string): string => `ip${isIP(address)}:${address}`;

/** The record with what is missing. It goes before the last term, which decides about all other servers. */
const extended = (current: string | undefined, missing: readonly string[]): string => {
  const [version = 'v=spf1', ...terms] = current?.split(/ +/) ?? [];
  const last = terms.at(-1) ?? '~all';
  const isLast = /^(?:[+?~-]?all|redirect=\S+)$/i.test(last);
  return [version, ...(isLast ? terms.slice(0, -1) : terms), ...missing, isLast ? last : '~all'].join(' ');
};

const findingOf: Readonly<Record<SpfResult, SenderFinding>> = {
  pass: 'spf_ok',
  fail: 'spf_not_allowed',
  none: 'spf_missing',
  several: 'spf_several',
  invalid: 'spf_invalid',
};

const ALLOWS_ALL = /(?:^| )\+?all(?: |$)/i;

/**
 * A provider usually sends with an envelope address of its own domain, whose SPF record is checked instead. So a missing
 * permission is a warning, not an error.
 */
const checkProvider = async (
  domain: string,
  { include }: MailProvider,
  { resolver }: Tools,
  current: string | undefined,
): Promise<SenderCheck> => {
  const servers = [include];
  if ((await includedBy(domain, resolver)).has(include))
    return result('spf', 'spf_ok', { current: current ?? null, servers });
  const advice = { name: domain, value: extended(current, [`include:${include}`]) };
  const finding = current === undefined ? 'spf_missing' : 'spf_not_allowed';
  return result('spf', finding, { current: current ?? null, advice, servers, level: 'warning' });
};

const checkServers = async (domain: string, tools: Tools, current: string | undefined): Promise<SenderCheck> => {
  const servers = await sendersOf(tools);
  if (servers.length === 0) return result('spf', 'spf_server_unknown', { current: current ?? null });
  const missing: string[] = [];
  let worst: SpfResult = 'pass';
  for (const address of servers) {
    const spfResult = await evaluateSpf(domain, address, tools.resolver);
    if (spfResult === 'pass') continue;
    worst = spfResult;
    missing.push(mechanismOf(address));
  }
  const canBeExtended = worst === 'fail' || worst === 'none';
  const advice = canBeExtended ? { name: domain, value: extended(current, missing) } : null;
  return result('spf', findingOf[worst], { current: current ?? null, advice, servers: [...servers] });
};

const checkSpf = async (domain: string, tools: Tools): Promise<SenderCheck> => {
  const records = await spfRecordsOf(domain, tools.resolver);
  if (records.length > 1) return result('spf', 'spf_several', { current: records.join('\n') });
  const [current] = records;
  if (current !== undefined && ALLOWS_ALL.test(current)) return result('spf', 'spf_allows_all', { current });
  const provider = tools.sendingAddresses.length > 0 ? null : providerOf(tools.smtpHosts);
  return provider ? checkProvider(domain, provider, tools, current) : checkServers(domain, tools, current);
};

const KEY = /(?:^|;)\s*p=([^;\s]*)/i;

const checkDkim = async (domain: string, { resolver, dkimSelectors, smtpHosts }: Tools): Promise<SenderCheck> => {
  const isConfigured = dkimSelectors.length > 0;
  const selectors = isConfigured ? dkimSelectors : (providerOf(smtpHosts)?.selectors ?? []);
  const names = selectors.map((selector) => `${selector}._domainkey.${domain}`);
  let isRevoked = false;
  for (const name of names) {
    for (const current of await resolver.txt(name)) {
      const key = KEY.exec(current)?.[1];
      if (key) return result('dkim', 'dkim_ok', { current, servers: [name] });
      isRevoked ||= key === '';
    }
  }
  if (isRevoked) return result('dkim', 'dkim_revoked', { servers: names });
  return result('dkim', isConfigured ? 'dkim_missing' : 'dkim_selector_unknown', { servers: names });
};

const DMARC = /^v=DMARC1(?:\s*;|$)/i;
const NO_POLICY = /(?:^|;)\s*p\s*=\s*none\s*(?:;|$)/i;

/** A domain without a record has that of the nearest domain above it. */
const dmarcOf = async (domain: string, resolver: DomainResolver) => {
  const labels = domain.split('.');
  for (let from = 0; labels.length - from >= 2; from++) {
    const name = `_dmarc.${labels.slice(from).join('.')}`;
    const records = (await resolver.txt(name)).filter((text) => DMARC.test(text));
    if (records.length > 0) return { name, records };
  }
  return { name: `_dmarc.${domain}`, records: [] };
};

const checkDmarc = async (domain: string, { resolver }: Tools): Promise<SenderCheck> => {
  const { name, records } = await dmarcOf(domain, resolver);
  const [current] = records;
  if (current === undefined) return result('dmarc', 'dmarc_missing', { advice: { name, value: 'v=DMARC1; p=none' } });
  if (records.length > 1) return result('dmarc', 'dmarc_several', { current: records.join('\n') });
  if (!NO_POLICY.test(current)) return result('dmarc', 'dmarc_ok', { current });
  const value = current.replace(/p\s*=\s*none/i, 'p=quarantine');
  return result('dmarc', 'dmarc_only_reports', { current, advice: { name, value } });
};

const orNoAnswer = (record: SenderCheck['record'], check: Promise<SenderCheck>): Promise<SenderCheck> =>
  check.catch(() => result(record, 'no_answer'));

export const senderDomainOf = (sender: string): string => (/@([^\s<>@]+)>?\s*$/.exec(sender)?.[1] ?? '').toLowerCase();

const CACHE_MS = 30_000;

/** Creates the check of the sender's domain. Its results are cached for seconds: name servers are not ours. */
export const createCheckSenderDomain = (tools: Tools & { readonly sender: string }, clock: Clock) => {
  const domain = senderDomainOf(tools.sender);
  const check = async (): Promise<SenderDomain> => ({
    domain,
    checkedAt: clock.now().toISOString(),
    checks: await Promise.all([
      orNoAnswer('spf', checkSpf(domain, tools)),
      orNoAnswer('dkim', checkDkim(domain, tools)),
      orNoAnswer('dmarc', checkDmarc(domain, tools)),
    ]),
  });
  const cache = createTtlCache(check, { ttlMs: CACHE_MS, maxEntries: 1 });
  return (): Promise<SenderDomain> => cache.get(domain);
};
