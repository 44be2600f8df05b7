import type { StoredSsoDomain } from './sso-domain.domain';

export type DomainChanges = Partial<Pick<StoredSsoDomain, 'isVerified' | 'checkedAt' | 'problem' | 'missingSince'>>;

/** The domains of one council. */
export interface SsoDomainRepository {
  list(): Promise<StoredSsoDomain[]>;
  /** Throws not_found. */
  get(id: string): Promise<StoredSsoDomain>;
  /** Throws conflict when the council has named it already. */
  add(domain: Omit<StoredSsoDomain, 'revision' | 'councilId'>): Promise<StoredSsoDomain>;
  /** Throws sso_domain_taken when it would be verified for two councils. */
  save(domain: StoredSsoDomain, changes: DomainChanges): Promise<StoredSsoDomain>;
  delete(id: string): Promise<boolean>;
}

/** The domains of all councils. */
export interface SsoDomainRepositoryAcrossCouncils {
  /** The verified owner of a domain. */
  findVerified(domain: string): Promise<StoredSsoDomain | null>;
  listCheckedBefore(moment: Date): Promise<StoredSsoDomain[]>;
}
