import { createInvitationTokens } from '@folkmoot/service-kit';
import { residentSurveysOf } from '../../entities/demo-survey';
import { createStartTokens, type Preferred, type PublishedSurvey } from '../../entities/published-survey';
import { countingOf } from '../../entities/visit';
import { watchingOf } from '../../entities/watch';
import { findInvitationProblem } from './find-invitation-problem.use-case';
import { getPublicSurvey, type SurveyRequest } from './get-public-survey.use-case';
import { toPublicSurvey } from './survey.mapper';
import type { SurveyApp, SurveyTools } from './survey.types';

export const createSurveyTools = (app: SurveyApp): SurveyTools => {
  const { config, units } = app;
  const { count, arrivals } = countingOf(app);
  return {
    published: residentSurveysOf(app),
    tokens: createStartTokens(config.startTokenKey),
    count,
    arrivals,
    invitations: createInvitationTokens(config.subscriberKey),
    spent: units.readerAcrossCouncils().spent,
    challengeFor: watchingOf(app).challengeFor,
  };
};

/** For the pages of surveys. */
export const surveyPagesOf = (app: SurveyApp) => {
  const tools = createSurveyTools(app);
  return {
    show: async ({ preferred, ...request }: Omit<SurveyRequest, 'issuedTo'> & { preferred: Preferred }) => {
      const shown = await getPublicSurvey(app.systemContext, { ...request, issuedTo: 'page' }, tools);
      return { survey: toPublicSurvey(shown, preferred), isChallenged: shown.isChallenged };
    },
    invitationProblem: (survey: PublishedSurvey, token: string) =>
      findInvitationProblem(app.systemContext, { survey, token }, tools),
  };
};
