import { BlockList, isIP } from 'node:net';
import type { DomainResolver } from '../../integrations/domain-resolver';

/** The result of RFC 7208 for one server. `several` and `invalid` are errors of the record. */
export type SpfResult = 'pass' | 'fail' | 'none' | 'several' | 'invalid';

const MAX_LOOKUPS = 10;
const VERSION = /^v=spf1(?: |$)/i;
const TERM = /^([+?~-]?)([a-z][a-z0-9]*)(?:[:=]([^/\s]*))?(?:\/(\d{1,3}))?(?:\/\/(\d{1,3}))?$/i;

export const spfRecordsOf = async (domain: string, resolver: DomainResolver): Promise<string[]> =>
  (await resolver.txt(domain)).filter((text) => VERSION.test(text));

const FULL_LENGTH = { 4: 32, 6: 128 } as const;

const isWithin = (address: string, network: string, prefix: number | undefined): boolean => {
  const [version, other] = [isIP(address), isIP(network)];
  if ((version !== 4 && version !== 6) || version !== other) return false;
  const length = prefix ?? FULL_LENGTH[version];
  if (length > FULL_LENGTH[version]) return false;
  const list = new BlockList();
  list.addSubnet(network, length, version === 4 ? 'ipv4' : 'ipv6');
  return list.check(address, version === 4 ? 'ipv4' : 'ipv6');
};

interface Evaluation {
  readonly address: string;
  readonly resolver: DomainResolver;
  lookups: number;
}

class InvalidRecord extends Error {}

/** Throws InvalidRecord beyond the number of lookups that a receiver makes. */
const countLookup = (evaluation: Evaluation): void => {
  evaluation.lookups += 1;
  if (evaluation.lookups > MAX_LOOKUPS) throw new InvalidRecord();
};

interface Term {
  readonly sign: string;
  readonly name: string;
  readonly value: string;
  readonly prefix4: number | undefined;
  readonly prefix6: number | undefined;
}

/** IPv6 addresses contain the colons that separate name and value. */
const IP6 = /^([+?~-]?)ip6:([0-9a-f:.]{2,45})(?:\/(\d{1,3}))?$/i;

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

const termOf = (text: string): Term => {
  const ip6 = IP6.exec(text);
  if (ip6) {
    const [, sign = '', value = '', prefix] = ip6;
    return { sign, name: 'ip6', value, prefix4: undefined, prefix6: numberOf(prefix) };
  }
  const [, sign = '', name, value = '', prefix4, prefix6] = TERM.exec(text) ?? [];
  if (name === undefined) throw new InvalidRecord();
  return { sign, name: name.toLowerCase(), value, prefix4: numberOf(prefix4), prefix6: numberOf(prefix6) };
};

const hasAddress = (evaluation: Evaluation, addresses: readonly string[], { prefix4, prefix6 }: Term): boolean =>
  addresses.some((each) => isWithin(evaluation.address, each, isIP(each) === 4 ? prefix4 : prefix6));

const hasMailServer = async (evaluation: Evaluation, name: string, term: Term): Promise<boolean> => {
  for (const server of await evaluation.resolver.mx(name)) {
    if (hasAddress(evaluation, await evaluation.resolver.addresses(server), term)) return true;
  }
  return false;
};

/** Whether a mechanism names the server. Macros depend on the message, so they are taken as another server's. */
const matches = async (evaluation: Evaluation, domain: string, term: Term): Promise<boolean> => {
  const { name, value, prefix4, prefix6 } = term;
  const target = value || domain;
  if (name === 'all') return true;
  if (name === 'ip4') return isWithin(evaluation.address, value, prefix4);
  if (name === 'ip6') return isWithin(evaluation.address, value, prefix6);
  if (target.includes('%')) return false;
  if (name === 'a' || name === 'mx' || name === 'include' || name === 'exists' || name === 'ptr') {
    countLookup(evaluation);
  }
  if (name === 'a') return hasAddress(evaluation, await evaluation.resolver.addresses(target), term);
  if (name === 'mx') return hasMailServer(evaluation, target, term);
  if (name === 'include') return (await evaluate(evaluation, target)) === 'pass';
  return false;
};

const MODIFIERS: ReadonlySet<string> = new Set(['redirect', 'exp']);

const evaluate = async (evaluation: Evaluation, domain: string): Promise<SpfResult> => {
  const records = await spfRecordsOf(domain, evaluation.resolver);
  if (records.length > 1) return 'several';
  const [record] = records;
  if (record === undefined) return 'none';
  const terms = record.split(/ +/).slice(1).filter(Boolean).map(termOf);
  for (const term of terms.filter(({ name }) => !MODIFIERS.has(name))) {
    if (await matches(evaluation, domain, term)) return term.sign === '' || term.sign === '+' ? 'pass' : 'fail';
  }
  const redirect = terms.find(({ name }) => name === 'redirect')?.value;
  if (!redirect) return 'fail';
  countLookup(evaluation);
  return evaluate(evaluation, redirect);
};

/** Whether the SPF record of a domain allows a server. Throws when a name server gives no answer. */
export const evaluateSpf = async (domain: string, address: string, resolver: DomainResolver): Promise<SpfResult> => {
  try {
    return await evaluate({ address, resolver, lookups: 0 }, domain);
  } catch (error) {
    if (error instanceof InvalidRecord) return 'invalid';
    throw error;
  }
};

/** All names that the record includes, directly or not. */
export const includedBy = async (domain: string, resolver: DomainResolver): Promise<ReadonlySet<string>> => {
  const included = new Set<string>();
  const queue = [domain];
  for (let next = queue.shift(); next !== undefined && included.size <= MAX_LOOKUPS; next = queue.shift()) {
    const [record = ''] = await spfRecordsOf(next, resolver);
    for (const term of record.split(/ +/)) {
      const target = /^[+]?(?:include:|redirect=)(\S+)$/i.exec(term)?.[1]?.toLowerCase();
      if (target === undefined || included.has(target)) continue;
      included.add(target);
      queue.push(target);
    }
  }
  return included;
};
