import { type Answer, dictionary, type Question } from '@folkmoot/contracts';
import { visibleQuestions } from './question-types.domain';

/** The questions that a person was not shown, because their answers did not meet the conditions. */
export const hiddenQuestions = (questions: readonly Question[], answers: readonly Answer[]): string[] => {
  // Most surveys have no conditions, and there are many responses.
  if (!questions.some(({ showIf }) => showIf)) return [];
  const given = dictionary<Answer['answer']>();
  for (const { questionId, answer } of answers) given[questionId] = answer;
  const seen = new Set([...visibleQuestions(questions, given).map(({ id }) => id), ...Object.keys(given)]);
  return questions.map(({ id }) => id).filter((id) => !seen.has(id));
};
