import { type PublishedSurvey, situationOf } from '../../entities/published-survey';
import type { SurveyContext, SurveyTools } from './survey.types';

interface InvitationInput {
  readonly survey: PublishedSurvey;
  readonly token: string;
}

/**
 * Why an invitation cannot be used any more: it was used, or its round is over. Null when it can be used, when it is
 * not an invitation of this survey (then it counts as the open link), and while the database is unavailable.
 */
export const findInvitationProblem = async (
  { clock }: SurveyContext,
  { survey, token }: InvitationInput,
  { invitations, spent }: Pick<SurveyTools, 'invitations' | 'spent'>,
): Promise<'used' | 'over' | null> => {
  const { id } = survey.campaign;
  const invited = invitations.read(token, id);
  const open = situationOf(survey, clock.now());
  if (!invited || open?.state !== 'open') return null;
  if (await spent.isSpent(id, invited.invitationId).catch(() => false)) return 'used';
  return open.round !== null && open.round.number !== invited.round ? 'over' : null;
};
