import { COMMENT_READER_VERSION } from '@folkmoot/ai-providers';
import type { SurveyVersion } from '@folkmoot/contracts';
import { type Codebook, themesOf } from '../../entities/codebook';
import type { OpinionQuestions, ThemeOf } from '../../entities/comment';
import { type CommentPlan, opinionsIn, type PlannedKind, plannedKinds } from '../../entities/comment-plan';
import { type AskedQuestionRecords, definedQuestions, everAsked } from '../../entities/response';
import type { CommentRecords, CommentsContext } from './comment.types';

/** Defines the comments of a campaign, and their themes. */
export interface OpenComments {
  readonly plan: CommentPlan;
  readonly planned: readonly PlannedKind[];
  readonly opinions: OpinionQuestions;
  readonly codebook: Codebook | null;
  readonly themeOf: ThemeOf;
  readonly versions: readonly SurveyVersion[];
  readonly zone: string;
  /** The highest number of a response. */
  readonly lastNumber: number;
  /** Rises with every change of labels, plan, codebook and responses. */
  readonly revision: number;
}

type PlannedRecords = Pick<AskedQuestionRecords, 'surveys' | 'versions' | 'codebooks'> &
  Pick<CommentRecords, 'counters'>;

/** The comments of a campaign that has a plan. */
export const commentsOfPlan = async (records: PlannedRecords, plan: CommentPlan): Promise<OpenComments> => {
  const { campaignId, codebookId } = plan;
  const [{ questions, versions }, codebook, counter] = await Promise.all([
    definedQuestions(records, campaignId),
    codebookId === null ? null : records.codebooks.find(codebookId),
    records.counters.get(campaignId),
  ]);
  const planned = plannedKinds(everAsked(questions, versions), plan);
  return {
    plan,
    planned,
    opinions: opinionsIn(planned),
    codebook,
    themeOf: themesOf(codebook),
    versions,
    zone: counter.zone,
    lastNumber: counter.numbers?.last ?? 0,
    revision: plan.revision + counter.revision,
  };
};

/** Makes the plan of a campaign whose comments nobody has opened before, and continues a reading that is behind. */
const ensurePlan = async (
  { actor, reader, unitOfWork, clock }: CommentsContext,
  campaignId: string,
): Promise<CommentPlan> => {
  const { commentPlans, counters } = reader(actor);
  const [plan, { numbers }] = await Promise.all([commentPlans.find(campaignId), counters.get(campaignId)]);
  if (!plan)
    return unitOfWork(actor, (unit) => unit.commentPlans.ensure(campaignId, COMMENT_READER_VERSION, clock.now()));
  const isOutdated = plan.reader !== COMMENT_READER_VERSION;
  const isBehind = plan.dueAt === null && (numbers?.last ?? 0) > plan.readNumber;
  if (!isOutdated && !isBehind) return plan;
  return unitOfWork(actor, async (unit) => {
    if (isOutdated) await unit.commentPlans.readAgain(campaignId, COMMENT_READER_VERSION, clock.now());
    else await unit.commentPlans.noteResponses(campaignId, clock.now());
    return (await unit.commentPlans.find(campaignId)) ?? plan;
  });
};

/** Opens the comments of a campaign. From then on new comments are read as they arrive. Throws campaign_not_found. */
export const openComments = async (context: CommentsContext, campaignId: string): Promise<OpenComments> => {
  const records = context.reader(context.actor);
  await records.campaigns.get(campaignId);
  return commentsOfPlan(records, await ensurePlan(context, campaignId));
};
