const IPV6_GROUPS = 8;

/** The groups of an IPv6 address, with the zero groups that `::` replaces. */
const groupsOf = (address: string): string[] => {
  const [before, after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  if (!before || !after) return address.split(':');
  const left = Math.max(0, IPV6_GROUPS - before.length - after.length);
  return [...before, ...Array<string>(left).fill('0'), ...after];
};

/** The network that counts as one visitor: an IPv4 address, or the /64 of an IPv6 one. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes(':') ? groupsOf(plain).slice(0, 4).join(':') : plain;
};
