import { consentText, PROMPT_EMAIL, type SignupProblem } from '@folkmoot/contracts';
import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import type { SignupPlaces } from '../../signup-pages/signup-page.domain';
import { topicsOf } from '../../signup-pages/signup-page.domain';
import { startOfLocalDay } from '../../timing/local-day';
import { checkSignup } from './check-signup.domain';
import type { SignUpDeps, TakenSignup } from './sign-up.use-case';
import { consentSources } from './signup.messages';

export interface GivenAfterSurvey {
  readonly survey: PublishedSurvey;
  readonly places: SignupPlaces;
  readonly email: string;
  readonly tagIds: readonly string[];
  readonly idempotencyKey: string;
  readonly isHasty: boolean;
  /** Counted in memory, and kept nowhere. */
  readonly network: string | null;
}

const FIELDS = [{ id: PROMPT_EMAIL, type: 'email', required: true }] as const;

/**
 * Takes a subscription after a survey. Nothing joins it with the response: neither id nor key, and of the time only the
 * day is kept (E-61).
 */
export const subscribeAfterSurvey = async (
  { signups, signupIds, budget, clock }: SignUpDeps,
  { survey, places, email, tagIds: given, idempotencyKey, isHasty, network }: GivenAfterSurvey,
): Promise<TakenSignup> => {
  const { council, rules } = places.council;
  const needsConfirmation = rules.doubleOptIn || isHasty;
  const offered = topicsOf(places.tags, rules);
  const checked = checkSignup(FIELDS, offered, { data: { [PROMPT_EMAIL]: email }, tagIds: given });
  const { tagIds } = checked;
  const problems: readonly SignupProblem[] = checked.problems;
  if (problems.length > 0) return { problems, needsConfirmation };
  const { councilId, id: campaignId } = survey.campaign;
  budget.take({ network, councilId, placeId: campaignId });
  const signup = {
    councilId,
    source: 'post_survey' as const,
    pageId: null,
    campaignId,
    email: checked.email,
    data: {},
    tagIds,
    consentSource: consentSources.survey(survey.current.title),
    consentText: consentText(council),
    requestedAt: startOfLocalDay(clock.now(), council.timezone),
    mustConfirm: isHasty,
  };
  await signups.add({ id: signupIds(idempotencyKey, signup), ...signup });
  return { problems, needsConfirmation };
};
