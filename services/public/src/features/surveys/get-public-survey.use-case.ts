import { DomainError, type ProofChallenge, type PublicSurveyState } from '@folkmoot/contracts';
import { type PublishedSurvey, type Start, situationOf } from '../../entities/published-survey';
import { type Arrival, type Headers, noVisit } from '../../entities/visit';
import type { SurveyContext, SurveyTools } from './survey.types';

export interface ShownSurvey {
  readonly survey: PublishedSurvey;
  readonly state: PublicSurveyState;
  readonly nextOpensAt: Date | null;
  /** The number of the round that is open. */
  readonly round: number;
  /** Null unless open. */
  readonly startToken: string | null;
  /** The start token asks for a proof of work. */
  readonly isChallenged: boolean;
}

export interface SurveyRequest {
  readonly campaignId: string;
  readonly arrival: Arrival | null;
  /** The headers of the request, also of one that is no arrival. */
  readonly headers: Headers;
  /** The release of the page has code that computes a proof of work, or the survey is read by a program. */
  readonly canProve: boolean;
  /** The recipient of the start token. */
  readonly issuedTo: Start['issuedTo'];
  /** The invitation token from the address. */
  readonly invitation?: string | undefined;
}

/** Why a proof of work is asked for: the campaign is watchful, and the request suspicious. */
const challengeOf = (
  { canProve, headers }: SurveyRequest,
  survey: PublishedSurvey,
  { qrCodeId, invitationId }: Pick<Start, 'qrCodeId' | 'invitationId'>,
  { challengeFor }: SurveyTools,
): Promise<ProofChallenge | null> =>
  canProve ? challengeFor({ survey, headers, qrCodeId, isInvited: invitationId !== null }) : Promise.resolve(null);

/** The survey for a visitor. Counts the view when there is an arrival. Throws survey_not_found. */
export const getPublicSurvey = async (
  { clock }: SurveyContext,
  request: SurveyRequest,
  tools: SurveyTools,
): Promise<ShownSurvey> => {
  const { campaignId, arrival, issuedTo, invitation } = request;
  const { published, tokens, count, arrivals, invitations } = tools;
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
  const shown = { survey, state, nextOpensAt, round: begins };
  if (state !== 'open') return { ...shown, startToken: null, isChallenged: false };
  const invited = invitation === undefined ? null : invitations.read(invitation, campaignId);
  // An invitation for another round is treated like the open link, so that nobody answers this round twice.
  const invitationId = invited?.round === begins ? invited.invitationId : null;
  const about = { referrerType, qrCodeId, invitationId, issuedTo };
  const challenge = await challengeOf(request, survey, about, tools);
  const start = { campaignId, version, round: begins, issuedAt: now, ...about, challenge };
  return { ...shown, startToken: tokens.issue(start), isChallenged: challenge !== null };
};
