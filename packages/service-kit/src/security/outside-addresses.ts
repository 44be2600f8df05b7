import { BlockList, isIP } from 'node:net';

type Range = readonly [address: string, prefix: number, family: 'ipv4' | 'ipv6'];

const listOf = (ranges: readonly Range[]): BlockList => {
  const list = new BlockList();
  for (const [address, prefix, family] of ranges) list.addSubnet(address, prefix, family);
  return list;
};

/** Link-local and metadata addresses, where clouds give out credentials of the machine. No operator can allow them. */
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

/** Loopback and private addresses, and IPv6 forms that contain an IPv4 address. */
const inside = listOf([
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
]);

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * `never` for an address that nobody may call, `inside` for one that only the operator may allow, and `outside` for the
 * internet. An IPv4 address in IPv6 form counts as IPv4: `BlockList` compares it with the ranges of both.
 */
export const kindOfAddress = (address: string): 'never' | 'inside' | 'outside' => {
  const family = familyOf(address);
  if (never.check(address, family)) return 'never';
  return inside.check(address, family) ? 'inside' : 'outside';
};

const NETWORK = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i;

interface Network {
  readonly address: string;
  readonly prefix: number;
}

/** `10.1.0.0/16` or one address. Null for everything else. */
export const readNetwork = (text: string): Network | null => {
  const [, address = '', length] = NETWORK.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return null;
  const longest = version === 6 ? 128 : 32;
  const prefix = length === undefined ? longest : Number(length);
  return prefix <= longest ? { address, prefix } : null;
};

/** Makes the check whether an address is in one of these networks. Entries that are no networks contain nothing. */
export const createNetworkCheck = (networks: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList();
  for (const network of networks.map(readNetwork)) {
    if (network) list.addSubnet(network.address, network.prefix, familyOf(network.address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
};
