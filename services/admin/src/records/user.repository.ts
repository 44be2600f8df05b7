import type { Listed } from './listed';
import type { StoredUser } from './views.domain';

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

export type UserChanges = Partial<Pick<StoredUser, 'name' | 'role' | 'status' | 'councilId'>>;

export interface TeamCounts {
  readonly members: number;
  readonly active: number;
  readonly admins: number;
}

export interface UserRepository {
  find(id: string): Promise<StoredUser | null>;
  findByEmail(email: string): Promise<StoredUser | null>;
  findMany(ids: readonly string[]): Promise<StoredUser[]>;
  hasSystemAdmin(): Promise<boolean>;
  /** Throws conflict when the address has an account. */
  add(user: Omit<StoredUser, 'revision'>): Promise<StoredUser>;
  /** Throws stale_revision, or not_found. */
  save(user: StoredUser, changes: UserChanges): Promise<StoredUser>;
  /** Erases an account for good. */
  delete(id: string): Promise<void>;
  noteSignIn(id: string, at: Date): Promise<StoredUser>;
  /** Over all councils, newest first. */
  list(search: WideUserSearch): Promise<Listed<StoredUser>>;
  countAll(): Promise<{ readonly total: number; readonly active: number }>;
  /**
   * Of several units that take rights from system administrators at the same time, lets one go on and the others run
   * again.
   */
  holdSystemAdmins(): Promise<void>;
  /** Whether there is an active system administrator beside this one. */
  hasAnotherSystemAdmin(userId: string): Promise<boolean>;
  /** Whether an admin of the council has ever signed in. */
  hasAdminSignedIn(councilId: string): Promise<boolean>;
  /** When somebody of the council last signed in. */
  lastLoginAt(councilId: string): Promise<Date | null>;
  /** Everybody of a council. */
  listIds(councilId: string): Promise<string[]>;
  listMembers(councilId: string, search: UserSearch): Promise<Listed<StoredUser>>;
  countTeam(councilId: string): Promise<TeamCounts>;
  /** Whether a council has an active admin beside this one. */
  hasAnotherActiveAdmin(councilId: string, userId: string): Promise<boolean>;
  /** How many users each of these councils has. */
  countMembers(councilIds: readonly string[]): Promise<Readonly<Record<string, number>>>;
}
