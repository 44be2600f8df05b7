import type { Question } from '@folkmoot/contracts/client';
import { answerReader } from '@folkmoot/question-types/core';
import type { DraftAnswers } from './draft-store';
import { answerField } from './fields';

/** What somebody entered in the plain form while the script was on its way: only its first question can be seen by then. */
export const enteredAlready = (questions: readonly Question[]): DraftAnswers => {
  const form = document.getElementById('survey');
  const [first] = questions;
  if (!first || !(form instanceof HTMLFormElement)) return {};
  const values = new FormData(form).getAll(answerField(first.id)).map(String);
  const answer = answerReader(first.type).fromForm(values);
  return answer === null ? {} : { [first.id]: answer };
};
