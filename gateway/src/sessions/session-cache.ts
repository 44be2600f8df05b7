import { DomainError, type UserActor } from '@folkmoot/contracts';

const FRESH_MS = 5_000;
/** While admin is down, who was signed in stays so. */
const STALE_MS = 5 * 60_000;
const MOST_ENTRIES = 20_000;

interface Entry {
  readonly actor: UserActor | null;
  readonly at: number;
}

export interface SessionCacheOptions {
  /** Asks admin; rejects when admin cannot be reached. */
  resolve(sessionId: string): Promise<UserActor | null>;
  now?: () => number;
}

/** What session cookies stand for: asked at most every 5 seconds, kept 5 minutes while admin is down. In memory only. */
export class SessionCache {
  readonly #entries = new Map<string, Entry>();
  readonly #asking = new Map<string, Promise<UserActor | null>>();
  /** Hashes of sessions that were revoked: an answer that was on its way must not bring them back. */
  readonly #revoked = new Map<string, number>();
  readonly #resolve: SessionCacheOptions['resolve'];
  readonly #now: () => number;

  constructor({ resolve, now = () => performance.now() }: SessionCacheOptions) {
    this.#resolve = resolve;
    this.#now = now;
  }

  /** The actor of a session, or null. Throws `unavailable` when admin is down and nothing is known. */
  async find(sessionId: string): Promise<UserActor | null> {
    const known = this.#entries.get(sessionId);
    if (known && this.#now() - known.at < FRESH_MS) return known.actor;
    try {
      return await this.#ask(sessionId);
    } catch (error) {
      const last = this.#entries.get(sessionId);
      if (last && this.#now() - last.at < STALE_MS) return last.actor;
      throw new DomainError('unavailable', { retryAfter: 2, cause: error });
    }
  }

  /** Forgets a session: the next request asks admin. */
  forget(sessionId: string): void {
    this.#entries.delete(sessionId);
    this.#asking.delete(sessionId);
  }

  /** Forgets sessions by the hashes that events carry. */
  revoke(hashes: readonly string[]): void {
    const at = this.#now();
    for (const hash of hashes) this.#revoked.set(hash, at);
    for (const [id, { actor }] of this.#entries) if (actor && hashes.includes(actor.sessionId)) this.forget(id);
  }

  /** Drops what nobody has used for long. */
  sweep(): void {
    const oldest = this.#now() - STALE_MS;
    for (const [id, { at }] of this.#entries) if (at < oldest) this.#entries.delete(id);
    for (const [hash, at] of this.#revoked) if (at < oldest) this.#revoked.delete(hash);
  }

  #ask(sessionId: string): Promise<UserActor | null> {
    const asked = this.#asking.get(sessionId);
    if (asked) return asked;
    const answer = this.#fetch(sessionId);
    this.#asking.set(sessionId, answer);
    const done = () => {
      if (this.#asking.get(sessionId) === answer) this.#asking.delete(sessionId);
    };
    answer.then(done, done);
    return answer;
  }

  async #fetch(sessionId: string): Promise<UserActor | null> {
    const resolved = await this.#resolve(sessionId);
    const actor = resolved && !this.#revoked.has(resolved.sessionId) ? resolved : null;
    if (this.#entries.size >= MOST_ENTRIES) this.#entries.clear();
    if (this.#asking.has(sessionId)) this.#entries.set(sessionId, { actor, at: this.#now() });
    return actor;
  }
}
