import { type AnswerValue, MIN_QUESTIONS_TO_CHECK, type Question } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { type AnswerProblem, answerProblem, isAnswered, visibleQuestions } from '@folkmoot/question-types/core';
import type { Draft, DraftAnswers } from './draft-store';

export interface Position {
  visible: Question[];
  index: number;
  /** Undefined at the list of answers before Submit, which follows the last question. */
  question: Question | undefined;
  /** The questions on this page: that one, or all visible ones of a section. */
  page: Question[];
  isLast: boolean;
  /** Whole percent of the visible questions before this one. */
  percent: number;
  /** A required question must be answered before going on. */
  canGoOn: boolean;
}

/** Why the person cannot go on from a question. Null when they can. */
export const openProblem = (question: Question, answers: DraftAnswers): AnswerProblem | null =>
  answerProblem(question, lookup(answers, question.id));

/** The position among the pages that are visible with the current answers. */
export const positionAt = (
  questions: readonly Question[],
  answers: DraftAnswers,
  wanted: number,
  isChecked = false,
  seed?: string,
): Position => {
  const visible = visibleQuestions(questions, answers, seed);
  const last = visible.length - (isChecked && visible.length >= MIN_QUESTIONS_TO_CHECK ? 0 : 1);
  const place = Math.max(Math.min(wanted, last), 0);
  const at = visible[place];
  const page = visible.filter((each) => each === at || (at?.pageId && each.pageId === at.pageId));
  const [question] = page;
  const index = question ? visible.indexOf(question) : place;
  return {
    visible,
    index,
    question,
    page,
    isLast: index + (page.length || 1) > last,
    percent: visible.length > 0 ? Math.round((index / visible.length) * 100) : 0,
    canGoOn: page.every(({ id, required }) => !required || isAnswered(lookup(answers, id))),
  };
};

/** Index of the question where the person left the draft. */
export const indexOf = (questions: readonly Question[], { answers, at }: Pick<Draft, 'answers' | 'at'>): number =>
  at === ''
    ? questions.length
    : Math.max(
        0,
        visibleQuestions(questions, answers).findIndex(({ id }) => id === at),
      );

/** Returns the answers with one added, changed or removed (null or empty). */
export const withAnswer = (answers: DraftAnswers, questionId: string, value: AnswerValue | null): DraftAnswers => {
  const { [questionId]: _before, ...others } = answers;
  return value === null || !isAnswered(value) ? others : { ...others, [questionId]: value };
};
