import type { Question } from '@folkmoot/contracts/client';
import { optionsOf } from '../choices/options';

/** The least and the most options of an answer, no more than the question offers. */
export const picksOf = (question: Question): { least: number; most: number } => {
  const ordinary = optionsOf(question).filter(({ exclusive }) => !exclusive).length;
  return {
    least: Math.min(question.minPicks ?? 0, ordinary),
    most: Math.min(question.maxPicks ?? ordinary, ordinary),
  };
};
