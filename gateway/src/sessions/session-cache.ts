import { createHash } from 'node:crypto';
import type { Actor } from '@folkmoot/contracts';

/** How long a resolved session is believed, and how long while admin does not answer. */
const FRESH_MS = 5_000;
const WHILE_AWAY_MS = 300_000;
const MAX_SESSIONS = 50_000;

interface Entry {
  actor: Actor | null;
  resolvedAt: number;
}

export interface SessionCache {
  /** The actor of a session; null when it is none. Throws when that cannot be told. */
  resolve(sessionId: string): Promise<Actor | null>;
  /** Forgets a session, by its raw id. */
  drop(sessionId: string): void;
  /** Forgets sessions by what events name them by: the hash of their id. */
  dropHashed(hashes: readonly string[]): void;
}

/** As admin stores and names sessions. */
export const hashOfSession = (sessionId: string): string => createHash('sha256').update(sessionId).digest('base64url');

export interface SessionCacheOptions {
  ask: (sessionId: string) => Promise<Actor | null>;
  now?: () => number;
}

/** Resolves sessions through admin, at most once in five seconds each, and carries on for five minutes while admin is away. */
export const createSessionCache = ({ ask, now = Date.now }: SessionCacheOptions): SessionCache => {
  const entries = new Map<string, Entry>();
  const running = new Map<string, Promise<Actor | null>>();

  const remember = (key: string, actor: Actor | null): void => {
    if (entries.size >= MAX_SESSIONS) entries.clear();
    entries.set(key, { actor, resolvedAt: now() });
  };

  const askOnce = (sessionId: string, key: string): Promise<Actor | null> => {
    const asked = running.get(key);
    if (asked) return asked;
    const started: Promise<Actor | null> = ask(sessionId)
      .then((actor) => {
        // Forgotten while the answer was on its way: what it says may be from before.
        if (running.get(key) === started) remember(key, actor);
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
    if (known && ageOf(known) < FRESH_MS) return known.actor;
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
  };
};
