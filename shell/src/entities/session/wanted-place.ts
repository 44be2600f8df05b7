/** The page that was requested before signing in. Stored, because the link in the email opens another tab. */
const KEY = 'folkmoot-wanted-place';
/** A link is valid for 15 minutes, and people may need a second one. */
const LIFE_MS = 30 * 60_000;
const START = '/dashboard';

/** A browser may refuse storage. Then the dashboard opens at its first page. */
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

/** The requested page of the dashboard, or its first page. */
export const wantedPlace = (now = Date.now()): string => {
  const kept = quietly(
    () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as { path?: unknown; at?: unknown } | null,
  );
  const { path, at } = kept ?? {};
  if (typeof path !== 'string' || typeof at !== 'number' || now - at > LIFE_MS) return START;
  return path.startsWith(`${START}/`) ? path : START;
};
