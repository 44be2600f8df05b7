import {
  cancelLabellingOperation,
  estimateLabellingOperation,
  getCommentFiguresOperation,
  getCommentPlanOperation,
  labelCommentsOperation,
  listCommentsOperation,
  proposeThemesOperation,
  startLabellingOperation,
  updateCommentPlanOperation,
} from '@folkmoot/contracts';
import { toLabellingRunView } from '../../entities/label-run';
import type { CommentApp, CommentTools } from './comment.types';
import { getCommentFigures } from './get-comment-figures.use-case';
import { getCommentPlan } from './get-comment-plan.use-case';
import { labelComments } from './label-comments.use-case';
import { listComments } from './list-comments.use-case';
import { proposeThemes } from './propose-themes.use-case';
import { cancelLabelling, estimateLabelling, startLabelling } from './start-labelling.use-case';
import { updateCommentPlan } from './update-comment-plan.use-case';

export const commentRoutes = ({ route }: CommentApp, tools: CommentTools) => [
  route(listCommentsOperation, {
    handle: ({ context, params, query }) => listComments(context, { ...params, query }),
  }),
  route(labelCommentsOperation, {
    handle: ({ context, params, body }) => labelComments(context, { ...params, ...body }),
  }),
  route(getCommentFiguresOperation, {
    handle: ({ context, params, query }) => getCommentFigures(context, { ...params, query }, tools),
  }),
  route(getCommentPlanOperation, {
    handle: ({ context, params: { campaignId } }) => getCommentPlan(context, campaignId, tools),
  }),
  route(proposeThemesOperation, {
    handle: ({ context, params, body }) => proposeThemes(context, { ...params, ...body }, tools),
  }),
  route(updateCommentPlanOperation, {
    handle: async ({ context, params: { campaignId }, body }) => {
      await updateCommentPlan(context, { campaignId, ...body });
      return getCommentPlan(context, campaignId, tools);
    },
  }),
  route(estimateLabellingOperation, {
    handle: ({ context, params, query }) => estimateLabelling(context, { ...params, ...query }, tools),
  }),
  route(startLabellingOperation, {
    handle: async ({ context, params, body }) =>
      toLabellingRunView(await startLabelling(context, { ...params, ...body }, tools)),
  }),
  route(cancelLabellingOperation, {
    handle: ({ context, params }) => cancelLabelling(context, params.campaignId),
  }),
];
