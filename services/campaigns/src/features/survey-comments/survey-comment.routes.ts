import {
  addSurveyCommentOperation,
  deleteSurveyCommentOperation,
  listSurveyCommentsOperation,
  resolveSurveyCommentOperation,
  type SurveyComment,
} from '@folkmoot/contracts';
import type { Comment } from '../../entities/survey-comment';
import { addComment } from './add-comment.use-case';
import { deleteComment, resolveComment } from './change-comment.use-case';
import type { SurveyCommentApp } from './survey-comment.types';

const toView = ({ campaignId: _, writtenAt, resolvedAt, mentions, ...comment }: Comment): SurveyComment => ({
  ...comment,
  mentions: [...mentions],
  writtenAt: writtenAt.toISOString(),
  resolvedAt: resolvedAt?.toISOString() ?? null,
});

export const surveyCommentRoutes = ({ route }: SurveyCommentApp) => [
  route(listSurveyCommentsOperation, {
    handle: async ({ context: { actor, reader }, params }) => {
      const { campaigns, surveyComments } = reader(actor);
      const { id } = await campaigns.get(params.campaignId);
      return { items: (await surveyComments.list(id)).map(toView), nextCursor: null };
    },
  }),
  route(addSurveyCommentOperation, {
    handle: async ({ context, params, body }) => toView(await addComment(context, params.campaignId, body)),
  }),
  route(resolveSurveyCommentOperation, {
    handle: async ({ context, params, body }) => toView(await resolveComment(context, params, body.isResolved)),
  }),
  route(deleteSurveyCommentOperation, { handle: ({ context, params }) => deleteComment(context, params) }),
];
