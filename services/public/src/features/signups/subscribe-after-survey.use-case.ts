import { startOfLocalDay } from '@folkmoot/calendar/days';
import { consentText, PROMPT_EMAIL, type SignupProblem } from '@folkmoot/contracts';
import type { PublishedSurvey } from '../../entities/published-survey';
import { type SignupPlaces, topicsOf } from '../../entities/signup-page';
import { checkSignup } from './check-signup.domain';
import type { TakenSignup } from './sign-up.use-case';
import { consentSources } from './signup.messages';
import type { SignupContext, SignupTools } from './signup.types';

export interface SurveySignupInput {
  readonly survey: PublishedSurvey;
  readonly places: SignupPlaces;
  readonly email: string;
  readonly tagIds: readonly string[];
  readonly idempotencyKey: string;
  readonly isHasty: boolean;
  /** Counted in memory, not stored. */
  readonly network: string | null;
}

const FIELDS = [{ id: PROMPT_EMAIL, type: 'email', required: true }] as const;

/**
 * Takes a subscription after a survey. Nothing joins it with the response: neither id nor key, and of the time only the
 * day is kept.
 */
export const subscribeAfterSurvey = async (
  { clock }: SignupContext,
  { survey, places, email, tagIds: chosenTagIds, idempotencyKey, isHasty, network }: SurveySignupInput,
  { signups, signupIds, budget }: SignupTools,
): Promise<TakenSignup> => {
  const { council, rules } = places.council;
  const needsConfirmation = rules.doubleOptIn || isHasty;
  const offered = topicsOf(places.tags, rules);
  const checked = checkSignup(FIELDS, offered, { data: { [PROMPT_EMAIL]: email }, tagIds: chosenTagIds });
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
