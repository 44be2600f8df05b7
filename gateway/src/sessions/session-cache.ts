import { createHash } from 'node:crypto';
import type { Actor } from '@folkmoot/contracts';
import { LRUCache } from 'lru-cache';

/** How long a resolved session is used, and how long when admin does not answer. */
const FRESH_MS = 5_000;
const WHILE_AWAY_MS = 300_000;
const MAX_SESSIONS = 50_000;

interface Entry {
  actor: Actor | null;
  resolvedAt: number;
  /** How often everything was to be asked again when it was resolved. */
  round: number;
}

export interface SessionCache {
  /**
   * The actor of a session. Null when the session is unknown. Throws when admin does not answer and the cache has no
   * actor.
   */
  resolve(sessionId: string): Promise<Actor | null>;
  /** Removes a session from the cache, by its raw id. */
  drop(sessionId: string): void;
  /** Removes sessions by the hash of their id, which events use. */
  dropHashed(hashes: readonly string[]): void;
  /** Asks admin about each session again at its next request. The known actors still serve while admin is away. */
  askAgain(): void;
}

/** The hash by which admin stores and names sessions. */
export const hashOfSession = (sessionId: string): string => createHash('sha256').update(sessionId).digest('base64url');

export interface SessionCacheOptions {
  ask: (sessionId: string) => Promise<Actor | null>;
  now?: () => number;
}

/**
 * Resolves sessions through admin, at most once in five seconds each. Uses old answers for five minutes when admin is
 * not reachable.
 */
export const createSessionCache = ({ ask, now = Date.now }: SessionCacheOptions): SessionCache => {
  const entries = new LRUCache<string, Entry>({ max: MAX_SESSIONS });
  const running = new Map<string, Promise<Actor | null>>();
  let round = 0;

  const askOnce = (sessionId: string, key: string): Promise<Actor | null> => {
    const pending = running.get(key);
    if (pending) return pending;
    const started: Promise<Actor | null> = ask(sessionId)
      .then((actor) => {
        // The session was dropped while the answer was in transit: the answer may be out of date.
        if (running.get(key) === started) entries.set(key, { actor, resolvedAt: now(), round });
        return actor;
      })
      .finally(() => {
        if (running.get(key) === started) running.delete(key);
      });
    running.set(key, started);
    return started;
  };

  const ageOf = (known: Entry | undefined): number => (known ? now() - known.resolvedAt : Number.POSITIVE_INFINITY);

  const orWhileAway = (known: Entry | undefined, error: unknown): Actor | null => {
    if (!known || ageOf(known) >= WHILE_AWAY_MS) throw error;
    return known.actor;
  };

  const resolve = async (sessionId: string): Promise<Actor | null> => {
    const key = hashOfSession(sessionId);
    const known = entries.get(key);
    if (known?.round === round && ageOf(known) < FRESH_MS) return known.actor;
    return askOnce(sessionId, key).catch((error: unknown) => orWhileAway(known, error));
  };

  const forget = (key: string): void => {
    entries.delete(key);
    running.delete(key);
  };

  return {
    resolve,
    drop: (sessionId) => forget(hashOfSession(sessionId)),
    dropHashed: (hashes) => hashes.forEach(forget),
    askAgain: () => {
      round += 1;
      running.clear();
    },
  };
};
