import type { Operation, ReplyOf } from '@folkmoot/contracts/client';
import {
  keepPreviousData,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from './call';
import type { CallOptions, InputOf, OperationLike } from './operation-types';

type ReadOptions<T> = Omit<UseQueryOptions<T, Error, T, readonly unknown[]>, 'queryKey' | 'queryFn'>;

/** The key of an operation in the cache. */
export const operationKey = (operation: { name: string }, input: unknown): readonly unknown[] => [
  operation.name,
  input,
];

/** Reads an operation through the shared cache. The key is its name and input. */
export const useOperation = <O extends Operation>(
  operation: OperationLike<O>,
  input: InputOf<O>,
  options: ReadOptions<ReplyOf<O>> = {},
): UseQueryResult<ReplyOf<O>, Error> =>
  useQuery({
    queryKey: operationKey(operation, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => api.call<O>(operation, input, { signal }),
    ...options,
  });

type Vars<O extends Operation> = InputOf<O> & Pick<CallOptions, 'headers'>;

/** Changes data: `mutate({ params, body })`. Afterwards, invalidate stale operations with `useInvalidate`. */
export const useOperationMutation = <O extends Operation>(
  operation: OperationLike<O>,
  options: Omit<UseMutationOptions<ReplyOf<O>, Error, Vars<O>>, 'mutationFn'> = {},
): UseMutationResult<ReplyOf<O>, Error, Vars<O>> =>
  useMutation({
    mutationFn: ({ headers, ...input }: Vars<O>) => api.call<O>(operation, input as InputOf<O>, { headers }),
    ...options,
  });

interface ListPage<T> {
  items: T[];
  nextCursor: string | null;
  total?: number;
}

type ItemOf<O extends Operation> = ReplyOf<O> extends { items: (infer T)[] } ? T : never;

/**
 * Reads a paged list. `data.items` grows with every `fetchNextPage()`. With `keepsPrevious`, the previous result
 * stays (as `isPlaceholderData`) until the new search is answered.
 */
export const useInfiniteOperation = <O extends Operation>(
  operation: OperationLike<O>,
  input: InputOf<O>,
  { keepsPrevious = false }: { keepsPrevious?: boolean } = {},
) =>
  useInfiniteQuery({
    placeholderData: keepsPrevious ? keepPreviousData : undefined,
    queryKey: [...operationKey(operation, input), 'pages'],
    queryFn: ({ pageParam, signal }) => callPage<O>(operation, input, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }): { items: ItemOf<O>[]; total: number | undefined } => ({
      items: pages.flatMap((page) => page.items),
      total: pages[0]?.total,
    }),
  });

const callPage = async <O extends Operation>(
  operation: OperationLike<O>,
  input: InputOf<O>,
  cursor: string | null,
  signal: AbortSignal,
): Promise<ListPage<ItemOf<O>>> => {
  const query = { ...(input as { query?: object }).query, ...(cursor ? { cursor } : {}) };
  const page: unknown = await api.call<O>(operation, { ...input, query } as InputOf<O>, { signal });
  return page as ListPage<ItemOf<O>>;
};

/** `invalidate(operation)` marks all cached results of this operation as stale. Visible ones are refetched. */
export const useInvalidate = (): ((...operations: { name: string }[]) => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(
    async (...operations) => {
      await Promise.all(operations.map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
    },
    [client],
  );
};
