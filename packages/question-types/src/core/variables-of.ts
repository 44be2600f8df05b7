import type { Question } from '@folkmoot/contracts/client';
import type { AnswerVariable } from './answer-variable';
import { questionType } from './registry';

/** The variables of a question in files for statistics. A type without its own has one text. */
export const variablesOf = (question: Question): readonly AnswerVariable[] => {
  const { variables, toText } = questionType(question.type);
  return variables?.(question) ?? [{ part: null, kind: 'text', read: (answer) => toText(answer, question) }];
};
