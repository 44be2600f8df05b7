import { DomainError, type PublicSurveyState } from '@folkmoot/contracts';
import type { Clock, InvitationTokens } from '@folkmoot/service-kit';
import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import type { PublishedSurveys } from '../../published/published-surveys';
import type { Start, StartTokens } from '../../published/start-token';
import { situationOf } from '../../published/survey-situation';
import { type Arrival, type Arrivals, type CountVisit, noVisit } from '../../visitor/visit.domain';

export interface Deps {
  readonly published: Pick<PublishedSurveys, 'find'>;
  readonly tokens: StartTokens;
  readonly count: CountVisit;
  readonly arrivals: Arrivals;
  readonly invitations: Pick<InvitationTokens, 'read'>;
  readonly clock: Clock;
}

export interface ShownSurvey {
  readonly survey: PublishedSurvey;
  readonly state: PublicSurveyState;
  readonly nextOpensAt: Date | null;
  /** Null unless open. */
  readonly startToken: string | null;
}

interface Visit {
  readonly campaignId: string;
  readonly arrival: Arrival | null;
  /** Whom the start token is for. */
  readonly issuedTo: Start['issuedTo'];
  /** The token of an invitation, as it stands in the address. */
  readonly invitation?: string | undefined;
}

/** What a visitor of a survey's address finds; counts the view where there is an arrival. Throws survey_not_found. */
export const getPublicSurvey = async (
  { published, tokens, count, arrivals, invitations, clock }: Deps,
  { campaignId, arrival, issuedTo, invitation }: Visit,
): Promise<ShownSurvey> => {
  const now = clock.now();
  const survey = await published.find(campaignId);
  const situation = survey && situationOf(survey, now);
  if (!survey || !situation) throw new DomainError('survey_not_found');
  const { state, round, nextOpensAt } = situation;
  const visit = arrival ? await arrivals(survey, arrival) : noVisit;
  if (!visit.isAgain) count(survey, 'views', visit);
  const { referrerType, qrCodeId } = visit;
  const { version } = survey.current;
  const begins = round?.number ?? 1;
  const invited = invitation === undefined ? null : invitations.read(invitation, campaignId);
  // One of another round lets nobody answer this one twice: it is as if they had come by the open link.
  const invitationId = invited?.round === begins ? invited.invitationId : null;
  const about = { referrerType, qrCodeId, invitationId, issuedTo };
  const start = { campaignId, version, round: begins, issuedAt: now, ...about };
  return { survey, state, nextOpensAt, startToken: state === 'open' ? tokens.issue(start) : null };
};
