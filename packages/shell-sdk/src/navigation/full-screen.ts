import { useLayoutEffect, useSyncExternalStore } from 'react';

let pages = 0;
const listeners = new Set<() => void>();

const add = (count: 1 | -1): void => {
  pages += count;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Hides the header and the sidebar of the shell while the calling page is mounted. The page has a bar of its own, with
 * a way back. Notices still have their own space, at the top of the screen. `isOn` is false for a page that could not be
 * loaded and has no bar.
 */
export const useFullScreen = (isOn = true): void => {
  useLayoutEffect(() => {
    if (!isOn) return;
    add(1);
    return () => add(-1);
  }, [isOn]);
};

/** For the shell: whether a page uses the full screen. */
export const useIsFullScreen = (): boolean => useSyncExternalStore(subscribe, () => pages > 0);
