import type { ReactNode } from 'react';
import { PageError } from './PageError';
import { type LoadingShape, PageLoading } from './PageLoading';

/** The part of a TanStack query result that a page needs. */
export interface QueryLike<T> {
  data: T | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
}

interface Props<T> {
  query: QueryLike<T>;
  children: (data: T) => ReactNode;
  loading?: ReactNode;
  loadingLabel?: string;
  /** Layout of the skeletons for a whole page: see `PageLoading`. */
  loadingShape?: LoadingShape;
  /** The catalogue's text for a failed load. The error's own text is shown below it. */
  errorTitle?: string;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
}

const requestIdOf = (error: Error): string | undefined =>
  'requestId' in error && typeof error.requestId === 'string' ? error.requestId : undefined;

/**
 * The four states of a query: loading, error with Try Again, empty and ready. Loaded data stays visible when a reload
 * fails.
 */
export const QueryStates = <T,>({
  query,
  children,
  loading,
  loadingLabel,
  loadingShape,
  errorTitle,
  isEmpty,
  empty,
}: Props<T>): ReactNode => {
  const { data, error, refetch } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (!error) return loading ?? <PageLoading label={loadingLabel} shape={loadingShape} />;
  return (
    <PageError title={errorTitle} text={error.message} requestId={requestIdOf(error)} onRetry={() => void refetch()} />
  );
};
