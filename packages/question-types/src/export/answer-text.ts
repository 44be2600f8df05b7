import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { questionType } from '../core/registry';

/** An answer as it was given, where the question as it stands now cannot read it. */
const asGiven = (answer: AnswerValue): string => (Array.isArray(answer) ? answer.join('; ') : String(answer));

/** An answer as people read it: label and value (E-72, E-73). */
export const answerInWords = (question: Question, answer: AnswerValue): string => {
  const type = questionType(question.type);
  const parsed = type.parse(answer, question);
  return parsed.ok ? type.toText(parsed.value, question) : asGiven(answer);
};
