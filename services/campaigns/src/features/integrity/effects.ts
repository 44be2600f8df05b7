import type { IntegrityEffect, QuestionResult, WaveEffect } from '@folkmoot/contracts';
import { inverseOf, type Rollup, type SeriesCounts } from '../../entities/report';
import { askedQuestions } from '../../entities/response';
import { kindOf, type StoredWave, type WaveSum } from '../../entities/wave';
import { changesOrder, differenceOf, effectsOf, sidesOf } from './effects.domain';
import type { IntegrityRecords, IntegrityTools } from './integrity.types';

/** Results, and of how many responses. */
interface ComparedResults {
  readonly responses: number;
  readonly results: QuestionResult[];
}

/** The results behind the effects. */
export interface ComparedSides {
  readonly all: ComparedResults;
  readonly withoutDoubtful: ComparedResults;
  /** For each question: between these two, in percentage points. */
  readonly differences: readonly { readonly questionId: string; readonly points: number }[];
}

interface CountedEffects extends ComparedSides {
  readonly effects: readonly IntegrityEffect[];
  /** Over all questions, between all responses and those that are not doubtful. */
  readonly largestDifference: number;
  readonly changedOrders: number;
}

/** Counts of a campaign: of all responses by day, and of those in waves and those that never were to count. */
interface Counts {
  readonly rollups: readonly Rollup[];
  readonly sums: readonly WaveSum[];
}

type Results = Pick<IntegrityTools, 'resultsIn'>;

/** Takes the responses of a sum out of others. */
const less = ({ series, responses, questions }: WaveSum): SeriesCounts => ({
  series,
  ...inverseOf({ key: null, increments: { responses, questions, seconds: {} } }).increments,
});

/** All responses, without those that never were to count. */
const everyResponse = ({ rollups, sums }: Counts): SeriesCounts[] => [
  ...rollups,
  ...sums.filter(({ isUncounted }) => isUncounted).map(less),
];

/** Takes the responses of waves out. Those that never were to count are out already. */
const withoutWaves = (sums: readonly WaveSum[], waves: ReadonlySet<string>): SeriesCounts[] =>
  sums.filter(({ wave, isUncounted }) => wave !== null && waves.has(wave) && !isUncounted).map(less);

const responsesOf = (counts: readonly SeriesCounts[]): number =>
  counts.reduce((sum, { responses }) => sum + responses, 0);

/** The difference that doubtful and excluded responses make to each result. */
export const countEffects = async (
  records: IntegrityRecords,
  { campaignId, waves, ...counts }: Counts & { readonly campaignId: string; readonly waves: readonly StoredWave[] },
  { resultsIn }: Results,
): Promise<CountedEffects> => {
  const { questions, versions } = await askedQuestions(records, campaignId);
  const doubtful = new Set(waves.filter((wave) => kindOf(wave) === 'doubtful').map(({ id }) => id));
  const all = everyResponse(counts);
  const others = [...all, ...withoutWaves(counts.sums, doubtful)];
  const counted = counts.rollups.filter(({ isExcluded }) => !isExcluded);
  const results = resultsIn(questions, all, versions);
  const withoutDoubtful = resultsIn(questions, others, versions);
  const sides = sidesOf(results, withoutDoubtful);
  const differences = sides.map(({ questionId, all: every, others: [other = every] }) => ({
    questionId,
    points: differenceOf(every, other),
  }));
  return {
    differences,
    all: { responses: responsesOf(all), results },
    withoutDoubtful: { responses: responsesOf(others), results: withoutDoubtful },
    effects: effectsOf(results, withoutDoubtful, resultsIn(questions, counted, versions)),
    largestDifference: Math.max(0, ...differences.map(({ points }) => points)),
    changedOrders: sides.filter(({ all: every, others: [other = every] }) => changesOrder(every, other)).length,
  };
};

/** The difference that one wave makes to each result. */
export const countWaveEffects = async (
  records: IntegrityRecords,
  {
    campaignId,
    waveId,
    sums,
  }: { readonly campaignId: string; readonly waveId: string; readonly sums: readonly WaveSum[] },
  { resultsIn }: Results,
): Promise<readonly WaveEffect[]> => {
  const [{ questions, versions }, rollups] = await Promise.all([
    askedQuestions(records, campaignId),
    records.rollups.list(campaignId),
  ]);
  const all = everyResponse({ rollups, sums });
  const others = [...all, ...withoutWaves(sums, new Set([waveId]))];
  const sides = sidesOf(resultsIn(questions, all, versions), resultsIn(questions, others, versions));
  return sides.map(({ questionId, label, all: every, others: [other = every] }) => ({
    questionId,
    label,
    all: every,
    withoutWave: other,
    largestDifference: differenceOf(every, other),
    changesOrder: changesOrder(every, other),
  }));
};
