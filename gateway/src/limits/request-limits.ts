import { createTokenBuckets } from './token-buckets';

/**
 * Per address, in requests. A library with 200 people behind one address, each reading some thirty files and sending
 * a few dozen small messages at the same minute, stays below.
 */
const sizes = {
  read: { burst: 12_000, perSecond: 400 },
  /** Answers, sign-ups and visits of residents. */
  residents: { burst: 6_000, perSecond: 200 },
  change: { burst: 1_500, perSecond: 50 },
  /** Sign-in; the admin service counts mailboxes and networks besides (F-61). */
  signIn: { burst: 200, perSecond: 2 },
} as const;

type Kind = keyof typeof sizes;

const SWEEP_MS = 60_000;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const kindOf = (method: string, path: string): Kind => {
  if (SAFE.has(method)) return 'read';
  if (path.startsWith('/api/auth/')) return 'signIn';
  return path.startsWith('/api/') && !path.startsWith('/api/public/') ? 'change' : 'residents';
};

/** One place: an IPv4 address, or the first 64 bits of an IPv6 one. */
const placeOf = (address: string): string => {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
};

/** Makes the check of the limits: seconds to wait, or 0. */
export const createRequestLimits = (factor: number, now: () => number = () => performance.now()) => {
  const buckets = Object.fromEntries(
    Object.entries(sizes).map(([kind, { burst, perSecond }]) => [
      kind,
      createTokenBuckets({ burst: burst * factor, perSecond: perSecond * factor }, now),
    ]),
  ) as Record<Kind, ReturnType<typeof createTokenBuckets>>;
  const timer = setInterval(() => {
    for (const each of Object.values(buckets)) each.sweep();
  }, SWEEP_MS);
  timer.unref();
  return {
    check: (method: string, path: string, address: string): number =>
      buckets[kindOf(method, path)].take(placeOf(address)),
    stop: () => clearInterval(timer),
  };
};
