import type { Question, QuestionResult } from '@folkmoot/contracts/client';
import { type NumberSums, type WeightedEstimate, weightedMean } from '@folkmoot/statistics';
import type { Counters, Mean } from './question-type';
import { questionType } from './registry';

/** @file Means without weights, and their 95 % intervals by the t distribution. */

/** With two decimals, or as many as the answers have. */
const rounded = (value: number, decimals: number): number => {
  const places = 10 ** Math.max(2, decimals);
  return Math.round(value * places) / places;
};

/** An estimate as results have it. Null without answers. */
export const meanFigures = (estimate: WeightedEstimate | null, decimals: number) => {
  if (!estimate) return null;
  const { value, low, high } = estimate;
  const end = (each: number | null) => (each === null ? null : rounded(each, decimals));
  return { mean: rounded(value, decimals), low: end(low), high: end(high) };
};

type Squares = (mean: Mean, counters: Counters) => number | null;

const estimateOf = (mean: Mean, counters: Counters, squaresOf: Squares): WeightedEstimate | null => {
  const n = mean.answered(counters);
  if (n === 0) return null;
  const sum = mean.sum(counters);
  const squares = squaresOf(mean, counters);
  if (squares === null) return { value: sum / n, standardError: null, low: null, high: null };
  const sums: NumberSums = { n, w: n, w2: n, wx: sum, w2x: sum, w2x2: squares };
  return weightedMean(sums);
};

const meansBy = (question: Question, counters: Counters, squaresOf: Squares): Pick<QuestionResult, 'means'> => {
  const decimals = question.numberRange?.decimals ?? 0;
  const means = (questionType(question.type).means?.(question) ?? []).flatMap((mean) => {
    const figures = meanFigures(estimateOf(mean, counters, squaresOf), decimals);
    return figures ? [{ value: mean.value, label: mean.label, ...figures }] : [];
  });
  return means.length > 0 ? { means } : {};
};

const fromSquares: Squares = (mean, counters) => mean.squares(counters);

/** The means of a result, from counters with those of `weightedIncrements`. */
export const exactMeans = (question: Question, counters: Counters) => meansBy(question, counters, fromSquares);

/** The means of a result, from the counters of `increments`. Some intervals are a little too wide, none too narrow. */
export const countedMeans = (question: Question, counters: Counters) =>
  meansBy(question, counters, (mean, own) => (mean.mostSquares ?? mean.squares)(own));
