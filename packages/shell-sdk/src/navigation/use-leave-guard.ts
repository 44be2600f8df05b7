import { useBlocker } from '@folkmoot/ui';
import { useEffect } from 'react';

/**
 * Asks before unsaved work is lost: the browser's own question when the tab closes, and `blocker` for navigation in
 * the dashboard. Show a ConfirmDialog while `blocker.state` is 'blocked', then call `blocker.proceed()` or
 * `blocker.reset()`.
 */
export const useLeaveGuard = (isDirty: boolean): ReturnType<typeof useBlocker> => {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
};
