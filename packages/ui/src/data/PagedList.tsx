import { Button, Group, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { type QueryLike, QueryStates } from '../state/QueryStates';
import { uiMessages } from '../ui.messages';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Below a list that goes on. */
export const ShowMore = ({ list }: { list: Pages }) =>
  list.hasNextPage ? (
    <Group justify="center">
      <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {uiMessages.showMore}
      </Button>
    </Group>
  ) : null;

interface Props<T> {
  /** What `useInfiniteOperation` gives. */
  list: Pages & QueryLike<{ items: T[] }> & { isPlaceholderData: boolean };
  loading: ReactNode;
  errorTitle: string;
  empty: ReactNode;
  /** Told to screen readers when another filter has found something: `12 campaigns shown`. */
  shown?: (count: number) => string;
  /** Stale while what another filter finds is on its way. */
  children: (items: readonly T[], isStale: boolean) => ReactNode;
}

/** A list that comes in pages: its four states, what it shows in words, and how it goes on. */
export const PagedList = <T,>({ list, loading, errorTitle, empty, shown, children }: Props<T>) => (
  <>
    {shown && (
      <VisuallyHidden role="status">
        {list.data && !list.isPlaceholderData ? shown(list.data.items.length) : ''}
      </VisuallyHidden>
    )}
    <QueryStates
      query={list}
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
