import type { QueryClient } from '@folkmoot/shell-sdk';
import { createQueryClient, isApiError } from '@folkmoot/shell-sdk';
import { sessionQuery } from '../entities/session';

const saysSessionChanged = (error: unknown): boolean =>
  isApiError(error, 'unauthenticated') ||
  isApiError(error, 'forbidden') ||
  isApiError(error, 'account_inactive') ||
  isApiError(error, 'council_suspended');

/**
 * The shared cache. When the server refuses a call because of the user's identity, the session is reloaded. The
 * session gate then handles the result.
 */
export const createShellClient = (): QueryClient => {
  const client = createQueryClient();
  const heed = (event: { type: string; action?: { type: string; error?: unknown } }): void => {
    if (event.type !== 'updated' || event.action?.type !== 'error') return;
    if (saysSessionChanged(event.action.error)) void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  client.getQueryCache().subscribe(heed);
  client.getMutationCache().subscribe(heed);
  return client;
};
