import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { type AnswerVariable, codedBy, codesOf } from '../core/answer-variable';
import { areaChoices } from './areas';
import { partsOf } from './place-parts';

/** @file Places as values for statistics. */

export const areaVariable = <A extends AnswerValue>(
  question: Question,
  areaIdOf: (answer: A) => string,
): AnswerVariable<A> => {
  const values = codedBy(areaChoices(question).map(({ value, label }) => ({ id: value, label })));
  const codeOf = codesOf(values);
  return { part: null, kind: 'choice', values, read: (answer) => codeOf(areaIdOf(answer)) };
};

/** A part of the answer as it is: a point, the words about it, the postcode. */
export const textVariable = (id: 'at' | 'text' | 'code', label: string): AnswerVariable<string[]> => ({
  part: { id, label },
  kind: 'text',
  read: (answer) => partsOf(answer)?.[id] ?? null,
});
