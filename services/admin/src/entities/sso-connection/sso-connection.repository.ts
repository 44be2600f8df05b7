import type { SsoConnectionFields, StoredSsoConnection } from './sso-connection.domain';

/** The provider of one council. */
export interface SsoConnectionRepository {
  find(): Promise<StoredSsoConnection | null>;
  /** Throws not_found. */
  get(): Promise<StoredSsoConnection>;
  add(councilId: string, fields: SsoConnectionFields): Promise<StoredSsoConnection>;
  /** Throws stale_revision. */
  save(stored: StoredSsoConnection, changes: Partial<SsoConnectionFields>): Promise<StoredSsoConnection>;
  /** Stores the result of a test without a new revision, so that a form that is open can still be saved. */
  noteTest(test: StoredSsoConnection['lastTest']): Promise<void>;
  delete(): Promise<void>;
}

/** The providers of all councils. */
export interface SsoConnectionRepositoryAcrossCouncils {
  find(councilId: string): Promise<StoredSsoConnection | null>;
  /** SAML providers with this name: several councils can share one. */
  listByEntityId(entityId: string): Promise<StoredSsoConnection[]>;
  /** Ids of the councils whose metadata is read from an address. */
  listWithMetadata(): Promise<string[]>;
}
