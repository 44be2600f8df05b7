import { type AnswerValue, conditionsOf, type Question, type SurveyContent } from '@folkmoot/contracts/client';
import { questionType } from '@folkmoot/question-types/core';
import { ruleInWords } from '../conditions/condition-words.domain';

/** One question on the map of the paths. */
export interface PathStep {
  question: Question;
  /** Position, from 1. */
  number: number;
  /** When it is shown, in words. Null when everybody sees it. */
  rule: string | null;
  /** When its section is shown, in words. Null when everybody sees it. */
  sectionRule: string | null;
  /** Titles of the end pages that its answer decides about. */
  ends: readonly string[];
  /** Positions of the questions whose rule asks about it. */
  decides: readonly number[];
}

const asksAbout = ({ showIf, sectionShowIf }: Question, id: string): boolean =>
  [showIf, sectionShowIf].some((rule) => conditionsOf(rule).conditions.some(({ questionId }) => questionId === id));

/** Which question can lead to which. */
export const pathsOf = ({ questions, endPages = [] }: Pick<SurveyContent, 'questions' | 'endPages'>): PathStep[] =>
  questions.map((question, index) => ({
    question,
    number: index + 1,
    rule: ruleInWords(question.showIf, questions),
    sectionRule: ruleInWords(question.sectionShowIf, questions),
    decides: questions.flatMap((later, at) => (asksAbout(later, question.id) ? [at + 1] : [])),
    ends: endPages
      .filter(({ showIf }) => conditionsOf(showIf).conditions.some(({ questionId }) => questionId === question.id))
      .map(({ title }) => title),
  }));

/** An answer from a form field. Null when the field is empty or its text is no answer. */
export const answerFrom = (question: Question, text: string): AnswerValue | null => {
  const type = questionType(question.type);
  const parsed = text === '' ? null : type.parse(type.fromForm([text]), question);
  return parsed?.ok ? parsed.value : null;
};
