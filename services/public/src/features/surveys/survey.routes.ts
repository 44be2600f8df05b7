import { getPublicSurveyOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { preferredLanguages } from '../../published/survey-language.domain';
import { type Deps, getPublicSurvey } from './get-public-survey.use-case';
import { toPublicSurvey } from './survey.mapper';

export const surveyRoutes = (deps: Deps) => [
  route(getPublicSurveyOperation, {
    handle: async ({ params, query, headers }) =>
      toPublicSurvey(
        await getPublicSurvey(deps, {
          ...params,
          arrival: { headers, query },
          issuedTo: 'program',
          invitation: query.invitation,
        }),
        preferredLanguages(query.lang, headers['accept-language']),
      ),
  }),
];
