import type { Device, SessionEndReason } from '@folkmoot/contracts';
import type { SignInMethod } from './session.domain';

/** A signed-in browser. Its id is the hash of the cookie's value. */
export interface StoredSession {
  readonly id: string;
  readonly userId: string;
  /** The council that a system administrator acts in. */
  readonly actingCouncilId: string | null;
  /** The browser family from the user agent. The user agent itself is not stored. */
  readonly device: Device;
  /** By what the person proved who they are. Null for sessions from before it was stored: by a mailed link. */
  readonly method: SignInMethod | null;
  /** When the person last proved by a second factor that it is still them. Null for never. */
  readonly confirmedAt: Date | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** Why somebody else ended a session. Its id is that of the session, and nothing in it names the person. */
export interface SessionEnd {
  readonly reason: SessionEndReason;
  /** The council that decided; null when none did. */
  readonly councilId: string | null;
}

export interface SessionEnding extends SessionEnd {
  readonly at: Date;
}

export interface SessionRepository {
  add(session: StoredSession): Promise<StoredSession>;
  find(id: string): Promise<StoredSession | null>;
  touch(id: string, moments: Pick<StoredSession, 'lastSeenAt' | 'expiresAt'>): Promise<void>;
  actIn(id: string, councilId: string | null): Promise<void>;
  /** Records when the user last proved a second factor. */
  confirm(id: string, at: Date): Promise<void>;
  /** The active sessions of a user, last used first. */
  listOfUser(userId: string, now: Date): Promise<StoredSession[]>;
  /** Ids of the sessions that act in a council. */
  listActingIn(councilId: string): Promise<readonly { readonly id: string; readonly userId: string }[]>;
  /** Ends all sessions of a user, except `exceptId`, and keeps the reason. Returns the ids of the ended sessions. */
  endOfUser(userId: string, ending: SessionEnding, exceptId?: string): Promise<string[]>;
  /** The same for one session. True when it existed. */
  end(id: string, ending: SessionEnding): Promise<boolean>;
  /** The reason of a session that was ended in the last 30 days. */
  findEnd(id: string): Promise<SessionEnd | null>;
  /** Deletes a session that its own browser ends. True when it existed. */
  delete(id: string): Promise<boolean>;
}
