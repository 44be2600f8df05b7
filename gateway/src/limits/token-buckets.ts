export interface BucketOptions {
  /** How many at once. */
  capacity: number;
  perSecond: number;
  now?: () => number;
}

interface Bucket {
  tokens: number;
  at: number;
}

const MAX_BUCKETS = 100_000;

const IPV6_GROUPS = 8;

/** The groups of an IPv6 address, those that `::` stands for too. */
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

/** Token buckets per key, in memory: plain numbers, since they stand in the way of every request. */
export const createTokenBuckets = ({ capacity, perSecond, now = Date.now }: BucketOptions) => {
  const buckets = new Map<string, Bucket>();

  /** Takes one; returns 0, or the seconds after which there is one again. */
  const take = (key: string): number => {
    const moment = now();
    const known = buckets.get(key) ?? { tokens: capacity, at: moment };
    const tokens = Math.min(capacity, known.tokens + ((moment - known.at) / 1000) * perSecond);
    if (buckets.size >= MAX_BUCKETS && !buckets.has(key)) buckets.clear();
    buckets.set(key, { tokens: Math.max(0, tokens - 1), at: moment });
    return tokens >= 1 ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond));
  };
  return { take };
};
