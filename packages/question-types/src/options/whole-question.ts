import type { Question } from '@folkmoot/contracts/client';

const wholeQuestions = new WeakMap<Question, Question>();

/** The question with all its options, of one with the options that a person is offered. */
export const wholeQuestion = (question: Question): Question => wholeQuestions.get(question) ?? question;

export const rememberWhole = (offered: Question, whole: Question): void => {
  wholeQuestions.set(offered, whole);
};
