import { DomainError, type PublicSurveyState } from '@folkmoot/contracts';
import type { Clock } from '@folkmoot/service-kit';
import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import type { PublishedSurveys } from '../../published/published-surveys';
import type { StartTokens } from '../../published/start-token';
import { situationOf } from '../../published/survey-situation';
import { type Arrival, type Arrivals, type CountVisit, noVisit } from '../../visitor/visit.domain';

export interface Deps {
  readonly published: Pick<PublishedSurveys, 'find'>;
  readonly tokens: StartTokens;
  readonly count: CountVisit;
  readonly arrivals: Arrivals;
  readonly clock: Clock;
}

export interface ShownSurvey {
  readonly survey: PublishedSurvey;
  readonly state: PublicSurveyState;
  readonly nextOpensAt: Date | null;
  /** Null unless open. */
  readonly startToken: string | null;
}

/** What a visitor of a survey's address finds; counts the view where there is an arrival. Throws survey_not_found. */
export const getPublicSurvey = async (
  { published, tokens, count, arrivals, clock }: Deps,
  { campaignId, arrival }: { campaignId: string; arrival: Arrival | null },
): Promise<ShownSurvey> => {
  const now = clock.now();
  const survey = await published.find(campaignId);
  const situation = survey && situationOf(survey, now);
  if (!survey || !situation) throw new DomainError('survey_not_found');
  const { state, round, nextOpensAt } = situation;
  const visit = arrival ? await arrivals(survey, arrival) : noVisit;
  count(survey, 'views', visit);
  const { referrerType, qrCodeId } = visit;
  const { version } = survey.current;
  const start = { campaignId, version, round: round?.number ?? 1, issuedAt: now, referrerType, qrCodeId };
  return { survey, state, nextOpensAt, startToken: state === 'open' ? tokens.issue(start) : null };
};
