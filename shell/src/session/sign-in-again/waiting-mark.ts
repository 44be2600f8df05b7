/** While a tab waits for a sign-in, the tab that the link opens can say so: it has nothing else to offer. */
const KEY = 'folkmoot-waits-for-sign-in';
const LINK_LIFE_MS = 15 * 60_000;

/** A browser may refuse to keep anything. Then the other tab shows the dashboard, which is no harm. */
const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export const markWaiting = (now = Date.now()): void => quietly(() => localStorage.setItem(KEY, String(now)));

export const unmarkWaiting = (): void => quietly(() => localStorage.removeItem(KEY));

/** Whether another tab waits for somebody to sign in. */
export const isTabWaiting = (now = Date.now()): boolean => {
  const since = Number(quietly(() => localStorage.getItem(KEY)) ?? 0);
  return now - since < LINK_LIFE_MS;
};
