export interface BucketSize {
  /** At once. */
  readonly burst: number;
  /** And from then on. */
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

const MOST_BUCKETS = 100_000;

/** Counts per key in memory; a bucket that is full again is forgotten. */
export const createTokenBuckets = ({ burst, perSecond }: BucketSize, now: () => number) => {
  const buckets = new Map<string, Bucket>();
  const filled = (bucket: Bucket, at: number) => Math.min(burst, bucket.left + ((at - bucket.at) / 1_000) * perSecond);

  const sweep = () => {
    const at = now();
    for (const [key, bucket] of buckets) if (filled(bucket, at) >= burst) buckets.delete(key);
    // Somebody with that many addresses gets none of them remembered rather than all of the memory.
    if (buckets.size > MOST_BUCKETS) buckets.clear();
  };

  /** Seconds to wait, or 0 when the request may pass. */
  const take = (key: string): number => {
    const at = now();
    const known = buckets.get(key);
    const left = known ? filled(known, at) : burst;
    if (left < 1) return Math.max(1, Math.ceil((1 - left) / perSecond));
    if (known) Object.assign(known, { left: left - 1, at });
    else buckets.set(key, { left: left - 1, at });
    return 0;
  };

  return { take, sweep, size: () => buckets.size };
};
