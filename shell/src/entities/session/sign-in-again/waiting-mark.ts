/**
 * Marks that a tab waits for a sign-in. The tab that the link opens then says so, because it has nothing else to
 * show.
 */
const KEY = 'folkmoot-waits-for-sign-in';
const LINK_LIFE_MS = 15 * 60_000;

/** A browser may refuse storage. Then the other tab shows the dashboard, which is harmless. */
const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export const markWaiting = (now = Date.now()): void => quietly(() => localStorage.setItem(KEY, String(now)));

export const unmarkWaiting = (): void => quietly(() => localStorage.removeItem(KEY));

/** Whether another tab waits for a sign-in. */
export const isTabWaiting = (now = Date.now()): boolean => {
  const since = Number(quietly(() => localStorage.getItem(KEY)) ?? 0);
  return now - since < LINK_LIFE_MS;
};
