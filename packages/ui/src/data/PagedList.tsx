import { Group, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from '../form/Button';
import { type QueryLike, QueryStates } from '../state/QueryStates';
import { uiMessages } from '../ui.messages';
import { useNextPages } from './use-next-pages';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** The button below a list that has more pages. */
export const ShowMore = ({ list }: { list: Pages }) =>
  list.hasNextPage ? (
    <Group justify="center">
      <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {uiMessages.showMore}
      </Button>
    </Group>
  ) : null;

interface Props<T> {
  /** The result of `useInfiniteOperation`. */
  list: Pages & QueryLike<{ items: T[] }> & { isPlaceholderData: boolean };
  loading: ReactNode;
  errorTitle: string;
  empty: ReactNode;
  /** Text for screen readers after a filter has changed: `12 campaigns shown`. */
  shown?: (count: number) => string;
  /** Pages of a list in which matches are rare are short. Further ones are read until so many items are new. */
  enough?: number;
  /** `isStale` is true while the result of another filter loads. */
  children: (items: readonly T[], isStale: boolean) => ReactNode;
}

/** A paged list: loading, error, empty and ready, an announcement of the count, and a button for more. */
export const PagedList = <T,>({ list, loading, errorTitle, empty, shown, enough = 1, children }: Props<T>) => {
  useNextPages(
    { ...list, isStopped: list.error !== null },
    list.isPlaceholderData ? undefined : list.data?.items.length,
    enough,
  );
  const isSearching = list.data?.items.length === 0 && list.hasNextPage;
  return (
    <>
      {shown && (
        <VisuallyHidden role="status">
          {list.data && !list.isPlaceholderData && !isSearching ? shown(list.data.items.length) : ''}
        </VisuallyHidden>
      )}
      <QueryStates
        query={isSearching ? { ...list, data: undefined } : list}
        loading={loading}
        errorTitle={errorTitle}
        isEmpty={({ items }) => items.length === 0}
        empty={empty}
      >
        {({ items }) => (
          <>
            {children(items, list.isPlaceholderData)}
            <ShowMore list={list} />
          </>
        )}
      </QueryStates>
    </>
  );
};
