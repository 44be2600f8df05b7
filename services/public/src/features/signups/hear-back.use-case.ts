import { startOfLocalDay } from '@folkmoot/calendar/days';
import { isEmailAddress, MAX_SIGNUP_EMAIL, PROMPT_EMAIL, type SignupProblem } from '@folkmoot/contracts';
import type { PublishedSurvey } from '../../entities/published-survey';
import { consentTexts } from './signup.messages';
import type { SignupContext, SignupTools } from './signup.types';

export interface HearBackInput {
  readonly survey: PublishedSurvey;
  readonly email: string;
  readonly idempotencyKey: string;
  /** Counted in memory, not stored. */
  readonly network: string | null;
}

/** The problem with an address. */
export const problemsOfAddress = (email: string): SignupProblem[] => {
  if (email === '') return [{ field: PROMPT_EMAIL, kind: 'email_missing' }];
  if (email.length > MAX_SIGNUP_EMAIL) return [{ field: PROMPT_EMAIL, kind: 'too_long' }];
  return isEmailAddress(email) ? [] : [{ field: PROMPT_EMAIL, kind: 'email_invalid' }];
};

/**
 * Takes the wish to hear what comes of a survey. Nothing joins it with a response: neither id nor key, and of the time
 * only the day is kept. Known and unknown addresses are treated alike. Throws too_many_requests above the limit.
 */
export const hearBack = async (
  { clock }: SignupContext,
  { survey, email: written, idempotencyKey, network }: HearBackInput,
  { signups, signupIds, budget }: SignupTools,
): Promise<readonly SignupProblem[]> => {
  const email = written.trim();
  const problems = problemsOfAddress(email);
  if (problems.length > 0) return problems;
  const { councilId, id: campaignId } = survey.campaign;
  budget.take({ network, councilId, placeId: campaignId });
  const { timezone } = survey.council;
  const request = {
    councilId,
    source: 'hear_back' as const,
    pageId: null,
    campaignId,
    email,
    data: {},
    tagIds: [],
    consentSource: '',
    consentText: consentTexts.hearBack(survey.current.title),
    requestedAt: startOfLocalDay(clock.now(), timezone),
    mustConfirm: true,
    timeZone: timezone,
  };
  await signups.add({ id: signupIds(`hear-back ${idempotencyKey}`, request), ...request });
  return [];
};
