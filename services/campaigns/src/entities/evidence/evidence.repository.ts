import type { CampaignRef } from '../campaign/campaign.repository';
import type { StoredEvidence } from './evidence.domain';

export interface EvidenceRepository {
  add(evidence: Omit<StoredEvidence, 'revision'>): Promise<StoredEvidence>;
  /** Throws not_found when the campaign does not have it. */
  get(campaignId: string, id: string): Promise<StoredEvidence>;
  /** The one that is being made. */
  findUnderWay(campaignId: string): Promise<StoredEvidence | null>;
  /** Throws stale_revision when it was changed meanwhile, not_found when it is gone. */
  save(evidence: StoredEvidence): Promise<StoredEvidence>;
  /** The last ones, newest first. */
  list(campaignId: string): Promise<StoredEvidence[]>;
  delete(id: string): Promise<void>;
  /** Their files are deleted when nothing names them any more. */
  eraseOfCampaign(campaignId: string): Promise<void>;
  /** Whether a record names this file. */
  hasFile(hash: string): Promise<boolean>;
}

export interface EvidenceRef extends CampaignRef {
  readonly evidenceId: string;
}

/** Queries of jobs over all councils. */
export interface EvidenceRepositoryAcrossCouncils {
  findNextDueAcrossCouncils(): Promise<Date | null>;
  /** The longest due first. */
  listDueAcrossCouncils(now: Date, limit: number): Promise<EvidenceRef[]>;
  listOverdueAcrossCouncils(now: Date, limit: number): Promise<EvidenceRef[]>;
}

/** A secret of the installation. It belongs to no council. */
export interface StoredEvidenceKey {
  /** For a key pair: the id that packs name. */
  readonly id: string;
  /** signing: a key pair. commitments: a secret by which responses are named. */
  readonly purpose: 'signing' | 'commitments';
  /** For a key pair; else empty. */
  readonly publicKey: string;
  /** Encrypted with the key of the service. */
  readonly sealed: string;
  readonly from: Date;
  /** Null while it is used. */
  readonly until: Date | null;
}

export interface EvidenceKeyRepositoryAcrossCouncils {
  /** The present one. */
  find(purpose: StoredEvidenceKey['purpose']): Promise<StoredEvidenceKey | null>;
  /** Adds a key, and ends the one before it. Of two at the same time one fails. */
  replace(key: StoredEvidenceKey): Promise<void>;
  /** All key pairs, the present one first. */
  listSigning(): Promise<StoredEvidenceKey[]>;
}
