import { type AnswerValue, conditionsOf, type Question } from '@folkmoot/contracts/client';
import { questionType } from '@folkmoot/question-types/core';
import { ruleInWords } from '../conditions/condition-words.domain';

/** One question on the map of the paths. */
export interface PathStep {
  question: Question;
  /** Position, from 1. */
  number: number;
  /** When it is shown, in words. Null when everybody sees it. */
  rule: string | null;
  /** Positions of the questions whose rule asks about it. */
  decides: readonly number[];
}

const asksAbout = (question: Question, id: string): boolean =>
  conditionsOf(question.showIf).conditions.some(({ questionId }) => questionId === id);

/** Which question can lead to which. */
export const pathsOf = (questions: readonly Question[]): PathStep[] =>
  questions.map((question, index) => ({
    question,
    number: index + 1,
    rule: ruleInWords(question.showIf, questions),
    decides: questions.flatMap((later, at) => (asksAbout(later, question.id) ? [at + 1] : [])),
  }));

/** An answer from a form field. Null when the field is empty or its text is no answer. */
export const answerFrom = (question: Question, text: string): AnswerValue | null => {
  const type = questionType(question.type);
  const parsed = text === '' ? null : type.parse(type.fromForm([text]), question);
  return parsed?.ok ? parsed.value : null;
};
