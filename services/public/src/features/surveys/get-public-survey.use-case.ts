import { DomainError, type PublicSurveyState } from '@folkmoot/contracts';
import { type PublishedSurvey, type Start, situationOf } from '../../entities/published-survey';
import { type Arrival, noVisit } from '../../entities/visit';
import type { SurveyContext, SurveyTools } from './survey.types';

export interface ShownSurvey {
  readonly survey: PublishedSurvey;
  readonly state: PublicSurveyState;
  readonly nextOpensAt: Date | null;
  /** The number of the round that is open. */
  readonly round: number;
  /** Null unless open. */
  readonly startToken: string | null;
}

export interface SurveyRequest {
  readonly campaignId: string;
  readonly arrival: Arrival | null;
  /** The recipient of the start token. */
  readonly issuedTo: Start['issuedTo'];
  /** The invitation token from the address. */
  readonly invitation?: string | undefined;
}

/** The survey for a visitor. Counts the view when there is an arrival. Throws survey_not_found. */
export const getPublicSurvey = async (
  { clock }: SurveyContext,
  { campaignId, arrival, issuedTo, invitation }: SurveyRequest,
  { published, tokens, count, arrivals, invitations }: SurveyTools,
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
  // An invitation for another round is treated like the open link, so that nobody answers this round twice.
  const invitationId = invited?.round === begins ? invited.invitationId : null;
  const about = { referrerType, qrCodeId, invitationId, issuedTo };
  const start = { campaignId, version, round: begins, issuedAt: now, ...about };
  return { survey, state, nextOpensAt, round: begins, startToken: state === 'open' ? tokens.issue(start) : null };
};
