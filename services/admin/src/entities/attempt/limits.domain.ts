const MINUTE_MS = 60_000;
export const WINDOW_MS = 15 * MINUTE_MS;
export const CODE_LIFE_MS = 15 * MINUTE_MS;
/**
 * Requests for a link from one network in 15 minutes. A mailbox has no limit of requests but one of mails, so that nobody
 * can lock its owner out.
 */
export const PER_ADDRESS_PREFIX = 60;

const PREFIX_GROUPS = 4;

/** The eight groups of an IPv6 address. `::` is replaced by the missing zeros. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after];
};

/**
 * The key for limits: an IPv4 address, or the first 64 bits of an IPv6 address (callers can choose the rest freely).
 */
export const addressPrefix = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const groups = groupsOf(address).slice(0, PREFIX_GROUPS);
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
};
