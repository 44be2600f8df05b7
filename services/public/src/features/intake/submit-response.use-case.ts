import { roundOf } from '@folkmoot/calendar/rounds';
import { type Answer, DomainError, isOtherWordsId, type ResponseMark } from '@folkmoot/contracts';
import { answeredLanguage, endingWhenFull, type ReadStart } from '../../entities/published-survey';
import type { Visitor } from '../../entities/visit';
import { isFromSharedPlace } from '../../entities/watch';
import type { Taken } from './intake.repository';
import type { IntakeContext, IntakeTools } from './intake.types';
import { type CheckedAnswers, completionSeconds, isWithinGrace, marksOf, type Submission } from './submission.domain';

export interface ResponseInput {
  readonly campaignId: string;
  readonly startToken: string;
  readonly answers: readonly Answer[];
  /** The language of the page, as its script or its form says. */
  readonly language?: string | undefined;
  readonly elapsedSeconds?: number | undefined;
  readonly idempotencyKey: string;
  readonly visitor: Visitor;
  /** Used for marks only, not stored. */
  readonly network: string | null;
  /** Value of the hidden field. */
  readonly trap?: string | undefined;
  /** No script reported the start, so it is counted at the end. */
  readonly isWithoutScript?: boolean;
  /** The browser reports that a page's script sent it. */
  readonly isFromPage?: boolean;
  /** The proof of work, where the page was asked for one. */
  readonly proof?: string | undefined;
  /** The request waited instead of computing a proof of work. */
  readonly hasWaited?: boolean;
}

export interface TakenResponse {
  readonly receipt: string;
  /** The page of the survey that the person sees instead of the thank-you. */
  readonly endPageId?: string;
  /** False for a repeat, and for the demo survey, whose answers are not stored. */
  readonly isNew: boolean;
}

const neverPublic = new Set(['draft', 'survey_building', 'ready']);

/** The survey of the start token, if its answers are still accepted. */
const readBegun = async ({ clock }: IntakeContext, response: ResponseInput, { published, tokens }: IntakeTools) => {
  const survey = await published.find(response.campaignId);
  if (!survey || neverPublic.has(survey.campaign.status)) throw new DomainError('survey_not_found');
  const start = tokens.read(response.startToken, response.campaignId);
  const version = start && survey.versionOf(start.version);
  if (!start || !version) throw new DomainError('start_token_invalid');
  const { closesAt } = roundOf(survey.campaign, survey.council.timezone, start.round);
  const now = clock.now();
  if (!isWithinGrace(closesAt, now)) throw new DomainError('survey_not_open');
  return { survey, start, version, closesAt, now };
};

type Begun = Awaited<ReturnType<typeof readBegun>>;

/**
 * People whose answer has a full quota were not asked the rest. Who began before was, and all of their answers are
 * stored.
 */
const checkedAsShown = (
  { checkAnswers }: IntakeTools,
  { survey, version, start }: Begun,
  answers: readonly Answer[],
): CheckedAnswers => {
  const shown = endingWhenFull(version, survey.campaign.fullAnswers, start.round);
  if (shown === version) return checkAnswers(version, answers);
  const ended = checkAnswers(shown, answers);
  const isWhole = ended.problems.length === 0 && ended.answers.length === answers.length;
  return isWhole ? ended : checkAnswers(version, answers);
};

const checked = (tools: IntakeTools, begun: Begun, response: ResponseInput) => {
  const { problems, ...counted } = checkedAsShown(tools, begun, response.answers);
  if (problems.length > 0) throw new DomainError('answers_invalid', { fields: problems });
  return counted;
};

/** Campaign, council and time of the response. */
const placeOf = ({ survey, start, now }: Begun) => ({
  councilId: survey.campaign.councilId,
  campaignId: survey.campaign.id,
  version: start.version,
  round: start.round,
  submittedAt: now,
});

/** Left out rather than undefined: the driver would store null. */
const languageOf = ({ survey, version }: Begun, reported: string | undefined): Pick<Submission, 'language'> => {
  const language = answeredLanguage(version, survey.council, reported);
  return language === undefined ? {} : { language };
};

/** The device data, if the council collects them. */
const deviceOf = ({ survey }: Begun, { visitor: { deviceType, browserFamily } }: ResponseInput) =>
  survey.privacy.collectsDevice ? { deviceType, browserFamily } : { deviceType: null, browserFamily: null };

const countIn = (
  { count }: IntakeTools,
  { survey, start }: Begun,
  { visitor, isWithoutScript }: ResponseInput,
): void => {
  const { referrerType, qrCodeId } = start;
  const visit = { visitor, referrerType, qrCodeId, questionId: null };
  if (isWithoutScript) count(survey, 'starts', visit);
  count(survey, 'completes', visit);
};

/**
 * The script of a page reports the start. Without this report, and without a browser's sign that a page sent the
 * response, a program has taken the token from a page. Plain forms have no script that could report.
 */
const isNeverBegun = (
  { starts }: IntakeTools,
  start: ReadStart,
  { isWithoutScript, isFromPage }: ResponseInput,
): boolean => !isWithoutScript && !isFromPage && starts.isMissing(start);

/** The page was asked for a proof of work, and the response brings no valid one. Staff may have ended that meanwhile. */
const isWithoutProof = (
  { proofs }: IntakeTools,
  { survey, start }: Begun,
  { response: { proof, hasWaited = false }, responseId }: MarkedBy,
): boolean => {
  if (!start.challenge || hasWaited || survey.campaign.integrityLevel === 'normal') return false;
  return !proofs.accept(start, proof, responseId);
};

const marksFor = (tools: IntakeTools, begun: Begun, taken: MarkedBy): ResponseMark[] => {
  const { survey, start, closesAt, now } = begun;
  const { response, responseId, seconds, answers, isSharedPlace } = taken;
  const { campaignId, network, trap = '' } = response;
  const isInvited = start.invitationId !== null;
  const recent = tools.recent.look({ campaignId, network, nonce: start.nonce, responseId, isInvited, isSharedPlace });
  // Started before: answers that a device promised to send are accepted, also when the council is suspended.
  const isPaused = survey.campaign.status === 'paused' || survey.isSuspended === true;
  const { isProgram } = response.visitor;
  const isWithoutPage = start.issuedTo === 'program' || isNeverBegun(tools, start, response);
  const isTrapped = trap !== '';
  return marksOf({
    now,
    closesAt,
    isPaused,
    seconds,
    answers,
    isTrapped,
    isProgram,
    isWithoutPage,
    isWithoutProof: isWithoutProof(tools, begun, taken),
    recent,
  });
};

interface MarkedBy {
  readonly response: ResponseInput;
  readonly responseId: string;
  readonly seconds: number;
  readonly answers: readonly Answer[];
  readonly isSharedPlace: boolean;
}

/** Lets the memory of attacks see a response that was stored. */
const noteIn = ({ watch }: IntakeTools, { survey, start }: Begun, taken: MarkedBy, marks: readonly ResponseMark[]) =>
  watch.note({
    campaign: survey.campaign,
    network: taken.response.network,
    marks,
    isExpected: taken.isSharedPlace || start.invitationId !== null,
  });

/** The open link needs one insert. An invitation is used up in the same transaction. */
const keep = (
  { intake, spendingProofs }: IntakeTools,
  submission: Submission,
  invitationId: string | null,
  idempotencyKey: string,
): Promise<Taken> => {
  if (invitationId === null) return intake.add(submission);
  return intake.addInvited(submission, { invitationId, proof: spendingProofs(invitationId, idempotencyKey) });
};

/**
 * Accepts a response. It is durable when this returns, and stored once per Idempotency-Key. Suspicious responses are
 * marked, never refused. Throws survey_not_found, survey_not_open, start_token_invalid, already_answered,
 * answers_invalid (with a field per question), or idempotency_key_reused for other answers under a used key.
 */
export const submitResponse = async (
  context: IntakeContext,
  response: ResponseInput,
  tools: IntakeTools,
): Promise<TakenResponse> => {
  const begun = await readBegun(context, response, tools);
  const { answers: entered, totalQuestions, endPageId } = checked(tools, begun, response);
  // From here on there is no postcode, where the survey says that only its ward is kept.
  const answers = await tools.findWards(begun.version, entered);
  const shown = endPageId === undefined ? {} : { endPageId };
  const { receipt, responseId } = tools.receipts(response.campaignId, response.idempotencyKey);
  if (response.campaignId === tools.demoCampaignId) return { receipt, ...shown, isNew: false };
  const seconds = completionSeconds(response.elapsedSeconds, begun.start.issuedAt, begun.now);
  const isSharedPlace = await isFromSharedPlace(tools.codes, begun.start);
  const taking = { response, responseId, seconds, answers, isSharedPlace };
  const marks = marksFor(tools, begun, taking);
  const submission: Submission = {
    id: responseId,
    ...placeOf(begun),
    completionTimeSeconds: seconds,
    answers,
    ...languageOf(begun, response.language),
    ...deviceOf(begun, response),
    totalQuestions,
    questionsAnswered: answers.filter(({ questionId }) => !isOtherWordsId(questionId)).length,
    marks,
    contentProof: tools.contentProofs(response.campaignId, response.idempotencyKey, answers),
  };
  const taken = await keep(tools, submission, begun.start.invitationId, response.idempotencyKey);
  if (taken === 'other_content') throw new DomainError('idempotency_key_reused');
  if (taken === 'new') {
    countIn(tools, begun, response);
    noteIn(tools, begun, taking, marks);
  }
  return { receipt, ...shown, isNew: taken === 'new' };
};
