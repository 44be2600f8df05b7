import type { AnswerCounts, Question } from '@folkmoot/contracts/client';
import { answerSums } from '@folkmoot/question-types/core';
import {
  type Difference,
  holmCorrected,
  LEAST_COMPARED_RESPONSES,
  type MeanSums,
  meanDifference,
  type ShareSums,
  SIGNIFICANCE_LEVEL,
  shareDifference,
  weightedMean,
  weightedShare,
  wilsonShare,
} from '@folkmoot/statistics';

/** @file Shares and means of a question in several rounds, and whether their changes are real. */

export interface RoundCounts {
  readonly round: number;
  readonly counts: AnswerCounts;
}

/** A percentage, a mean, or a difference of them, with its 95 % interval. */
export interface Figure {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** One round of a measure. */
export interface Point {
  /** People who answered the question. */
  readonly n: number;
  /** People with this answer. Null for means. */
  readonly count: number | null;
  readonly plain: Figure;
  readonly weighted: Figure | null;
}

export interface Measure {
  readonly key: string;
  /** Empty for the mean of the question itself. */
  readonly label: string;
  readonly isMean: boolean;
  /** In the order of the rounds. Null where nobody answered. */
  readonly points: readonly (Point | null)[];
  /** From the first of a pair of rounds to the second, in the order of the pairs. Null when one is not known. */
  readonly changes: readonly (Change | null)[];
}

/** `few`: one of the rounds has fewer than 30 answers, so there is no test. */
type Verdict = 'real' | 'chance' | 'few';

export interface Change {
  readonly plain: Figure;
  readonly weighted: Figure | null;
  /** Corrected for all tests of the question. Null without a test. */
  readonly p: number | null;
  readonly verdict: Verdict;
}

export interface RoundsOfQuestion {
  readonly questionId: string;
  readonly title: string;
  /** People who answered in each round. */
  readonly answered: readonly number[];
  readonly measures: readonly Measure[];
}

/** Indexes of two rounds: the earlier, the later. */
type RoundPair = readonly [number, number];

type Sums = { readonly share: ShareSums } | { readonly mean: MeanSums };

interface Round {
  readonly n: number;
  readonly count: number | null;
  readonly plain: Sums;
  readonly weighted: Sums | null;
}

const PERCENT = 100;
const percents = ({ value, low, high }: Figure): Figure => ({
  value: value * PERCENT,
  low: low === null ? null : low * PERCENT,
  high: high === null ? null : high * PERCENT,
});

const plainFigure = (sums: Sums): Figure | null => {
  if ('mean' in sums) return weightedMean(sums.mean);
  const share = wilsonShare(sums.share.part.n, sums.share.all.n);
  return share && percents(share);
};

const weightedFigure = (sums: Sums): Figure | null => {
  if ('mean' in sums) return weightedMean(sums.mean);
  const share = weightedShare(sums.share.part, sums.share.all);
  return share && percents(share);
};

const differenceOf = (after: Sums, before: Sums): Difference | null => {
  if ('mean' in after && 'mean' in before) return meanDifference(after.mean, before.mean);
  if (!('share' in after && 'share' in before)) return null;
  const difference = shareDifference(after.share, before.share);
  return difference && ({ ...difference, ...percents(difference) } as Difference);
};

interface NamedRounds {
  readonly key: string;
  readonly label: string;
  readonly isMean: boolean;
  readonly rounds: readonly (Round | null)[];
}

type CountedQuestion = AnswerCounts['questions'][number];
type BothSums = ReturnType<typeof answerSums>;

const shareIn = ({ plain, weighted }: BothSums, value: string): Round | null => {
  const part = plain.shares.find((each) => each.value === value)?.sums;
  // Answers of another time may be counted in a segment only.
  if (!part || plain.answered.n === 0 || part.n > plain.answered.n) return null;
  const weightedPart = weighted?.shares.find((each) => each.value === value)?.sums;
  return {
    n: plain.answered.n,
    count: part.n,
    plain: { share: { part, all: plain.answered } },
    weighted: weighted && weightedPart ? { share: { part: weightedPart, all: weighted.answered } } : null,
  };
};

const meanIn = ({ plain, weighted }: BothSums, value: string): Round | null => {
  const mean = plain.means.find((each) => each.value === value)?.sums;
  if (!mean || mean.n === 0) return null;
  const weightedMeanSums = weighted?.means.find((each) => each.value === value)?.sums;
  return { n: mean.n, count: null, plain: { mean }, weighted: weightedMeanSums ? { mean: weightedMeanSums } : null };
};

const namedRounds = (counted: readonly CountedQuestion[]): NamedRounds[] => {
  const sums = counted.map(answerSums);
  const [first] = sums;
  if (!first) return [];
  const means = first.plain.means.length > 0 ? first.plain.means : (sums.at(-1)?.plain.means ?? []);
  return [
    ...means.map(({ value, label }) => ({
      key: `mean ${value}`,
      label: value === '' ? '' : label,
      isMean: true,
      rounds: sums.map((each) => meanIn(each, value)),
    })),
    ...first.plain.shares.map(({ value, label }) => ({
      key: `share ${value}`,
      label,
      isMean: false,
      rounds: sums.map((each) => shareIn(each, value)),
    })),
  ];
};

const pointOf = (round: Round | null): Point | null => {
  const plain = round && plainFigure(round.plain);
  if (!plain) return null;
  return { n: round.n, count: round.count, plain, weighted: round.weighted && weightedFigure(round.weighted) };
};

interface Tested {
  readonly plain: Difference;
  readonly weighted: Difference | null;
  readonly isEnough: boolean;
}

/** With weights the weighted figures are tested. */
const testedOf = (before: Round | null | undefined, after: Round | null | undefined): Tested | null => {
  if (!before || !after) return null;
  const plain = differenceOf(after.plain, before.plain);
  if (!plain) return null;
  return {
    plain,
    weighted: after.weighted && before.weighted && differenceOf(after.weighted, before.weighted),
    isEnough: Math.min(before.n, after.n) >= LEAST_COMPARED_RESPONSES,
  };
};

const changeOf = ({ plain, weighted, isEnough }: Tested, p: number | undefined): Change => {
  if (!isEnough || p === undefined) return { plain, weighted, p: null, verdict: 'few' };
  return { plain, weighted, p, verdict: p < SIGNIFICANCE_LEVEL ? 'real' : 'chance' };
};

/** Measures with their changes. Holm's correction is over all tests of the question. */
const withChanges = (named: readonly NamedRounds[], pairs: readonly RoundPair[]): Measure[] => {
  const tested = named.map(({ rounds }) => pairs.map(([before, after]) => testedOf(rounds[before], rounds[after])));
  const enough = tested.flat().filter((each) => each?.isEnough === true);
  const corrected = holmCorrected(enough.map((each) => (each?.weighted ?? each?.plain)?.p ?? 1));
  const chances = new Map(enough.map((each, index) => [each, corrected[index]]));
  return named.map(({ rounds, ...measure }, index) => ({
    ...measure,
    points: rounds.map(pointOf),
    changes: (tested[index] ?? []).map((each) => each && changeOf(each, chances.get(each))),
  }));
};

const answeredIn = ({ counters }: CountedQuestion): number => counters.answered ?? 0;

/** The questions with shares or means, in these rounds. */
export const roundsOfQuestions = (
  rounds: readonly RoundCounts[],
  pairs: readonly RoundPair[],
): readonly RoundsOfQuestion[] => {
  const questions: readonly Question[] = rounds.at(-1)?.counts.questions.map(({ question }) => question) ?? [];
  return questions.flatMap((question) => {
    const counted = rounds.map(
      ({ counts }): CountedQuestion =>
        counts.questions.find((each) => each.question.id === question.id) ?? { question, counters: {} },
    );
    const measures = withChanges(namedRounds(counted), pairs);
    if (measures.length === 0 || counted.every((each) => answeredIn(each) === 0)) return [];
    return [{ questionId: question.id, title: question.title, answered: counted.map(answeredIn), measures }];
  });
};

/** Each round with the one before. */
export const adjacentPairs = (rounds: number): readonly RoundPair[] =>
  Array.from({ length: Math.max(0, rounds - 1) }, (_, index): RoundPair => [index, index + 1]);
