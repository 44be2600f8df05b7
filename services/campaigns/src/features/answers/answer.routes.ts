import { countAnswersOperation, listAnswersOperation, listQuestionsOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { askedQuestions } from '../../records/asked-questions';
import { everAsked } from '../../records/ever-asked.domain';
import type { Deps } from '../../records/repositories';
import { countAnswers } from './count-answers.use-case';
import { listAnswers } from './list-answers.use-case';

export const answerRoutes = (deps: Deps) => [
  route(countAnswersOperation, {
    handle: ({ actor, params, query }) => countAnswers(deps, actor, params.campaignId, query),
  }),
  route(listQuestionsOperation, {
    handle: async ({ actor, params: { campaignId } }) => {
      const repositories = deps.reader(actor);
      await repositories.campaigns.get(campaignId);
      const { questions, versions } = await askedQuestions(repositories, campaignId);
      return { items: everAsked(questions, versions) };
    },
  }),
  route(listAnswersOperation, { handle: ({ actor, params, query }) => listAnswers(deps, actor, params, query) }),
];
