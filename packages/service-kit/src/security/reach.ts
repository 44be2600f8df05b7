/** @file Which addresses may be called when a person outside the operator's team chose the address (SSRF). */
import { lookup as resolveName } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
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

export class ReachError extends Error {
  override readonly name = 'ReachError';
  constructor(readonly problem: ReachProblem) {
    super(problem === 'reserved' ? 'the address is never called' : 'the address is in a private network');
  }
}

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
export const isAllowedPrivately = (host: string, reach: Reach): boolean =>
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
