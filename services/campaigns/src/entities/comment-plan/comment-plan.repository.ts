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
   * There is something to read. Nothing without a plan. It always writes, so that of a reading that ends and a response
   * that arrives at the same time one is repeated.
   */
  noteResponses(campaignId: string, since: Date): Promise<void>;
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
