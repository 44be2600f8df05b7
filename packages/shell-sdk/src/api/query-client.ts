import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** Only temporary failures are retried: no response, or a server that is unavailable. */
export const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502);

/** The cache that the shell and all remotes share. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: isWorthRetrying, retryDelay: (failures) => 200 * 2 ** failures },
      mutations: { retry: false },
    },
  });
