import type { PublicSurvey } from '@folkmoot/contracts';
import { type Preferred, shownContent } from '../../entities/published-survey';
import type { ShownSurvey } from './get-public-survey.use-case';

const textFor = (state: PublicSurvey['state'], { limits }: NonNullable<PublicSurvey['survey']>) =>
  state === 'full' && limits?.fullText ? { text: limits.fullText } : {};

/** The public projection of a survey; what staff keep with a campaign never gets here. */
export const toPublicSurvey = (
  { survey, state, nextOpensAt, startToken }: ShownSurvey,
  preferred: Preferred,
): PublicSurvey => {
  const content = shownContent(survey, survey.current, preferred);
  const { title, description, language } = content;
  const shown = { nextOpensAt: nextOpensAt?.toISOString() ?? null, council: survey.council, startToken };
  return state === 'open'
    ? { state, ...shown, survey: content }
    : { state, ...shown, survey: null, about: { title, description, language, ...textFor(state, content) } };
};
