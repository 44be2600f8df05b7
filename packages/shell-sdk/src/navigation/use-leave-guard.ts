import { useBlocker } from '@folkmoot/ui';
import { useEffect } from 'react';

/**
 * Asks before unsaved work is left: the browser's own question on closing the tab, and `blocker` for moves within the
 * dashboard (show a ConfirmDialog while `blocker.state` is 'blocked'; `blocker.proceed()` or `blocker.reset()`).
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
