/** @file The pace and the marks of a campaign's responses in the last minutes, in memory only. */

/** Responses of a campaign in one time window. */
export interface WatchWindow {
  readonly began: number;
  /** Average of the calm windows before this one. */
  readonly usual: number;
  readonly byClass: Map<string, number>;
  total: number;
  marked: number;
  /** The window saw an attack, so it does not change the average. */
  isAlarming: boolean;
}

const WINDOW_MS = 5 * 60_000;
/** Weight of a window in the moving average: about a day of windows counts. */
const WEIGHT = 1 / 288;
const MAX_CAMPAIGNS = 10_000;
/** Larger networks, over all campaigns. */
const MAX_CLASSES = 200_000;

const usualAfter = ({ usual, total, isAlarming }: WatchWindow, windows: number): number => {
  const counted = isAlarming ? usual : total;
  return (usual * (1 - WEIGHT) + counted * WEIGHT) * (1 - WEIGHT) ** (windows - 1);
};

/** The present window of each campaign. `classOf` hides the larger network. */
export const createWatchWindows = (now: () => number) => {
  const windows = new Map<string, WatchWindow>();
  let classes = 0;

  const reset = (): void => {
    windows.clear();
    classes = 0;
  };

  const begin = (campaignId: string, usual: number): WatchWindow => {
    if (windows.size >= MAX_CAMPAIGNS || classes >= MAX_CLASSES) reset();
    const window = { began: now(), usual, byClass: new Map<string, number>(), total: 0, marked: 0, isAlarming: false };
    windows.set(campaignId, window);
    return window;
  };

  const windowOf = (campaignId: string): WatchWindow => {
    const known = windows.get(campaignId);
    if (!known) return begin(campaignId, 0);
    // A clock that is set back also starts a new window.
    const passed = Math.floor(Math.abs(now() - known.began) / WINDOW_MS);
    if (passed === 0) return known;
    classes -= known.byClass.size;
    return begin(campaignId, usualAfter(known, passed));
  };

  return (campaignId: string, networkClass: string | null, isMarked: boolean): WatchWindow => {
    const window = windowOf(campaignId);
    window.total += 1;
    if (isMarked) window.marked += 1;
    if (networkClass === null) return window;
    const count = window.byClass.get(networkClass) ?? 0;
    if (count === 0) classes += 1;
    window.byClass.set(networkClass, count + 1);
    return window;
  };
};
