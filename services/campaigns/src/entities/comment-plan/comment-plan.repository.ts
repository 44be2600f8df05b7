import type { CampaignRef } from '../campaign/campaign.repository';
import type { ThemeSplit } from '../comment/comment.domain';
import type { ChosenKind, CommentPlan } from './comment-plan.domain';

export interface CommentPlanRepository {
  find(campaignId: string): Promise<CommentPlan | null>;
  /** Makes the plan, due now, unless there is one. */
  ensure(campaignId: string, reader: number, now: Date): Promise<CommentPlan>;
  /** Saves the choices of staff. Everything is read again. */
  choose(
    campaignId: string,
    choice: { readonly kinds: readonly ChosenKind[]; readonly codebookId: string | null },
    dueAt: Date,
  ): Promise<void>;
  /** The campaigns that use one of the codebooks. */
  listOfCodebooks(codebookIds: readonly string[]): Promise<CommentPlan[]>;
  /** Reads the comments of all campaigns that use the codebook again. */
  followCodebook(codebookId: string, dueAt: Date, split?: ThemeSplit): Promise<void>;
  /** Everything is read again by a newer program. */
  readAgain(campaignId: string, reader: number, dueAt: Date): Promise<void>;
  /**
   * There is something to read. Writes nothing without a plan, or when the plan is due already. So a reading that ends must
   * hold the counter: else it would not see responses that are stored at the same time.
   */
  noteResponses(campaignId: string, dueAt: Date): Promise<void>;
  /** Labels have changed. Throws campaign_not_found without a plan. */
  noteLabels(campaignId: string): Promise<CommentPlan>;
  /** The reading has read up to a number. False when the plan has another version now. */
  advance(
    plan: CommentPlan,
    progress: Partial<Pick<CommentPlan, 'readNumber' | 'dueAt' | 'splits' | 'finishedAt'>>,
  ): Promise<boolean>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

/** Background work across councils. No request uses it. */
export interface CommentPlanRepositoryAcrossCouncils {
  findNextDueAcrossCouncils(): Promise<Date | null>;
  listDueAcrossCouncils(now: Date, limit: number): Promise<CampaignRef[]>;
}
