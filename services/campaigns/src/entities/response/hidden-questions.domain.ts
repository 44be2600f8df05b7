import { type Answer, dictionary, type Question } from '@folkmoot/contracts';
import { mayLackOptions, visibleQuestions } from '../survey/question-types.domain';

/** The questions that were hidden from a person, because their answers did not meet the conditions. */
export const hiddenQuestions = (questions: readonly Question[], answers: readonly Answer[]): string[] => {
  // Fast path: most surveys have no conditions, and there are many responses.
  const isConditional = (question: Question): boolean =>
    Boolean(question.showIf || question.sectionShowIf || question.endIf) || mayLackOptions(question);
  if (!questions.some(isConditional)) return [];
  const answerOf = dictionary<Answer['answer']>();
  for (const { questionId, answer } of answers) answerOf[questionId] = answer;
  const seen = new Set([...visibleQuestions(questions, answerOf).map(({ id }) => id), ...Object.keys(answerOf)]);
  return questions.map(({ id }) => id).filter((id) => !seen.has(id));
};
