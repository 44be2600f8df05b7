import type { ResultsFile } from '@folkmoot/contracts';
import type { CampaignRef } from '../campaign/campaign.repository';
import type { StoredPublication, StoredVersion } from './version.domain';

export interface PublicationRepository {
  /** Null until somebody chose what to publish. */
  find(campaignId: string): Promise<StoredPublication | null>;
  /** Throws stale_revision when it was changed meanwhile. Revision 0 is a first choice. */
  put(publication: StoredPublication): Promise<StoredPublication>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

export interface PublicationVersionRepository {
  add(version: Omit<StoredVersion, 'revision'>): Promise<StoredVersion>;
  /** Throws not_found. */
  get(campaignId: string, version: number): Promise<StoredVersion>;
  /** The newest first. */
  list(campaignId: string): Promise<StoredVersion[]>;
  /** Campaigns of the council with a version that is public. */
  listPublishedCampaigns(): Promise<string[]>;
  /** Throws stale_revision when it was changed meanwhile, not_found when it is gone. */
  save(version: StoredVersion): Promise<StoredVersion>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

/** The files of versions. They change only when written answers are removed, and go with the campaign. */
export interface PublicationFileRepository {
  add(file: PublicationFileKey & { readonly content: string }): Promise<void>;
  replace(file: PublicationFileKey & { readonly content: string }): Promise<void>;
  /** Its content, read from the database part by part; null when it does not exist. */
  open(key: PublicationFileKey): Promise<AsyncIterable<string> | null>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

export interface PublicationFileKey {
  readonly campaignId: string;
  readonly version: number;
  readonly name: ResultsFile;
}

export interface VersionRef extends CampaignRef {
  readonly version: number;
}

/** Queries of jobs over all councils. */
export interface PublicationRepositoryAcrossCouncils {
  findNextDueAcrossCouncils(): Promise<Date | null>;
  /** The longest due first. */
  listDueAcrossCouncils(now: Date, limit: number): Promise<VersionRef[]>;
}

export interface PublicationRecords {
  readonly publications: PublicationRepository;
  readonly publicationVersions: PublicationVersionRepository;
  readonly publicationFiles: PublicationFileRepository;
}
