import { type Codebook, themesOf } from '../../entities/codebook';
import {
  commentId,
  commentsOf,
  type OpinionQuestions,
  type ThemeOf,
  type WrittenComment,
  withThemesOf,
} from '../../entities/comment';
import { opinionsIn, plannedKinds } from '../../entities/comment-plan';
import type { LabelSample } from '../../entities/label-sample';
import { definedQuestions, everAsked } from '../../entities/response';
import type { LabelSampleRecords } from './label-sample.types';

/** Which written answers are comments, and the themes that they can have. */
export interface CommentTerms {
  readonly opinions: OpinionQuestions;
  readonly codebook: Codebook | null;
  readonly themeOf: ThemeOf;
}

export const commentTerms = async (
  records: Omit<LabelSampleRecords, 'campaigns' | 'responses' | 'labelSamples'>,
  campaignId: string,
): Promise<CommentTerms> => {
  const plan = await records.commentPlans.find(campaignId);
  const { questions, versions } = await definedQuestions(records, campaignId);
  const codebookId = plan?.codebookId ?? null;
  const codebook = codebookId === null ? null : await records.codebooks.find(codebookId);
  return {
    opinions: opinionsIn(plannedKinds(everAsked(questions, versions), plan)),
    codebook,
    themeOf: themesOf(codebook),
  };
};

/** The comments of a sample that still count, by id, with their labels of now. */
export const sampledComments = async (
  { responses }: Pick<LabelSampleRecords, 'responses'>,
  { campaignId, items }: Pick<LabelSample, 'campaignId' | 'items'>,
  { opinions, themeOf }: CommentTerms,
): Promise<ReadonlyMap<string, WrittenComment>> => {
  const responseIds = [...new Set(items.map(({ responseId }) => responseId))];
  const drawn = new Set(items.map(({ id }) => id));
  const comments = new Map<string, WrittenComment>();
  for (const response of await responses.listByIds(campaignId, responseIds)) {
    if (response.isExcluded) continue;
    for (const { text, labels } of commentsOf(response, opinions)) {
      const id = commentId(response.id, labels.questionId);
      if (drawn.has(id)) comments.set(id, { text, labels: withThemesOf(labels, themeOf) });
    }
  }
  return comments;
};
