import { labelComments, type PrepareBatch, proposeThemes as proposeByProvider } from '@folkmoot/ai-providers';
import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { commentPlanEntity, commentPlanModel } from '../../entities/comment-plan/comment-plan.mongo';
import type { LabelRunRef } from '../../entities/label-run';
import { labelRunEntity } from '../../entities/label-run/label-run.mongo';
import { createAiAdmin } from '../../integrations/ai';
import { commentRoutes } from './comment.routes';
import type { CommentApp, CommentTools, ProposeThemesHere, ReadCommentsHere } from './comment.types';
import { createFigureCache } from './figure-cache';
import { LABEL_JOB } from './label-runs';
import { readDueComments } from './read-comments.use-case';
import { runLabelling } from './run-labelling.use-case';
import { nextLabellingSweepAt, sweepLabelling } from './sweep-labelling.use-case';

export type { ProposeThemesHere, ReadCommentsHere } from './comment.types';
export { createThemeCount } from './count-themes.use-case';
export { updateCommentPlan } from './update-comment-plan.use-case';

const READ_INTERVAL_MS = 2_000;
const SWEEP_INTERVAL_MS = 30_000;
/** Labelling runs that one replica processes at the same time: the run of a slow provider must not delay other councils. */
const MAX_PARALLEL_RUNS = 3;
const MAX_JOB_ATTEMPTS = 3;
const WINDOW_MS = 2_000;
const BACK_OFF_MS = { first: 2_000, most: 16_000 };

interface CommentsNeeds {
  readonly readComments: ReadCommentsHere;
  readonly proposeThemes: ProposeThemesHere;
  readonly prepareBatch: PrepareBatch;
}

const createTools = ({ config, jobs }: CommentApp, needs: CommentsNeeds): CommentTools => {
  const { prepareBatch, readComments, proposeThemes } = needs;
  const reach = { privateHosts: config.aiPrivateHosts };
  return {
    readComments,
    proposeThemes,
    figures: createFigureCache(),
    jobs,
    admin: createAiAdmin(config),
    labelBatch: (credentials, request, witness) =>
      labelComments(credentials, request, { ...witness, prepareBatch, reach }),
    proposeByProvider: (credentials, request, witness) =>
      proposeByProvider(credentials, request, { ...witness, reach }),
    windowMs: WINDOW_MS,
    backOffMs: BACK_OFF_MS,
  };
};

/** Written answers as data: what is read, labels of machines and people, and figures. */
export const commentsFeature = (needs: CommentsNeeds) =>
  defineFeature({
    name: 'comments',
    entities: [commentPlanEntity, labelRunEntity],
    dependencies: (app: CommentApp): CommentTools => createTools(app, needs),
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
      defineJob<LabelRunRef>(LABEL_JOB, {
        concurrency: MAX_PARALLEL_RUNS,
        attempts: MAX_JOB_ATTEMPTS,
        run: ({ data, signal }) => runLabelling(systemContext, { ref: data, signal }, tools),
      }),
      defineJob('comments.label-sweep', {
        every: SWEEP_INTERVAL_MS,
        work: { nextDueAt: () => nextLabellingSweepAt(systemContext), appearsIn: [] },
        run: ({ signal }) => sweepLabelling(systemContext, signal, tools),
      }),
    ],
  });
