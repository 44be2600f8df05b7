import type { PublicSurvey } from '@folkmoot/contracts';
import { type Preferred, readIn } from '../../published/survey-language.domain';
import type { ShownSurvey } from './get-public-survey.use-case';

const partOf = ({ campaign: { title, description } }: ShownSurvey['survey']) => ({ campaign: { title, description } });

/** The public projection of a survey; what staff keep with a campaign never gets here (E-54). */
export const toPublicSurvey = (
  { survey, state, nextOpensAt, startToken }: ShownSurvey,
  preferred: Preferred,
): PublicSurvey => ({
  state,
  nextOpensAt: nextOpensAt?.toISOString() ?? null,
  council: survey.council,
  survey: state === 'open' ? { ...readIn(survey.current, survey.council, preferred), ...partOf(survey) } : null,
  startToken,
});
