import type { Listed } from '@folkmoot/service-kit';
import type { StoredApiToken } from './api-token.domain';

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
