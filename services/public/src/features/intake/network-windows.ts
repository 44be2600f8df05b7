/** How many responses of one network are taken for granted in a window of time. */
export interface NetworkWindow {
  readonly forMs: number;
  readonly most: number;
}

/** A network may hand in one more for every so many other networks that answer: a mailing or a poster brings all of them. */
const NETWORKS_PER_RESPONSE = 2;
const MAX_KEPT = 200_000;

/**
 * Counts responses by campaign and network in windows of time that follow each other, at most `MAX_KEPT` networks at a
 * time. Says of each whether its network hands in far more than the campaign gets from others.
 */
export const createNetworkCounts = ({ forMs, most }: NetworkWindow, now: () => number) => {
  let counts = new Map<string, Map<string, number>>();
  let began = now();
  let kept = 0;

  const beginAnew = (): void => {
    counts = new Map();
    began = now();
    kept = 0;
  };

  return (campaignId: string, network: string): boolean => {
    // A clock that is set back begins anew too.
    if (Math.abs(now() - began) >= forMs || kept >= MAX_KEPT) beginAnew();
    const networks = counts.get(campaignId) ?? new Map<string, number>();
    counts.set(campaignId, networks);
    const count = (networks.get(network) ?? 0) + 1;
    if (count === 1) kept += 1;
    networks.set(network, count);
    const others = networks.size - 1;
    return count > most + others / NETWORKS_PER_RESPONSE;
  };
};
