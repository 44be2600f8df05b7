import type { PublicSurvey } from '@folkmoot/contracts';
import { endingWhenFull, type Preferred, shownContent } from '../../entities/published-survey';
import type { ShownSurvey } from './get-public-survey.use-case';

const textFor = (state: PublicSurvey['state'], { limits }: NonNullable<PublicSurvey['survey']>) =>
  state === 'full' && limits?.fullText ? { text: limits.fullText } : {};

/** The public projection of a survey; what staff keep with a campaign never gets here. */
export const toPublicSurvey = (
  { survey, state, nextOpensAt, round, startToken }: ShownSurvey,
  preferred: Preferred,
): PublicSurvey => {
  const content = shownContent(survey, survey.current, preferred);
  const { title, description, language } = content;
  const shown = { nextOpensAt: nextOpensAt?.toISOString() ?? null, council: survey.council, startToken };
  return state === 'open'
    ? { state, ...shown, survey: endingWhenFull(content, survey.campaign.fullAnswers, round) }
    : { state, ...shown, survey: null, about: { title, description, language, ...textFor(state, content) } };
};
