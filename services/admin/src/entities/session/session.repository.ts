import type { Device } from '@folkmoot/contracts';

/** A signed-in browser. Its id is the hash of the cookie's value. */
export interface StoredSession {
  readonly id: string;
  readonly userId: string;
  /** The council that a system administrator acts in. */
  readonly actingCouncilId: string | null;
  /** The browser family from the user agent. The user agent itself is not stored. */
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
  /** The active sessions of a user, last used first. */
  listOfUser(userId: string, now: Date): Promise<StoredSession[]>;
  /** Ids of the sessions that act in a council. */
  listActingIn(councilId: string): Promise<readonly { readonly id: string; readonly userId: string }[]>;
  /** Ends all sessions of a user, except `exceptId`. Returns the ids of the ended sessions. */
  deleteOfUser(userId: string, exceptId?: string): Promise<string[]>;
  /** True when the session existed. */
  delete(id: string): Promise<boolean>;
}
