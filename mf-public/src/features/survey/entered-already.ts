import type { Question } from '@folkmoot/contracts/client';
import { answerReader } from '@folkmoot/question-types/core';
import type { DraftAnswers } from '../../entities/survey/draft-store';

/**
 * Answers that a person entered in the plain form before the script had loaded. At that time only the first question
 * is visible.
 */
export const enteredAlready = (questions: readonly Question[]): DraftAnswers => {
  const form = document.getElementById('survey');
  const [first] = questions;
  if (!first || !(form instanceof HTMLFormElement)) return {};
  // `answer.q1` has its value, and `answer.q1.row` is the part of a question that has several: `row:value`.
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    name.split('.')[1] === first.id ? `${name}:${value}`.slice(first.id.length + 8) : [],
  );
  const answer = answerReader(first.type).fromForm(values, first);
  return answer === null ? {} : { [first.id]: answer };
};
