import { useEffect, useRef } from 'react';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  /** The last page failed: people decide whether to try again. */
  isStopped: boolean;
}

/**
 * A page of a long list in which matches are rare can have few items, or none, although more follow. The next ones are fetched then,
 * until there are enough new items since somebody asked for them, or the list ends.
 *
 * @param shown Items in view; undefined while the list of another filter is loaded.
 * @param enough New items that people are content with before they ask for more.
 */
export const useNextPages = (
  { hasNextPage, isFetchingNextPage, fetchNextPage, isStopped }: Pages,
  shown: number | undefined,
  enough: number,
): void => {
  const before = useRef(0);
  const isAsked = useRef(true);
  useEffect(() => {
    if (shown === undefined) before.current = 0;
    if (shown === undefined || isFetchingNextPage) {
      isAsked.current = true;
      return;
    }
    const isWaiting = isAsked.current || shown === 0;
    if (isWaiting && hasNextPage && !isStopped && shown - before.current < enough) {
      void fetchNextPage();
      return;
    }
    isAsked.current = false;
    before.current = shown;
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, isStopped, shown, enough]);
};
