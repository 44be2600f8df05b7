import { getSessionOperation, type Session } from '@folkmoot/contracts/client';
import { ApiError, api, operationKey, type QueryClient, queryOptions } from '@folkmoot/shell-sdk';

const RETRIES = 5;
const FIRST_WAIT_MS = 200;
const SHORTEST_MS = 5_000;
const LONGEST_MS = 15 * 60_000;
/** While somebody may be looking: who is signed out elsewhere sees it here within this time. */
const WATCHED_MS = 20_000;

export const sessionKey = operationKey(getSessionOperation, {});

const isRefusal = (error: Error): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Half of the remaining time, so that several tries fit in before the session ends. */
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

/** Who is signed in; null for nobody. Refreshed before it ends; failures are tried again after 200 ms, then twice as long. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => fetchSession(signal),
  staleTime: 10_000,
  retry: (failures, error) => failures < RETRIES && !isRefusal(error),
  retryDelay: (failures) => FIRST_WAIT_MS * 2 ** failures,
  refetchInterval: ({ state }) => refreshAfter(state.data, Date.now(), !document.hidden),
  refetchIntervalInBackground: true,
});

const belongsToCouncil = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey[0] !== sessionKey[0] && queryKey[0] !== 'remotes';

/** Puts a session in place; what was read for another user or council is forgotten first. */
export const adoptSession = (client: QueryClient, session: Session | null): void => {
  const before = client.getQueryData<Session | null>(sessionKey);
  const isSame = before?.user.id === session?.user.id && before?.council?.id === session?.council?.id;
  client.setQueryData(sessionKey, session);
  if (isSame) return;
  client.removeQueries({ predicate: belongsToCouncil });
  // Another council may get another release of a remote first.
  if (before !== undefined) void client.invalidateQueries({ queryKey: ['remotes'] });
};

/** Asks the server again who is signed in. */
export const refreshSession = async (client: QueryClient): Promise<void> => adoptSession(client, await fetchSession());
