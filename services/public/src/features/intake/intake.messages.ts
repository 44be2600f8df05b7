import type { AnswerProblem } from '@folkmoot/question-types/core';

/** What is wrong with an answer, in words for the person who gave it. */
export const answerProblems: Readonly<Record<AnswerProblem, string>> = {
  required: 'Please answer this question.',
  too_long: 'This answer is too long.',
  not_an_answer: 'This answer is not valid here.',
};
