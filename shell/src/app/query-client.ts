import type { QueryClient } from '@folkmoot/shell-sdk';
import { createQueryClient, isApiError } from '@folkmoot/shell-sdk';
import { sessionQuery } from '../session';

const saysSessionChanged = (error: unknown): boolean =>
  isApiError(error, 'unauthenticated') ||
  isApiError(error, 'forbidden') ||
  isApiError(error, 'account_inactive') ||
  isApiError(error, 'council_suspended');

/**
 * The shared cache. When any call, reading or changing, is refused because of who asks, the session is read anew: the
 * gate does the rest.
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
