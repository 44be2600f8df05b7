import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { commentPlanEntity, commentPlanModel } from '../../entities/comment-plan/comment-plan.mongo';
import { commentRoutes } from './comment.routes';
import type { CommentApp, CommentTools, ReadCommentsHere } from './comment.types';
import { createFigureCache } from './figure-cache';
import { readDueComments } from './read-comments.use-case';

export type { ReadCommentsHere } from './comment.types';

/** Comments that arrive within this time are read together. */
const READ_INTERVAL_MS = 2_000;

interface CommentsNeeds {
  readonly readComments: ReadCommentsHere;
}

/** Written answers as data: what is read, labels of machines and people, and figures. */
export const commentsFeature = ({ readComments }: CommentsNeeds) =>
  defineFeature({
    name: 'comments',
    entities: [commentPlanEntity],
    dependencies: (): CommentTools => ({ readComments, figures: createFigureCache() }),
    routes: commentRoutes,
    jobs: ({ systemContext }: CommentApp, tools) => [
      defineJob('comments.read', {
        every: READ_INTERVAL_MS,
        work: {
          nextDueAt: () => systemContext.acrossCouncils.reader().commentPlanSweep.findNextDueAcrossCouncils(),
          appearsIn: [commentPlanModel],
        },
        run: ({ signal }) => readDueComments(systemContext, signal, tools),
      }),
    ],
  });
