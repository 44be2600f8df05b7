import { getSessionOperation, type Session } from '@folkmoot/contracts/client';
import { ApiError, api, operationKey, type QueryClient, queryOptions } from '@folkmoot/shell-sdk';

const RETRIES = 5;
const FIRST_WAIT_MS = 200;
const SHORTEST_MS = 5_000;
const LONGEST_MS = 15 * 60_000;
/** Interval while the page is visible: a sign-out in another browser is noticed within this time. */
const WATCHED_MS = 20_000;

export const sessionKey = operationKey(getSessionOperation, {});

const isRefusal = (error: Error): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Milliseconds until the next refresh: half of the remaining time, so that several tries fit before the end. */
export const refreshAfter = (session: Session | null | undefined, now: number, isWatched = false): number | false => {
  if (!session) return false;
  const left = new Date(session.expiresAt).getTime() - now;
  return Math.min(Math.max(left / 2, SHORTEST_MS), isWatched ? WATCHED_MS : LONGEST_MS);
};

const fetchSession = async (signal?: AbortSignal): Promise<Session | null> => {
  try {
    return await api.call(getSessionOperation, {}, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
};

/** Failures of the network or the server are retried after 200 ms, doubling. Refusals are final. */
export const signInRetry = {
  retry: (failures: number, error: Error) => failures < RETRIES && !isRefusal(error),
  retryDelay: (failures: number) => FIRST_WAIT_MS * 2 ** failures,
};

/** The current session, or null. Refreshed before it ends. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => fetchSession(signal),
  staleTime: 10_000,
  ...signInRetry,
  refetchInterval: ({ state }) => refreshAfter(state.data, Date.now(), !document.hidden),
  refetchIntervalInBackground: true,
});

const belongsToCouncil = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey[0] !== sessionKey[0] && queryKey[0] !== 'remotes';

/** Sets the session. Clears all other cached data when the user or council has changed. */
export const adoptSession = (client: QueryClient, session: Session | null): void => {
  const before = client.getQueryData<Session | null>(sessionKey);
  const isSame = before?.user.id === session?.user.id && before?.council?.id === session?.council?.id;
  client.setQueryData(sessionKey, session);
  if (isSame) return;
  client.removeQueries({ predicate: belongsToCouncil });
  // Another council may first get another release of a remote.
  if (before !== undefined) void client.invalidateQueries({ queryKey: ['remotes'] });
};

/** Reloads the session from the server. */
export const refreshSession = async (client: QueryClient): Promise<void> => adoptSession(client, await fetchSession());
