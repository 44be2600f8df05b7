import type { AnswerProblem } from '@folkmoot/question-types/core';

/** The message for each problem of an answer, for the respondent. */
export const answerProblems: Readonly<Record<AnswerProblem, string>> = {
  required: 'Please answer this question.',
  too_long: 'This answer is too long.',
  not_an_answer: 'This answer is not valid here.',
};
