import type { QueryClient } from '@folkmoot/shell-sdk';
import { createQueryClient, isApiError } from '@folkmoot/shell-sdk';
import { sessionQuery } from '../session';

const saysSessionChanged = (error: unknown): boolean =>
  isApiError(error, 'unauthenticated') ||
  isApiError(error, 'account_inactive') ||
  isApiError(error, 'council_suspended');

/** The shared cache. When any call is refused because of who asks, the session is read anew: the gate does the rest. */
export const createShellClient = (): QueryClient => {
  const client = createQueryClient();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (saysSessionChanged(event.action.error)) void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  });
  return client;
};
