import type { Device } from '@folkmoot/contracts';

/** A signed-in browser. Its id is the hash of what the cookie holds. */
export interface StoredSession {
  readonly id: string;
  readonly userId: string;
  /** The council that a system admin acts in. */
  readonly actingCouncilId: string | null;
  /** Which kind of browser, as far as it says; no more is kept of a user agent. */
  readonly device: Device;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

export interface SessionRepository {
  add(session: StoredSession): Promise<StoredSession>;
  find(id: string): Promise<StoredSession | null>;
  touch(id: string, moments: Pick<StoredSession, 'lastSeenAt' | 'expiresAt'>): Promise<void>;
  actIn(id: string, councilId: string | null): Promise<void>;
  /** Those of a user that are not over, last used first. */
  listOfUser(userId: string, now: Date): Promise<StoredSession[]>;
  /** Ids of the sessions that act in a council. */
  listActingIn(councilId: string): Promise<readonly { readonly id: string; readonly userId: string }[]>;
  /** Ends all sessions of a user but (maybe) one. Returns the ids of those that were there. */
  deleteOfUser(userId: string, exceptId?: string): Promise<string[]>;
  /** True when there was one. */
  delete(id: string): Promise<boolean>;
}
