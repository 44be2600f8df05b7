/**
 * The larger network of a network, as the gateway names it: the first three numbers of an IPv4 address, the first 48
 * bits of an IPv6 one. One owner usually has all of it.
 */
export const networkClassOf = (network: string): string =>
  network.includes(':') ? network.split(':').slice(0, 3).join(':') : network.split('.').slice(0, 3).join('.');
