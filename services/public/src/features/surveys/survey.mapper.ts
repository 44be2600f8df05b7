import type { PublicSurvey } from '@folkmoot/contracts';
import type { ShownSurvey } from './get-public-survey.use-case';

/** The public projection of a survey; what staff keep with a campaign never gets here (E-54). */
export const toPublicSurvey = ({ survey, state, nextOpensAt, startToken }: ShownSurvey): PublicSurvey => {
  const { campaignId, version, title, description, introText, introFile, questions } = survey.current;
  const content = { campaignId, version, title, description, introText, introFile, questions };
  return {
    state,
    nextOpensAt: nextOpensAt?.toISOString() ?? null,
    council: survey.council,
    survey: state === 'open' ? content : null,
    startToken,
  };
};
