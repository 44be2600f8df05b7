import {
  ANSWER_FILE_LIMIT,
  DomainError,
  deleteAnswerSeriesOperation,
  importAnswersOperation,
  listAnswerSeriesOperation,
} from '@folkmoot/contracts';
import { readUpload } from '@folkmoot/service-kit';
import { toSeriesView } from '../../entities/answer-series';
import type { SeriesApp } from './answer-series.types';
import { deleteAnswerSeries } from './delete-answer-series.use-case';
import { importAnswers } from './import-answers.use-case';

export const answerSeriesRoutes = ({ route, blobs, jobs }: SeriesApp) => [
  route(listAnswerSeriesOperation, {
    handle: async ({ context: { actor, reader }, params: { campaignId } }) => {
      const { campaigns, answerSeries } = reader(actor);
      await campaigns.get(campaignId);
      const items = (await answerSeries.list(campaignId)).map(toSeriesView);
      return { items, nextCursor: null, total: items.length };
    },
  }),
  route(importAnswersOperation, {
    accepts: 'raw',
    handle: async ({ context, params: { campaignId }, query, headers, request: { rawBody } }) => {
      if (!rawBody) throw new DomainError('invalid_input');
      const upload = await readUpload(rawBody, headers, ANSWER_FILE_LIMIT);
      const isDryRun = query.dryRun === 'true';
      const wanted = { campaignId, upload, isDryRun, isAgain: query.again === 'true' };
      return importAnswers(context, wanted, { blobs, jobs });
    },
  }),
  route(deleteAnswerSeriesOperation, { handle: ({ context, params }) => deleteAnswerSeries(context, params, jobs) }),
];
