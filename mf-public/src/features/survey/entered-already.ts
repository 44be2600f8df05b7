import type { Question } from '@folkmoot/contracts/client';
import { answerReader } from '@folkmoot/question-types/core';
import type { DraftAnswers } from '../../entities/survey/draft-store';
import { answerField } from '../../entities/survey/fields';

/**
 * Answers that a person entered in the plain form before the script had loaded. At that time only the first question
 * is visible.
 */
export const enteredAlready = (questions: readonly Question[]): DraftAnswers => {
  const form = document.getElementById('survey');
  const [first] = questions;
  if (!first || !(form instanceof HTMLFormElement)) return {};
  const values = new FormData(form).getAll(answerField(first.id)).map(String);
  const answer = answerReader(first.type).fromForm(values);
  return answer === null ? {} : { [first.id]: answer };
};
