import type { RedactionCoverage, RedactionSpan, RedactionState } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { StoredRedaction, StoredRedactionReview } from './redaction.domain';

/** The result of reading one text. */
export interface ReadAnswer {
  readonly id: string;
  readonly questionId: string;
  readonly responseId: string;
  readonly responses: number;
  readonly proposal: readonly RedactionSpan[];
}

export interface ClaimedAnswers {
  readonly campaignId: string;
  readonly questionId?: string | undefined;
  readonly by: string;
  readonly now: Date;
  readonly until: Date;
  readonly limit: number;
}

export interface RedactionRepository {
  findReview(campaignId: string): Promise<StoredRedactionReview | null>;
  /** Throws stale_revision when it changed since it was read. */
  saveReview(review: StoredRedactionReview): Promise<StoredRedactionReview>;
  /** Notes the progress of a reading. False: another one has begun. */
  noteReading(
    review: Pick<StoredRedactionReview, 'campaignId' | 'revision'>,
    progress: Partial<Pick<StoredRedactionReview, 'done' | 'total' | 'state' | 'readAt' | 'readRevision'>>,
  ): Promise<boolean>;
  find(campaignId: string, id: string): Promise<StoredRedaction | null>;
  /** Throws redaction_changed when it changed since it was read. */
  save(redaction: StoredRedaction): Promise<StoredRedaction>;
  /** Adds what is new, and brings the numbers and open proposals of the others up to date. */
  putRead(campaignId: string, answers: readonly ReadAnswer[]): Promise<void>;
  /** Deletes those that are not in this set. */
  deleteExcept(campaignId: string, ids: ReadonlySet<string>): Promise<void>;
  list(list: {
    readonly campaignId: string;
    readonly state?: RedactionState | undefined;
    readonly questionId?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit?: number | undefined;
  }): Promise<Listed<StoredRedaction>>;
  /** The next open ones, which nobody else gets until this time. */
  claim(claim: ClaimedAnswers): Promise<StoredRedaction[]>;
  /** The decisions about these. */
  decisions(campaignId: string, ids: readonly string[]): Promise<ReadonlyMap<string, StoredRedaction>>;
  coverage(campaignId: string): Promise<RedactionCoverage[]>;
  /** Forgets answers that only these responses had. */
  forgetResponses(campaignId: string, responseIds: readonly string[]): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
