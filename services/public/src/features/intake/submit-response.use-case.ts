import { type Answer, DomainError } from '@folkmoot/contracts';
import { roundOf } from '@folkmoot/schedule';
import type { Clock } from '@folkmoot/service-kit';
import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import type { PublishedSurveys } from '../../published/published-surveys';
import type { Start, StartTokens } from '../../published/start-token';
import { browserFamilyOf, deviceTypeOf } from '../../visitor/user-agent.domain';
import type { CountVisit } from '../../visitor/visit.domain';
import type { IntakeRepository } from './intake.repository';
import type { Receipts } from './receipt';
import { type CheckAnswers, completionSeconds, isWithinGrace, marksOf, type Submission } from './submission.domain';

export interface Deps {
  readonly published: Pick<PublishedSurveys, 'find'>;
  readonly tokens: StartTokens;
  readonly receipts: Receipts;
  readonly intake: IntakeRepository;
  readonly checkAnswers: CheckAnswers;
  readonly count: CountVisit;
  readonly clock: Clock;
  /** The campaign whose answers are thrown away. */
  readonly demoCampaignId: string;
}

export interface GivenResponse {
  readonly campaignId: string;
  readonly startToken: string;
  readonly answers: readonly Answer[];
  readonly elapsedSeconds?: number | undefined;
  readonly idempotencyKey: string;
  readonly userAgent: string;
}

export interface TakenResponse {
  readonly receipt: string;
  /** False for a repeat, and for the demo survey, whose answers are thrown away. */
  readonly isNew: boolean;
}

const neverPublic = new Set(['draft', 'survey_building', 'ready']);

/** The survey that was begun, if what was begun then may still come in now. */
const begun = async ({ published, tokens, clock }: Deps, given: GivenResponse) => {
  const survey = await published.find(given.campaignId);
  if (!survey || neverPublic.has(survey.campaign.status)) throw new DomainError('survey_not_found');
  const start = tokens.read(given.startToken, given.campaignId);
  const version = start && survey.versionOf(start.version);
  if (!start || !version) throw new DomainError('start_token_invalid');
  const { closesAt } = roundOf(survey.campaign, survey.council.timezone, start.round);
  const now = clock.now();
  if (!isWithinGrace(closesAt, now)) throw new DomainError('survey_not_open');
  return { survey, start, version, closesAt, now };
};

type Begun = Awaited<ReturnType<typeof begun>>;

const checked = ({ checkAnswers }: Deps, { version }: Begun, given: GivenResponse) => {
  const { problems, ...counted } = checkAnswers(version, given.answers);
  if (problems.length > 0) throw new DomainError('answers_invalid', { fields: problems });
  return counted;
};

const whereFrom = (survey: PublishedSurvey, start: Start) => ({
  councilId: survey.campaign.councilId,
  campaignId: survey.campaign.id,
  version: start.version,
  round: start.round,
});

/**
 * Takes a response: durable once this returns, and once only for each Idempotency-Key. Throws survey_not_found,
 * survey_not_open, start_token_invalid or answers_invalid (with a field per question).
 */
export const submitResponse = async (deps: Deps, given: GivenResponse): Promise<TakenResponse> => {
  const what = await begun(deps, given);
  const { survey, start, closesAt, now } = what;
  const { answers, totalQuestions } = checked(deps, what, given);
  const { receipt, responseId } = deps.receipts(given.campaignId, given.idempotencyKey);
  if (given.campaignId === deps.demoCampaignId) return { receipt, isNew: false };
  const seconds = completionSeconds(given.elapsedSeconds, start.issuedAt, now);
  // Begun before: what a device promised to send is taken.
  const isPaused = survey.campaign.status === 'paused' || survey.isSuspended === true;
  const submission: Submission = {
    id: responseId,
    ...whereFrom(survey, start),
    submittedAt: now,
    completionTimeSeconds: seconds,
    answers,
    deviceType: deviceTypeOf(given.userAgent),
    browserFamily: browserFamilyOf(given.userAgent),
    totalQuestions,
    questionsAnswered: answers.length,
    marks: marksOf({ now, closesAt, isPaused, seconds, answered: answers.length }),
  };
  const isNew = await deps.intake.add(submission);
  if (isNew) deps.count(survey, 'completes');
  return { receipt, isNew };
};
