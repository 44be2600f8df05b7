import type { Question, QuestionResult } from '@folkmoot/contracts/client';
import type { Counters } from './question-type';
import { questionType } from './registry';
import { segmentCounts } from './segments';

/** The result of a question from the counters of its type; services and the report's filters read it alike. */
export const questionResult = (question: Question, counters: Counters): QuestionResult => {
  const { id: questionId, type: name, title } = question;
  const type = questionType(name);
  const answered = counters.answered ?? 0;
  return {
    ...type.result(counters, question),
    questionId,
    type: name,
    title,
    answered,
    segments: segmentCounts(type.segments(question), counters),
  };
};
