import { countAnswersOperation, listAnswersOperation, listQuestionsOperation } from '@folkmoot/contracts';
import { ofSeries } from '../../entities/answer-series';
import { askedQuestions, everAsked } from '../../entities/response';
import { type CurrentWeights, weightsOfSeries } from '../../entities/weighting';
import type { AnswerApp } from './answer.types';
import { countAnswers } from './count-answers.use-case';
import { listAnswers } from './list-answers.use-case';

export const answerRoutes = ({ route }: AnswerApp, weightsOf: CurrentWeights) => [
  route(countAnswersOperation, {
    handle: async ({ context, params: { campaignId }, query: { importedSeries, ...query } }) => {
      const shown = await ofSeries(context, campaignId, importedSeries);
      return countAnswers(shown, campaignId, query, importedSeries === undefined ? weightsOf : weightsOfSeries);
    },
  }),
  route(listQuestionsOperation, {
    handle: async ({ context: { actor, reader }, params: { campaignId } }) => {
      const repositories = reader(actor);
      await repositories.campaigns.get(campaignId);
      const { questions, versions } = await askedQuestions(repositories, campaignId);
      return { items: everAsked(questions, versions) };
    },
  }),
  route(listAnswersOperation, {
    handle: async ({ context, params, query: { importedSeries, ...query } }) =>
      listAnswers(await ofSeries(context, params.campaignId, importedSeries), params, query),
  }),
];
