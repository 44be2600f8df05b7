import type { Question, QuestionResult } from '@folkmoot/contracts/client';
import { countedMeans } from './means';
import type { Counters } from './question-type';
import { questionType } from './registry';
import { segmentCounts } from './segments';

/** Counter of the responses in which a condition hid the question. */
export const NOT_ASKED = 'not_asked';

/**
 * The result of a question from the counters of its type. Services and the report's filters both use it. With the
 * number of responses in which the survey contained the question, the result also says how many people saw it.
 */
export const questionResult = (question: Question, counters: Counters, responses?: number): QuestionResult => {
  const { id: questionId, type: name, title } = question;
  const type = questionType(name);
  const answered = counters.answered ?? 0;
  return {
    ...type.result(counters, question),
    ...countedMeans(question, counters),
    questionId,
    type: name,
    title,
    answered,
    ...(responses === undefined ? {} : { asked: Math.max(answered, responses - (counters[NOT_ASKED] ?? 0)) }),
    ...(type.isPersonal?.(question) ? { isPersonal: true } : {}),
    ...(type.moments ? { moments: type.moments.kind(question) } : {}),
    segments: segmentCounts(type.segments(question), counters),
  };
};
