import { DomainError, type PublicSurveyState } from '@folkmoot/contracts';
import type { Clock } from '@folkmoot/service-kit';
import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import type { PublishedSurveys } from '../../published/published-surveys';
import type { StartTokens } from '../../published/start-token';
import { situationOf } from '../../published/survey-situation';
import type { CountVisit } from '../../visitor/visit.domain';

export interface Deps {
  readonly published: Pick<PublishedSurveys, 'find'>;
  readonly tokens: StartTokens;
  readonly count: CountVisit;
  readonly clock: Clock;
}

export interface ShownSurvey {
  readonly survey: PublishedSurvey;
  readonly state: PublicSurveyState;
  readonly nextOpensAt: Date | null;
  /** Null unless open. */
  readonly startToken: string | null;
}

/** What a visitor of a survey's address finds; counts the view unless it is a program that looks. Throws survey_not_found. */
export const getPublicSurvey = async (
  { published, tokens, count, clock }: Deps,
  { campaignId, isBot }: { campaignId: string; isBot: boolean },
): Promise<ShownSurvey> => {
  const now = clock.now();
  const survey = await published.find(campaignId);
  const situation = survey && situationOf(survey, now);
  if (!survey || !situation) throw new DomainError('survey_not_found');
  const { state, round, nextOpensAt } = situation;
  if (!isBot) count(survey, 'views');
  const start = { campaignId, version: survey.current.version, round: round?.number ?? 1, issuedAt: now };
  return { survey, state, nextOpensAt, startToken: state === 'open' ? tokens.issue(start) : null };
};
