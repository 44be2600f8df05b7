import type { Clock, InvitationTokens } from '@folkmoot/service-kit';
import type { SpentRepository } from '../../invitations/spent.repository';
import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import { situationOf } from '../../published/survey-situation';

interface Deps {
  readonly invitations: Pick<InvitationTokens, 'read'>;
  readonly spent: Pick<SpentRepository, 'isSpent'>;
  readonly clock: Clock;
}

/**
 * Why nobody can answer by an invitation any more: it was used, or it was for another round than the open one. Null where
 * one can; for what is no invitation of this survey, which is then the open link; and while that cannot be found out.
 */
export const findInvitationProblem =
  ({ invitations, spent, clock }: Deps) =>
  async (survey: PublishedSurvey, token: string): Promise<'used' | 'over' | null> => {
    const { id } = survey.campaign;
    const invited = invitations.read(token, id);
    const open = situationOf(survey, clock.now());
    if (!invited || open?.state !== 'open') return null;
    if (await spent.isSpent(id, invited.invitationId).catch(() => false)) return 'used';
    return open.round !== null && open.round.number !== invited.round ? 'over' : null;
  };
