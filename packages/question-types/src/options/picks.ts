import type { Question } from '@folkmoot/contracts/client';
import { optionsOf } from '../choices/options';
import type { AnswerProblem } from '../core/question-type';

/** The least and the most options of an answer, no more than the question offers. */
export const picksOf = (question: Question): { least: number; most: number } => {
  const ordinary = optionsOf(question).filter(({ exclusive }) => !exclusive).length;
  return {
    least: Math.min(question.minPicks ?? 0, ordinary),
    most: Math.min(question.maxPicks ?? ordinary, ordinary),
  };
};

/** What is wrong with the number of chosen options. An exclusive option alone is enough. */
export const picksProblem = (ids: readonly string[], question: Question): AnswerProblem | null => {
  const isAlone = optionsOf(question).some(({ id, exclusive }) => exclusive && ids.includes(id));
  if (isAlone) return ids.length > 1 ? 'not_an_answer' : null;
  const { least, most } = picksOf(question);
  return ids.length > 0 && (ids.length < least || ids.length > most) ? 'not_an_answer' : null;
};
