import type { Listed } from '@folkmoot/service-kit';
import type { StoredUser } from '../council/views.domain';

export interface UserSearch {
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface WideUserSearch extends UserSearch {
  /** A council, or null for users without one. */
  readonly councilId?: string | null | undefined;
  readonly role?: StoredUser['role'] | undefined;
  readonly status?: StoredUser['status'] | undefined;
}

export type UserChanges = Partial<Pick<StoredUser, 'name' | 'role' | 'status' | 'councilId' | 'email' | 'language'>>;

export interface TeamCounts {
  readonly members: number;
  readonly active: number;
  readonly admins: number;
}

/** The users of one council. */
export interface MemberRepository {
  find(id: string): Promise<StoredUser | null>;
  findByEmail(email: string): Promise<StoredUser | null>;
  list(search: UserSearch): Promise<Listed<StoredUser>>;
  count(): Promise<TeamCounts>;
  /** Whether the council has another active admin. */
  hasAnotherActiveAdmin(userId: string): Promise<boolean>;
}

/** The users of all councils, and those without a council. */
export interface UserRepository {
  find(id: string): Promise<StoredUser | null>;
  findByEmail(email: string): Promise<StoredUser | null>;
  findMany(ids: readonly string[]): Promise<StoredUser[]>;
  hasSystemAdmin(): Promise<boolean>;
  /** Throws conflict when the address has an account. */
  add(user: Omit<StoredUser, 'revision'>): Promise<StoredUser>;
  /** Throws stale_revision, not_found, or conflict when another account has the new address. */
  save(user: StoredUser, changes: UserChanges): Promise<StoredUser>;
  /** Deletes an account permanently. */
  delete(id: string): Promise<void>;
  noteSignIn(id: string, at: Date): Promise<StoredUser>;
  /** Users of all councils, newest first. */
  list(search: WideUserSearch): Promise<Listed<StoredUser>>;
  countAll(): Promise<{ readonly total: number; readonly active: number }>;
  /** Serialises units that take rights from system administrators: one commits, the others are retried. */
  holdSystemAdmins(): Promise<void>;
  /** Whether there is another active system administrator. */
  hasAnotherSystemAdmin(userId: string): Promise<boolean>;
  /** Whether an admin of the council has ever signed in. */
  hasAdminSignedIn(councilId: string): Promise<boolean>;
  /** Time of the last sign-in of any user of the council. */
  lastLoginAt(councilId: string): Promise<Date | null>;
  /** Ids of all users of a council. */
  listIds(councilId: string): Promise<string[]>;
  /** Whether the council has another active admin. */
  hasAnotherActiveAdmin(councilId: string, userId: string): Promise<boolean>;
  /** Number of users per council. */
  countMembers(councilIds: readonly string[]): Promise<Readonly<Record<string, number>>>;
}
