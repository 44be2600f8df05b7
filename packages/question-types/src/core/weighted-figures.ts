import type { Question, QuestionResult, WeightPair } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import {
  effectiveSize,
  emptyWeightSums,
  joinedWeightSums,
  type NumberSums,
  type WeightSums,
  weightedMean,
  weightedShare,
} from '@folkmoot/statistics';
import { exactMeans, meanFigures } from './means';
import type { Counters, GroupShare, Mean } from './question-type';
import { questionType } from './registry';

/** Counters of one question: of responses, of their weights, and of the squares of their weights. */
export interface WeightedCounters {
  readonly counters: Counters;
  readonly sums: Counters;
  readonly squares: Counters;
}

const HUNDREDTHS = 100;
const TENTHS = 10;
const percent = (share: number): number => Math.round(share * 100 * HUNDREDTHS) / HUNDREDTHS;

export const sumsOf = (n: number, { w, w2 }: WeightPair): WeightSums => ({ n, w, w2 });

export const weightSumsIn = ({ counters, sums, squares }: WeightedCounters, name: string): WeightSums => ({
  n: lookup(counters, name) ?? 0,
  w: lookup(sums, name) ?? 0,
  w2: lookup(squares, name) ?? 0,
});

export const numberSumsIn = ({ counters, sums, squares }: WeightedCounters, mean: Mean): NumberSums => ({
  n: mean.answered(counters),
  w: mean.answered(sums),
  w2: mean.answered(squares),
  wx: mean.sum(sums),
  w2x: mean.sum(squares),
  w2x2: mean.squares(squares),
});

const segmentFigures = (part: WeightSums, all: WeightSums, sampleSize: number) => {
  // Answers of another time may be counted in a segment only.
  const share = part.n > all.n ? null : weightedShare(part, all, Math.max(sampleSize, all.n));
  return share && { weightedPercent: percent(share.value), low: percent(share.low), high: percent(share.high) };
};

const readAll = (counters: WeightedCounters, names: readonly string[]): WeightSums =>
  names.map((name) => weightSumsIn(counters, name)).reduce(joinedWeightSums, emptyWeightSums());

const groupFigures = (counters: WeightedCounters, { value, ...share }: GroupShare, sampleSize: number) => {
  const figures = segmentFigures(readAll(counters, share.counters), readAll(counters, share.base), sampleSize);
  return figures ? [{ value, ...figures }] : [];
};

const weightedMeansOf = (
  question: Question,
  counters: WeightedCounters,
  sampleSize: number,
): Partial<QuestionResult> => {
  const means = questionType(question.type).means?.(question) ?? [];
  const decimals = question.numberRange?.decimals ?? 0;
  const figures = means.flatMap((mean) => {
    const sums = numberSumsIn(counters, mean);
    const own = meanFigures(weightedMean(sums, Math.max(sampleSize, sums.n)), decimals);
    return own ? [{ value: mean.value, label: mean.label, ...own }] : [];
  });
  const whole = figures.find(({ value }) => value === '');
  const parts = figures.filter(({ value }) => value !== '');
  return {
    ...(whole && { weightedMean: whole.mean, low: whole.low, high: whole.high }),
    ...(parts.length > 0 && { weightedMeans: parts }),
  };
};

/**
 * A result with its weighted figures beside the others. Unchanged when nobody has answered.
 * @param sampleSize responses that are weighted together, also those that did not answer this question
 */
export const withWeightedFigures = (
  result: QuestionResult,
  question: Question,
  counters: WeightedCounters,
  sampleSize: number,
): QuestionResult => {
  const all = weightSumsIn(counters, 'answered');
  if (all.n === 0) return result;
  const type = questionType(question.type);
  const segments = type.segments(question);
  const shares = (type.groupShares?.(question, counters.counters) ?? []).flatMap((share) =>
    groupFigures(counters, share, sampleSize),
  );
  const counterOf = new Map(segments.map(({ value, counter }) => [value, counter]));
  return {
    ...result,
    ...exactMeans(question, counters.counters),
    ...weightedMeansOf(question, counters, sampleSize),
    ...(shares.length > 0 && { weightedShares: shares }),
    effectiveSize: Math.round(effectiveSize(all) * TENTHS) / TENTHS,
    segments: result.segments?.map((segment) => ({
      ...segment,
      ...segmentFigures(weightSumsIn(counters, counterOf.get(segment.value) ?? ''), all, sampleSize),
    })),
  };
};
