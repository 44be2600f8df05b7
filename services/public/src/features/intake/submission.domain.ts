import type { Answer, FieldProblem, ResponseMark, SurveyVersion } from '@folkmoot/contracts';
import type { BrowserFamily, DeviceType } from '../../entities/visit/user-agent.domain';

/** A response as the intake stores it, without data about its author. */
export interface Submission {
  /** The response's id. */
  readonly id: string;
  readonly councilId: string;
  readonly campaignId: string;
  readonly version: number;
  readonly round: number;
  readonly submittedAt: Date;
  readonly completionTimeSeconds: number;
  readonly answers: readonly Answer[];
  /** The language of the survey that they answered in. Absent when the page did not say which of several. */
  readonly language?: string | undefined;
  /** Null when the council does not collect it. */
  readonly deviceType: DeviceType | null;
  readonly browserFamily: BrowserFamily | null;
  readonly totalQuestions: number;
  readonly questionsAnswered: number;
  readonly marks: readonly ResponseMark[];
  /** Separates a repeat from other answers under the same key. Absent in responses stored before it existed. */
  readonly contentProof?: string | undefined;
}

/** Answers are accepted this long after their round closed, because devices may be offline. */
export const GRACE_MS = 7 * 86_400_000;

/** Whether an answer of a round that closes then is still accepted. */
export const isWithinGrace = (closesAt: Date | null, now: Date): boolean =>
  closesAt === null || now.getTime() <= closesAt.getTime() + GRACE_MS;

/** Whole seconds that answering took: what the device measured, never more than the age of its start token. */
export const completionSeconds = (elapsedSeconds: number | undefined, issuedAt: Date, now: Date): number => {
  const age = Math.max(0, (now.getTime() - issuedAt.getTime()) / 1000);
  return Math.round(Math.min(elapsedSeconds ?? age, age));
};

const FASTEST_SECONDS = 2;
const SECONDS_PER_ANSWER = 0.5;

const isVeryFast = (seconds: number, answered: number): boolean =>
  seconds < Math.max(FASTEST_SECONDS, answered * SECONDS_PER_ANSWER);

/** Fewer equal numbers are often honest answers. */
const FEWEST_NUMBERS = 8;
const SECONDS_PER_NUMBER = 2;

/** The same number in every answer, too fast to have read the questions. */
const isStraightLined = (seconds: number, answers: readonly Answer[]): boolean => {
  const numbers = answers.map(({ answer }) => answer).filter((answer) => typeof answer === 'number');
  const isSame = numbers.length >= FEWEST_NUMBERS && new Set(numbers).size === 1;
  return isSame && seconds < answers.length * SECONDS_PER_NUMBER;
};

interface Circumstances {
  readonly now: Date;
  readonly closesAt: Date | null;
  readonly isPaused: boolean;
  readonly seconds: number;
  readonly answers: readonly Answer[];
  /** The hidden field was filled in. */
  readonly isTrapped: boolean;
  readonly isProgram: boolean;
  /** The response did not come from the survey's page. */
  readonly isWithoutPage: boolean;
  /** The page was asked for a proof of work, and the response brings no valid one. */
  readonly isWithoutProof?: boolean;
  /** Marks from the comparison with other responses. */
  readonly recent: readonly ResponseMark[];
}

/** The marks that staff see on a response. A marked response counts until staff exclude it. */
export const marksOf = (circumstances: Circumstances): ResponseMark[] => {
  const { now, closesAt, isPaused, seconds, answers, isTrapped, isProgram, isWithoutPage, recent } = circumstances;
  const { isWithoutProof = false } = circumstances;
  const checks: readonly [ResponseMark, boolean][] = [
    ['late', closesAt !== null && now >= closesAt],
    ['received_while_paused', isPaused],
    ['very_fast', isVeryFast(seconds, answers.length)],
    ['straight_lined', isStraightLined(seconds, answers)],
    ['trap_filled', isTrapped],
    ['program', isProgram],
    ['no_page', isWithoutPage],
    ['without_proof', isWithoutProof],
  ];
  return [...checks.filter(([, is]) => is).map(([mark]) => mark), ...recent];
};

/** The result of checking answers: the valid ones, or the problems. */
export interface CheckedAnswers {
  /** Answers of visible questions only, in the order of the survey. */
  readonly answers: readonly Answer[];
  /** Their paths are `answers.<questionId>`. */
  readonly problems: readonly FieldProblem[];
  /** The page that the person sees instead of the thank-you. */
  readonly endPageId?: string | undefined;
  /** Number of questions that were visible to this person. */
  readonly totalQuestions: number;
}

export type CheckAnswers = (survey: SurveyVersion, answers: readonly Answer[]) => CheckedAnswers;
