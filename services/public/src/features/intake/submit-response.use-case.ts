import { type Answer, DomainError, type ResponseMark } from '@folkmoot/contracts';
import { roundOf } from '@folkmoot/schedule';
import type { Clock } from '@folkmoot/service-kit';
import type { PublishedSurveys } from '../../published/published-surveys';
import type { SeenStarts } from '../../published/seen-starts';
import type { ReadStart, StartTokens } from '../../published/start-token';
import type { CountVisit } from '../../visitor/visit.domain';
import type { Visitor } from '../../visitor/visitor.domain';
import type { IntakeRepository, Taken } from './intake.repository';
import type { ContentProofs, Receipts, SpendingProofs } from './receipt';
import type { RecentSubmissions } from './recent-submissions';
import { type CheckAnswers, completionSeconds, isWithinGrace, marksOf, type Submission } from './submission.domain';

export interface Deps {
  readonly published: Pick<PublishedSurveys, 'find'>;
  readonly tokens: StartTokens;
  readonly receipts: Receipts;
  readonly spendingProofs: SpendingProofs;
  readonly contentProofs: ContentProofs;
  readonly intake: IntakeRepository;
  readonly checkAnswers: CheckAnswers;
  readonly count: CountVisit;
  readonly recent: RecentSubmissions;
  readonly starts: SeenStarts;
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
  readonly visitor: Visitor;
  /** Looked at, and kept nowhere. */
  readonly network: string | null;
  /** What stands in the field that nobody sees. */
  readonly trap?: string | undefined;
  /** Nothing has told that it was begun: it is counted with the end. */
  readonly isWithoutScript?: boolean;
  /** A browser says that the script of a page has sent it. */
  readonly isFromPage?: boolean;
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

/** Where it belongs, and when it was given. */
const placeOf = ({ survey, start, now }: Begun) => ({
  councilId: survey.campaign.councilId,
  campaignId: survey.campaign.id,
  version: start.version,
  round: start.round,
  submittedAt: now,
});

/** What is known of the device, where the council collects it (E-63). */
const deviceOf = ({ survey }: Begun, { visitor: { deviceType, browserFamily } }: GivenResponse) =>
  survey.privacy.collectsDevice ? { deviceType, browserFamily } : { deviceType: null, browserFamily: null };

const countIn = ({ count }: Deps, { survey, start }: Begun, { visitor, isWithoutScript }: GivenResponse): void => {
  const { referrerType, qrCodeId } = start;
  const visit = { visitor, referrerType, qrCodeId, questionId: null };
  if (isWithoutScript) count(survey, 'starts', visit);
  count(survey, 'completes', visit);
};

/**
 * The script of a page tells that it has begun. Where nothing told so, and no browser says that a page sent it, a program has
 * taken the token out of a page. Plain forms have no script that could tell.
 */
const isNeverBegun = ({ starts }: Deps, start: ReadStart, { isWithoutScript, isFromPage }: GivenResponse): boolean =>
  !isWithoutScript && !isFromPage && starts.isMissing(start);

const marksFor = (deps: Deps, { survey, start, closesAt, now }: Begun, taken: MarkedBy): ResponseMark[] => {
  const { given, responseId, seconds, answers } = taken;
  const { campaignId, network, trap = '' } = given;
  const isInvited = start.invitationId !== null;
  const recent = deps.recent.look({ campaignId, network, nonce: start.nonce, responseId, isInvited });
  // Begun before: what a device promised to send is taken, from a suspended council's survey too.
  const isPaused = survey.campaign.status === 'paused' || survey.isSuspended === true;
  const { isProgram } = given.visitor;
  const isWithoutPage = start.issuedTo === 'program' || isNeverBegun(deps, start, given);
  const isTrapped = trap !== '';
  return marksOf({ now, closesAt, isPaused, seconds, answers, isTrapped, isProgram, isWithoutPage, recent });
};

interface MarkedBy {
  readonly given: GivenResponse;
  readonly responseId: string;
  readonly seconds: number;
  readonly answers: readonly Answer[];
}

/** An open link needs one insert; an invitation is used up with it. */
const keep = (
  { intake, spendingProofs }: Deps,
  submission: Submission,
  invitationId: string | null,
  idempotencyKey: string,
): Promise<Taken> => {
  if (invitationId === null) return intake.add(submission);
  return intake.addInvited(submission, { invitationId, proof: spendingProofs(invitationId, idempotencyKey) });
};

/**
 * Takes a response: durable once this returns, and once only for each Idempotency-Key. What looks odd is marked, never
 * refused. Throws survey_not_found, survey_not_open, start_token_invalid, already_answered, answers_invalid (with a field
 * per question), or idempotency_key_reused for other answers under a key that was used.
 */
export const submitResponse = async (deps: Deps, given: GivenResponse): Promise<TakenResponse> => {
  const what = await begun(deps, given);
  const { answers, totalQuestions } = checked(deps, what, given);
  const { receipt, responseId } = deps.receipts(given.campaignId, given.idempotencyKey);
  if (given.campaignId === deps.demoCampaignId) return { receipt, isNew: false };
  const seconds = completionSeconds(given.elapsedSeconds, what.start.issuedAt, what.now);
  const submission: Submission = {
    id: responseId,
    ...placeOf(what),
    completionTimeSeconds: seconds,
    answers,
    ...deviceOf(what, given),
    totalQuestions,
    questionsAnswered: answers.length,
    marks: marksFor(deps, what, { given, responseId, seconds, answers }),
    contentProof: deps.contentProofs(given.campaignId, given.idempotencyKey, answers),
  };
  const taken = await keep(deps, submission, what.start.invitationId, given.idempotencyKey);
  if (taken === 'other_content') throw new DomainError('idempotency_key_reused');
  if (taken === 'new') countIn(deps, what, given);
  return { receipt, isNew: taken === 'new' };
};
