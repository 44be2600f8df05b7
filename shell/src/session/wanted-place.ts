/** Where somebody wanted to go who had to sign in first: the link in the mail opens another tab of the same browser. */
const KEY = 'folkmoot-wanted-place';
/** A link lives for 15 minutes, and may have to be asked for again. */
const LIFE_MS = 30 * 60_000;
const START = '/dashboard';

/** A browser may refuse to keep anything. Then the dashboard begins where it usually does. */
const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export const rememberPlace = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, now = Date.now()): void => {
  quietly(() => localStorage.setItem(KEY, JSON.stringify({ path: `${pathname}${search}`, at: now })));
};

export const forgetPlace = (): void => {
  quietly(() => localStorage.removeItem(KEY));
};

/** A place in the dashboard: the one that was wanted, else where it begins. */
export const wantedPlace = (now = Date.now()): string => {
  const kept = quietly(
    () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as { path?: unknown; at?: unknown } | null,
  );
  const { path, at } = kept ?? {};
  if (typeof path !== 'string' || typeof at !== 'number' || now - at > LIFE_MS) return START;
  return path.startsWith(`${START}/`) ? path : START;
};
