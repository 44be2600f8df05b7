/** A signed-in browser. Its id is the hash of what the cookie holds. */
export interface StoredSession {
  readonly id: string;
  readonly userId: string;
  /** The council that a system admin acts in. */
  readonly actingCouncilId: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

export interface SessionRepository {
  add(session: StoredSession): Promise<StoredSession>;
  find(id: string): Promise<StoredSession | null>;
  touch(id: string, moments: Pick<StoredSession, 'lastSeenAt' | 'expiresAt'>): Promise<void>;
  actIn(id: string, councilId: string | null): Promise<void>;
  /** True when there was one. */
  delete(id: string): Promise<boolean>;
}
