import { lookup as resolveName } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { AiProviderError } from './language-model';
import { providerMessages } from './provider.messages';

/** Hosts of the operator's own network that may be called. */
export interface Reach {
  /** Names or addresses, as in the provider's URL. */
  readonly privateHosts: readonly string[];
}

type Range = readonly [address: string, prefix: number, family: 'ipv4' | 'ipv6'];

const listOf = (ranges: readonly Range[]): BlockList => {
  const list = new BlockList();
  for (const [address, prefix, family] of ranges) list.addSubnet(address, prefix, family);
  return list;
};

/** Metadata addresses where clouds give out credentials of the machine, and reserved addresses. Never called. */
const never = listOf([
  ['169.254.0.0', 16, 'ipv4'],
  ['168.63.129.16', 32, 'ipv4'],
  ['100.100.100.200', 32, 'ipv4'],
  ['192.0.0.192', 32, 'ipv4'],
  ['0.0.0.0', 8, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['fe80::', 10, 'ipv6'],
  ['fd00:ec2::', 32, 'ipv6'],
  ['fd20:ce::', 32, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
  ['::', 128, 'ipv6'],
]);

/** Private addresses, and addresses that contain a private one. */
const inside = listOf([
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['::', 96, 'ipv6'],
]);

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Normal form of a host: without the brackets of an address and without the dot at the end of a name. */
export const plainHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');

const refused = (): AiProviderError => new AiProviderError('refused', providerMessages.hostRefused);

/** Throws unless an address may be called under this name. An IPv4 address in IPv6 form counts as IPv4. */
const requireAllowed = (address: string, host: string, { privateHosts }: Reach): void => {
  const family = familyOf(address);
  if (never.check(address, family)) throw refused();
  if (!inside.check(address, family)) return;
  const isNamed = privateHosts.some((each) => plainHost(each) === plainHost(host));
  if (!isNamed) throw new AiProviderError('refused', providerMessages.hostPrivate);
};

/** The addresses of a host. Throws AiProviderError when one of them must not be called, or when there is none. */
const addressesOf = async (host: string, reach: Reach): Promise<readonly string[]> => {
  if (host === 'metadata.google.internal') throw refused();
  const addresses = isIP(host) ? [{ address: host }] : await resolveName(host, { all: true });
  for (const { address } of addresses) requireAllowed(address, host, reach);
  return addresses.map(({ address }) => address);
};

/**
 * A lookup that returns the checked addresses of one host: a second DNS lookup could return others. Throws
 * AiProviderError.
 */
export const judgedLookup = async (hostname: string, reach: Reach): Promise<LookupFunction> => {
  const addresses = await addressesOf(plainHost(hostname), reach);
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_, options, callback) => {
    const [first] = all;
    if (!first) callback(new Error('the host has no address'), '');
    else if (options.all) callback(null, all);
    else callback(null, first.address, first.family);
  };
};

const known = [
  'api.openai.com',
  'api.mistral.ai',
  'api.anthropic.com',
  'api.groq.com',
  'oauth2.googleapis.com',
  'aiplatform.googleapis.com',
];
const knownEndings = [
  '-aiplatform.googleapis.com',
  '.openai.azure.com',
  '.services.ai.azure.com',
  '.cognitiveservices.azure.com',
];

/**
 * True when the answer of a host may be shown: for well-known providers and hosts that the operator allowed. Answers of
 * other hosts could contain private data.
 */
export const mayShowAnswer = (hostname: string, { privateHosts }: Reach): boolean => {
  const host = plainHost(hostname);
  return (
    known.includes(host) ||
    knownEndings.some((ending) => host.endsWith(ending)) ||
    privateHosts.some((each) => plainHost(each) === host)
  );
};
