import type { Answer, FieldProblem, ResponseMark, SurveyVersion } from '@folkmoot/contracts';
import type { BrowserFamily, DeviceType } from '../../visitor/user-agent.domain';

/** A response as the intake takes it: nothing in it tells who gave it. */
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
  /** Null where the council does not collect it. */
  readonly deviceType: DeviceType | null;
  readonly browserFamily: BrowserFamily | null;
  readonly totalQuestions: number;
  readonly questionsAnswered: number;
  readonly marks: readonly ResponseMark[];
  /** Tells a repeat from other answers under the same Idempotency-Key. Absent in responses of before it was kept. */
  readonly contentProof?: string | undefined;
}

/** Answers of a round are taken this long after it has closed, from devices that were offline. */
export const GRACE_MS = 7 * 86_400_000;

/** Whether an answer begun in a round that closes then may still come in. */
export const isWithinGrace = (closesAt: Date | null, now: Date): boolean =>
  closesAt === null || now.getTime() <= closesAt.getTime() + GRACE_MS;

/** Whole seconds that answering took: what the device measured, never more than the age of its start token (E-15). */
export const completionSeconds = (elapsedSeconds: number | undefined, issuedAt: Date, now: Date): number => {
  const age = Math.max(0, (now.getTime() - issuedAt.getTime()) / 1000);
  return Math.round(Math.min(elapsedSeconds ?? age, age));
};

const FASTEST_SECONDS = 2;
const SECONDS_PER_ANSWER = 0.5;

const isVeryFast = (seconds: number, answered: number): boolean =>
  seconds < Math.max(FASTEST_SECONDS, answered * SECONDS_PER_ANSWER);

/** Fewer numbers than this are often the same for good reason. */
const FEWEST_NUMBERS = 8;
const SECONDS_PER_NUMBER = 2;

/** The same number in every place, without the time to read what it is given to. */
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
  /** Something stands in the field that nobody sees. */
  readonly isTrapped: boolean;
  readonly isProgram: boolean;
  /** It did not come from the page that people answer on. */
  readonly isWithoutPage: boolean;
  /** What is odd about it beside other responses. */
  readonly recent: readonly ResponseMark[];
}

/** The marks that staff see on a response; it counts until they exclude it. */
export const marksOf = (circumstances: Circumstances): ResponseMark[] => {
  const { now, closesAt, isPaused, seconds, answers, isTrapped, isProgram, isWithoutPage, recent } = circumstances;
  const found: readonly [ResponseMark, boolean][] = [
    ['late', closesAt !== null && now >= closesAt],
    ['received_while_paused', isPaused],
    ['very_fast', isVeryFast(seconds, answers.length)],
    ['straight_lined', isStraightLined(seconds, answers)],
    ['trap_filled', isTrapped],
    ['program', isProgram],
    ['no_page', isWithoutPage],
  ];
  return [...found.filter(([, is]) => is).map(([mark]) => mark), ...recent];
};

/** What checking the answers to a survey gives: the ones that count, or what is wrong with them. */
export interface CheckedAnswers {
  /** Answers of visible questions only, in the order of the survey. */
  readonly answers: readonly Answer[];
  /** Their paths are `answers.<questionId>`. */
  readonly problems: readonly FieldProblem[];
  /** Questions that this person was to see. */
  readonly totalQuestions: number;
}

export type CheckAnswers = (survey: SurveyVersion, answers: readonly Answer[]) => CheckedAnswers;
