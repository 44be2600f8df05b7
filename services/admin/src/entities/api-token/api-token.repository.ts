import type { Permission } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';

/** A token by which a program acts in a council, for the person who made it. */
export interface StoredApiToken {
  readonly id: string;
  readonly revision: number;
  readonly councilId: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** The hash of the secret. The secret itself is stored nowhere. */
  readonly hash: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  /** To the minute. */
  readonly lastUsedAt: Date | null;
  /** A revoked token is kept, so that the activity log can name it. */
  readonly revokedAt: Date | null;
}

/** The tokens of one council. */
export interface ApiTokenRepository {
  add(token: Omit<StoredApiToken, 'revision'>): Promise<StoredApiToken>;
  get(id: string): Promise<StoredApiToken>;
  /** Tokens that are not revoked, newest first. */
  list(): Promise<Listed<StoredApiToken>>;
  count(): Promise<number>;
  save(token: StoredApiToken, changes: Partial<Pick<StoredApiToken, 'revokedAt'>>): Promise<StoredApiToken>;
}

/** The tokens of all councils: whose a token is, is known only when it was found. */
export interface ApiTokenRepositoryAcrossCouncils {
  findByHash(hash: string): Promise<StoredApiToken | null>;
  noteUse(id: string, at: Date): Promise<void>;
  findMany(ids: readonly string[]): Promise<StoredApiToken[]>;
}
