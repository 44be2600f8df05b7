import type { Answer, FieldProblem, SurveyVersion } from '@folkmoot/contracts';

/** What checking the answers to a survey gives: the ones that count, or what is wrong with them. */
export interface CheckedAnswers {
  /** Answers of visible questions only, in the order of the survey. */
  readonly answers: readonly Answer[];
  readonly problems: readonly FieldProblem[];
  /** Questions that this person was to see. */
  readonly totalQuestions: number;
}

export type CheckAnswers = (survey: SurveyVersion, answers: readonly Answer[]) => CheckedAnswers;
