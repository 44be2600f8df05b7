import type { MailingState } from '@folkmoot/contracts';
import type { Listed, RunStore, WaitingMails } from '@folkmoot/service-kit';
import type { Page } from '../subscriber/subscriber.repository';
import type {
  CampaignMailing,
  CampaignMailingFields,
  NewsletterFields,
  StoredMailing,
  StoredNewsletter,
} from './mailing.domain';

export interface MailingRepository extends Omit<RunStore<StoredMailing>, 'add' | 'save' | 'list'> {
  add(fields: CampaignMailingFields, now: Date): Promise<CampaignMailing>;
  addNewsletter(fields: NewsletterFields, now: Date): Promise<StoredNewsletter>;
  /** Throws stale_revision. */
  save<M extends StoredMailing>(mailing: M): Promise<M>;
  /** Throws not_found, also for a newsletter. */
  getCampaignMailing(id: string): Promise<CampaignMailing>;
  /** Throws not_found, also for a mailing of a campaign. */
  getNewsletter(id: string): Promise<StoredNewsletter>;
  /** Replaces a tag in the audiences of mailings that are not sent yet. */
  replaceTag(from: string, into: string): Promise<void>;
  /** The mailings of one campaign, or of all. */
  listIds(filter?: { campaignId?: string }): Promise<string[]>;
  /** Newsletters about what came of a survey, newest first. */
  listOutcomes(campaignId: string): Promise<StoredNewsletter[]>;
  /** Mailings in these states, the last created first. */
  listInStates(states: readonly MailingState[], limit: number): Promise<StoredMailing[]>;
  /** Completed and cancelled mailings that ended at or after a time, the last ended first. */
  listEndedSince(since: Date, limit: number): Promise<StoredMailing[]>;
  /** Newest first, of one campaign or of all. Newsletters have no campaign. */
  list(filter: { campaignId?: string | undefined }, page: Page): Promise<Listed<CampaignMailing>>;
  /** Newest first. */
  listNewsletters(page: Page): Promise<Listed<StoredNewsletter>>;
}

/** Identifies a mailing across councils. */
export interface MailingRef {
  readonly mailingId: string;
  readonly councilId: string;
}

/** Background work across councils. No request uses it. */
export interface MailingRepositoryAcrossCouncils {
  /** Mailings in progress, and scheduled mailings that are due. */
  listDueAcrossCouncils(now: Date): Promise<MailingRef[]>;
  /** When the first mailing is due; the past for one in progress. Null when none is scheduled. */
  findNextDueAtAcrossCouncils(): Promise<Date | null>;
  /** When the first automatic reminder is due. Null when none is planned. */
  findNextReminderAtAcrossCouncils(): Promise<Date | null>;
  /**
   * Messages of mailings in progress. Leaves out mailings with a problem, such as a paused campaign: staff see it. The
   * time of the oldest message is unknown: a large mailing takes hours.
   */
  waitingAcrossCouncils(): Promise<WaitingMails>;
  /** Invitations whose automatic reminder is due. */
  listRemindersDueAcrossCouncils(now: Date): Promise<MailingRef[]>;
}

/** For the migration `note-invitations`. No request uses it. */
export interface InvitationsRepositoryAcrossCouncils {
  /** The invitation of any council that started next. */
  findNextAcrossCouncils(after: {
    readonly startedAt: Date;
    readonly mailingId: string;
  }): Promise<StoredMailing | null>;
}
