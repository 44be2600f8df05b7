import { useEffect, useRef } from 'react';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  /** The last page failed: people decide whether to try again. */
  isStopped: boolean;
}

/**
 * A page of a long list in which matches are rare can have no items although more follow. The next one is fetched then, until
 * there is something new to show or the list ends.
 */
export const useNextPages = (
  { hasNextPage, isFetchingNextPage, fetchNextPage, isStopped }: Pages,
  shown: number | undefined,
): void => {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (isFetchingNextPage) {
      before.current ??= shown ?? 0;
      return;
    }
    const hasNothingNew = shown === 0 || (before.current !== null && before.current === shown);
    before.current = null;
    if (hasNextPage && hasNothingNew && !isStopped) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, isStopped, shown]);
};
