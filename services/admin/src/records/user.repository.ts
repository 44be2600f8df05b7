import type { Listed } from './listed';
import type { StoredUser } from './views.domain';

export interface UserSearch {
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface UserRepository {
  find(id: string): Promise<StoredUser | null>;
  findByEmail(email: string): Promise<StoredUser | null>;
  findMany(ids: readonly string[]): Promise<StoredUser[]>;
  hasSystemAdmin(): Promise<boolean>;
  /** Throws conflict when the address has an account. */
  add(user: Omit<StoredUser, 'revision'>): Promise<StoredUser>;
  noteSignIn(id: string, at: Date): Promise<StoredUser>;
  listMembers(councilId: string, search: UserSearch): Promise<Listed<StoredUser>>;
  /** How many users each of these councils has. */
  countMembers(councilIds: readonly string[]): Promise<Readonly<Record<string, number>>>;
}
