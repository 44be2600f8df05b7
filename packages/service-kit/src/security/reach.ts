/** @file Which addresses may be called when a person outside the operator's team chose the address (SSRF). */
import { lookup as resolveName } from 'node:dns/promises';
import { isIP } from 'node:net';
import { createNetworkCheck, kindOfAddress, readNetwork } from './outside-addresses';

/** The hosts and networks of their own that the operator allows. */
export interface Reach {
  /** Host names and addresses as in a URL, and networks such as `10.20.0.0/16`. */
  readonly privateHosts: readonly string[];
  /** The addresses of a name. Tests replace it. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
}

/** Why an address is not called. */
export type ReachProblem = 'reserved' | 'private';

/** Normal form of a host: without the brackets of an address and without the dot at the end of a name. */
export const plainHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');

/** Whether an entry of `privateHosts` has a form that can match: a host, or a network with a valid prefix. */
export const isHostOrNetwork = (text: string): boolean => !text.includes('/') || readNetwork(text) !== null;

const isInAllowedNetwork = (address: string, { privateHosts }: Reach): boolean =>
  createNetworkCheck(privateHosts)(address);

/** True for a host that the operator names, or an address in a network that the operator names. */
const isAllowedPrivately = (host: string, reach: Reach): boolean =>
  reach.privateHosts.some((each) => plainHost(each) === plainHost(host)) || isInAllowedNetwork(plainHost(host), reach);

const METADATA_NAME = 'metadata.google.internal';

/** The problem of an address under this host. */
const problemOfAddress = (address: string, host: string, reach: Reach): ReachProblem | null => {
  const kind = kindOfAddress(address);
  if (kind !== 'inside') return kind === 'never' ? 'reserved' : null;
  return isAllowedPrivately(host, reach) || isInAllowedNetwork(address, reach) ? null : 'private';
};

/** The problem that the host of a URL shows without a lookup: it is an address that must not be called. */
export const problemOfHost = (hostname: string, reach: Reach): ReachProblem | null => {
  const host = plainHost(hostname);
  if (host === METADATA_NAME) return 'reserved';
  return isIP(host) === 0 ? null : problemOfAddress(host, host, reach);
};

/**
 * Whether a URL has a form that may be called: https, or http to a host that the operator allows. Whether the network
 * of a name is allowed is known only after the lookup.
 */
export const isCallable = ({ protocol, hostname, username, password }: URL, reach: Reach): boolean =>
  username === '' &&
  password === '' &&
  (protocol === 'https:' || (protocol === 'http:' && isAllowedPrivately(hostname, reach)));

/** A host whose addresses were looked up and checked. */
export interface CheckedHost {
  readonly problem: ReachProblem | null;
  readonly addresses: readonly string[];
  /** Whether the operator allows the host, or the networks of all its addresses. */
  readonly isAllowed: boolean;
}

const resolveAll = async (name: string): Promise<readonly string[]> =>
  (await resolveName(name, { all: true })).map(({ address }) => address);

/** Looks a host up once, and checks each of its addresses. Throws the error of the resolver. */
export const checkHost = async (hostname: string, reach: Reach): Promise<CheckedHost> => {
  const host = plainHost(hostname);
  if (host === METADATA_NAME) return { problem: 'reserved', addresses: [], isAllowed: false };
  const addresses = isIP(host) ? [host] : await (reach.resolve ?? resolveAll)(host);
  const problems = addresses.map((address) => problemOfAddress(address, host, reach));
  const isAllowed = isAllowedPrivately(host, reach) || addresses.every((address) => isInAllowedNetwork(address, reach));
  return { problem: problems.find((problem) => problem !== null) ?? null, addresses, isAllowed };
};
