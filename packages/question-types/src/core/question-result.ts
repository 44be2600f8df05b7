import type { Question, QuestionResult } from '@folkmoot/contracts/client';
import type { Counters } from './question-type';
import { questionType } from './registry';
import { segmentCounts } from './segments';

/** Counter of the responses whose givers were not shown the question: a condition hid it. */
export const NOT_ASKED = 'not_asked';

/**
 * The result of a question from the counters of its type; services and the report's filters read it alike.
 * With the number of responses in which the survey had the question, it says how many people were asked.
 */
export const questionResult = (question: Question, counters: Counters, responses?: number): QuestionResult => {
  const { id: questionId, type: name, title } = question;
  const type = questionType(name);
  const answered = counters.answered ?? 0;
  return {
    ...type.result(counters, question),
    questionId,
    type: name,
    title,
    answered,
    ...(responses === undefined ? {} : { asked: Math.max(answered, responses - (counters[NOT_ASKED] ?? 0)) }),
    segments: segmentCounts(type.segments(question), counters),
  };
};
