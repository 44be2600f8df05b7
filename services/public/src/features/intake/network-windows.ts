/** Normal number of responses of one network in a time window. */
export interface NetworkWindow {
  readonly forMs: number;
  readonly most: number;
}

/** A network may submit one more response for this many other networks: a mailing or a poster reaches all of them. */
const NETWORKS_PER_RESPONSE = 2;
const MAX_KEPT = 200_000;

/**
 * Counts responses by campaign and network in consecutive time windows, with at most `MAX_KEPT` networks at a time.
 * Returns whether the network submits far more than the campaign gets from others. `times` raises what is normal for it.
 */
export const createNetworkCounts = ({ forMs, most }: NetworkWindow, now: () => number) => {
  let counts = new Map<string, Map<string, number>>();
  let began = now();
  let kept = 0;

  const reset = (): void => {
    counts = new Map();
    began = now();
    kept = 0;
  };

  return (campaignId: string, network: string, times = 1): boolean => {
    // A clock that is set back also starts a new window.
    if (Math.abs(now() - began) >= forMs || kept >= MAX_KEPT) reset();
    const networks = counts.get(campaignId) ?? new Map<string, number>();
    counts.set(campaignId, networks);
    const count = (networks.get(network) ?? 0) + 1;
    if (count === 1) kept += 1;
    networks.set(network, count);
    const others = networks.size - 1;
    return count > (most + others / NETWORKS_PER_RESPONSE) * times;
  };
};
