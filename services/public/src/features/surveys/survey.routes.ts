import { getPublicSurveyOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { preferredLanguages } from '../../entities/published-survey';
import { getPublicSurvey } from './get-public-survey.use-case';
import { toPublicSurvey } from './survey.mapper';
import type { SurveyApp, SurveyTools } from './survey.types';

export const surveyRoutes = ({ systemContext }: SurveyApp, tools: SurveyTools) => [
  route(getPublicSurveyOperation, {
    handle: async ({ params, query, headers }) => {
      const request = {
        ...params,
        arrival: { headers, query },
        headers,
        canProve: true,
        issuedTo: 'program',
        invitation: query.invitation,
      } as const;
      const shown = await getPublicSurvey(systemContext, request, tools);
      return toPublicSurvey(shown, preferredLanguages(query.lang, headers['accept-language']));
    },
  }),
];
