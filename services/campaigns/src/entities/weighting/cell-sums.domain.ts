import {
  type Dictionary,
  dictionary,
  lookup,
  type Question,
  type QuestionResult,
  type SurveyVersion,
} from '@folkmoot/contracts';
import { type WeightedCounters, withWeightedFigures } from '../survey/question-types.domain';
import { seriesOf } from '../survey/series.domain';
import type { WeightCell } from './weighting.domain';

interface Growing extends WeightedCounters {
  readonly counters: Dictionary<number>;
  readonly sums: Dictionary<number>;
  readonly squares: Dictionary<number>;
}

/** Counters of all questions, by series and question. Mutable, because thousands of cells are added. */
export type CellSums = Map<number, Dictionary<Growing>>;

export const createCellSums = (): CellSums => new Map();

const noCounters = (): Growing => ({ counters: dictionary(), sums: dictionary(), squares: dictionary() });

const grow = (own: Growing, name: string, count: number, weight: number): void => {
  own.counters[name] = (own.counters[name] ?? 0) + count;
  own.sums[name] = (own.sums[name] ?? 0) + count * weight;
  own.squares[name] = (own.squares[name] ?? 0) + count * weight * weight;
};

/** Adds the counters of a cell, whose responses have this weight. */
export const addWeightedCounters = (
  sums: CellSums,
  { series, questions }: Pick<WeightCell, 'series' | 'questions'>,
  weight: number,
): void => {
  const ofSeries = sums.get(series) ?? dictionary<Growing>();
  sums.set(series, ofSeries);
  for (const [id, counters] of Object.entries(questions)) {
    const own = ofSeries[id] ?? noCounters();
    ofSeries[id] = own;
    for (const [name, count] of Object.entries(counters)) if (count !== 0) grow(own, name, count, weight);
  }
};

const addAll = (into: Dictionary<number>, from: Readonly<Record<string, number>>): void => {
  for (const [name, by] of Object.entries(from)) into[name] = (into[name] ?? 0) + by;
};

/** Results with weighted figures, over all answers that can be counted with the current ones. */
export const weightedResults = (
  results: readonly QuestionResult[],
  {
    questions,
    versions,
    sampleSize,
  }: {
    readonly questions: readonly Question[];
    readonly versions: readonly SurveyVersion[];
    /** Responses that are weighted together. */
    readonly sampleSize: number;
  },
  sums: CellSums,
): QuestionResult[] => {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return results.map((result) => {
    const question = byId.get(result.questionId);
    if (!question) return result;
    const total = noCounters();
    for (const series of seriesOf(question, versions)) {
      const own = lookup(sums.get(series), question.id);
      if (!own) continue;
      addAll(total.counters, own.counters);
      addAll(total.sums, own.sums);
      addAll(total.squares, own.squares);
    }
    return withWeightedFigures(result, question, total, sampleSize);
  });
};
