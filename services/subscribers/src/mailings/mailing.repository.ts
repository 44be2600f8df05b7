import type { Listed } from '@folkmoot/service-kit';
import type { Page } from '../subscribers/subscriber.repository';
import type { MailingFields, StoredMailing } from './mailing.domain';

export interface MailingRepository {
  add(fields: MailingFields, now: Date): Promise<StoredMailing>;
  /** Throws not_found. */
  get(id: string): Promise<StoredMailing>;
  find(id: string): Promise<StoredMailing | null>;
  /** Throws stale_revision. */
  save(mailing: StoredMailing): Promise<StoredMailing>;
  remove(id: string): Promise<void>;
  /** Names another tag in the audiences of mailings that have not gone out. */
  replaceTag(from: string, into: string): Promise<void>;
  /** Of one campaign, or of all. */
  listIds(filter?: { campaignId?: string }): Promise<string[]>;
  /** Newest first; of one campaign, or of all. */
  list(filter: { campaignId?: string | undefined }, page: Page): Promise<Listed<StoredMailing>>;
}

/** Where a mailing lies. */
export interface MailingRef {
  readonly mailingId: string;
  readonly councilId: string;
}

/** Work over all councils that no request does. */
export interface MailingSweep {
  /** Those that are going out, and those whose time has come. */
  listDueAcrossCouncils(now: Date): Promise<MailingRef[]>;
}
