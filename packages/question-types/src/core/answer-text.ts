import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { questionType } from './registry';

/** The raw answer, when the current question cannot read it. */
const rawText = (answer: AnswerValue): string => (Array.isArray(answer) ? answer.join('; ') : String(answer));

/** An answer as people read it: label and value. */
export const answerInWords = (question: Question, answer: AnswerValue): string => {
  const type = questionType(question.type);
  const parsed = type.parse(answer, question);
  return parsed.ok ? type.toText(parsed.value, question) : rawText(answer);
};
