import { countAnswersOperation, listAnswersOperation, listQuestionsOperation } from '@folkmoot/contracts';
import { askedQuestions, everAsked } from '../../entities/response';
import type { AnswerApp } from './answer.types';
import { countAnswers } from './count-answers.use-case';
import { listAnswers } from './list-answers.use-case';

export const answerRoutes = ({ route }: AnswerApp) => [
  route(countAnswersOperation, {
    handle: ({ context, params, query }) => countAnswers(context, params.campaignId, query),
  }),
  route(listQuestionsOperation, {
    handle: async ({ context: { actor, reader }, params: { campaignId } }) => {
      const repositories = reader(actor);
      await repositories.campaigns.get(campaignId);
      const { questions, versions } = await askedQuestions(repositories, campaignId);
      return { items: everAsked(questions, versions) };
    },
  }),
  route(listAnswersOperation, { handle: ({ context, params, query }) => listAnswers(context, params, query) }),
];
