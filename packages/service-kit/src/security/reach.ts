/** @file Which addresses may be called when a person outside the operator's team chose the address (SSRF). */
import { lookup as resolveName } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The hosts and networks of their own that the operator allows. */
export interface Reach {
  /** Host names and addresses as in a URL, and networks such as `10.20.0.0/16`. */
  readonly privateHosts: readonly string[];
  /** The addresses of a name. Tests replace it. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
}

/** Why an address is not called. */
export type ReachProblem = 'reserved' | 'private';

export class ReachError extends Error {
  override readonly name = 'ReachError';
  constructor(readonly problem: ReachProblem) {
    super(problem === 'reserved' ? 'the address is never called' : 'the address is in a private network');
  }
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

const NETWORK = /^([0-9a-f.:]+)\/(\d{1,3})$/i;
const PREFIX_BITS = { ipv4: 32, ipv6: 128 } as const;

/** A network such as `10.20.0.0/16`, or null. */
const networkOf = (text: string): Range | null => {
  const [, address = '', bits = ''] = NETWORK.exec(text) ?? [];
  const family = familyOf(address);
  return isIP(address) !== 0 && Number(bits) <= PREFIX_BITS[family] ? [address, Number(bits), family] : null;
};

/** Whether an entry of `privateHosts` has a form that can match: a host, or a network with a valid prefix. */
export const isHostOrNetwork = (text: string): boolean => !text.includes('/') || networkOf(text) !== null;

const isInAllowedNetwork = (address: string, { privateHosts }: Reach): boolean => {
  const networks = privateHosts.map(networkOf).filter((each) => each !== null);
  return isIP(address) !== 0 && listOf(networks).check(address, familyOf(address));
};

/** True for a host that the operator names, or an address in a network that the operator names. */
export const isAllowedPrivately = (host: string, reach: Reach): boolean =>
  reach.privateHosts.some((each) => plainHost(each) === plainHost(host)) || isInAllowedNetwork(plainHost(host), reach);

const METADATA_NAME = 'metadata.google.internal';

/** The problem of an address under this host. An IPv4 address in IPv6 form counts as IPv4. */
const problemOfAddress = (address: string, host: string, reach: Reach): ReachProblem | null => {
  const family = familyOf(address);
  if (never.check(address, family)) return 'reserved';
  const isAllowed =
    !inside.check(address, family) || isAllowedPrivately(host, reach) || isInAllowedNetwork(address, reach);
  return isAllowed ? null : 'private';
};

/** The problem that the host of a URL shows without a lookup: it is an address that must not be called. */
export const problemOfHost = (hostname: string, reach: Reach): ReachProblem | null => {
  const host = plainHost(hostname);
  if (host === METADATA_NAME) return 'reserved';
  return isIP(host) === 0 ? null : problemOfAddress(host, host, reach);
};

const resolveAll = async (name: string): Promise<readonly string[]> =>
  (await resolveName(name, { all: true })).map(({ address }) => address);

/** The addresses of a host. Throws ReachError when one of them must not be called, and the error of the resolver. */
const addressesOf = async (host: string, reach: Reach): Promise<readonly string[]> => {
  if (host === METADATA_NAME) throw new ReachError('reserved');
  const addresses = isIP(host) ? [host] : await (reach.resolve ?? resolveAll)(host);
  for (const address of addresses) {
    const problem = problemOfAddress(address, host, reach);
    if (problem) throw new ReachError(problem);
  }
  return addresses;
};

/**
 * A lookup that returns the checked addresses of one host: a second DNS lookup could return others. Throws ReachError.
 */
export const checkedLookup = async (hostname: string, reach: Reach): Promise<LookupFunction> => {
  const addresses = await addressesOf(plainHost(hostname), reach);
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_, options, callback) => {
    const [first] = all;
    if (!first) callback(new Error('the host has no address'), '');
    else if (options.all) callback(null, all);
    else callback(null, first.address, first.family);
  };
};
