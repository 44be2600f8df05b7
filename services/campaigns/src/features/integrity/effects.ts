import { setImmediate as turn } from 'node:timers/promises';
import type { IntegrityEffect, Question, QuestionResult, SurveyVersion, WaveEffect } from '@folkmoot/contracts';
import type { StoredIntegrity } from '../../entities/integrity';
import { contributionOf, createGathering, inverseOf, type Rollup } from '../../entities/report';
import { askedQuestions, type ResponseFilter } from '../../entities/response';
import { kindOf, type StoredWave } from '../../entities/wave';
import { changesOrder, differenceOf, effectsOf, sidesOf } from './effects.domain';
import type { IntegrityRecords, IntegrityTools } from './integrity.types';

interface Counting {
  readonly records: IntegrityRecords;
  readonly campaignId: string;
  readonly questions: readonly Question[];
  readonly versions: readonly SurveyVersion[];
  readonly zone: string;
}

/** Rollups that take the responses of a filter out of a sum. */
const withoutThose = async (
  { records, campaignId, versions, zone }: Counting,
  filter: Omit<ResponseFilter, 'campaignId'>,
): Promise<Rollup[]> => {
  const questions = new Map(versions.map((each) => [each.version, each.questions]));
  const gathering = createGathering();
  for await (const batch of records.responses.batches({ campaignId, ...filter })) {
    for (const response of batch) {
      gathering.add(inverseOf(contributionOf(response, questions.get(response.version) ?? [], zone)));
    }
    await turn();
  }
  return gathering.all().map(({ key, increments }) => ({ ...key, ...increments }));
};

/** Responses that never were to count: over a quota, or screened out by the survey. */
const neverCounted = async (counting: Counting): Promise<Rollup[]> => {
  const taken = [
    await withoutThose(counting, { mark: 'over_quota', isExcluded: true }),
    await withoutThose(counting, { mark: 'screened_out', isExcluded: true }),
  ];
  return taken.flat();
};

const openCount = async (records: IntegrityRecords, campaignId: string) => {
  const [{ questions, versions }, { zone }, rollups] = await Promise.all([
    askedQuestions(records, campaignId),
    records.counters.get(campaignId),
    records.rollups.list(campaignId),
  ]);
  const counting: Counting = { records, campaignId, questions, versions, zone };
  const all = [...rollups, ...(await neverCounted(counting))];
  return { counting, all, counted: rollups.filter(({ isExcluded }) => !isExcluded) };
};

const keyOf = async (
  { counters, commentPlans }: IntegrityRecords,
  campaignId: string,
  integrity: StoredIntegrity | null,
  what: string,
): Promise<string> => {
  const { revision, councilId } = await counters.get(campaignId);
  const plan = await commentPlans.find(campaignId);
  return [councilId, campaignId, revision, integrity?.revision ?? 0, plan?.revision ?? 0, what].join(' ');
};

type Results = Pick<IntegrityTools, 'resultsIn' | 'effects'>;

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

const responsesOf = (rollups: readonly Rollup[]): number => rollups.reduce((sum, { responses }) => sum + responses, 0);

/** The difference that doubtful and excluded responses make to each result. Kept until a figure changes. */
export const countEffects = async (
  records: IntegrityRecords,
  {
    campaignId,
    integrity,
    waves,
  }: {
    readonly campaignId: string;
    readonly integrity: StoredIntegrity | null;
    readonly waves: readonly StoredWave[];
  },
  { resultsIn, effects }: Results,
): Promise<CountedEffects> => {
  const key = await keyOf(records, campaignId, integrity, 'all');
  return effects.get(key, async () => {
    const { counting, all, counted } = await openCount(records, campaignId);
    const { questions, versions } = counting;
    const doubtful = waves.filter((wave) => kindOf(wave) === 'doubtful').map(({ id }) => id);
    const without = doubtful.length === 0 ? [] : await withoutThose(counting, { waves: doubtful });
    const results = resultsIn(questions, all, versions);
    const withoutDoubtful = resultsIn(questions, [...all, ...without], versions);
    const sides = sidesOf(results, withoutDoubtful);
    const differences = sides.map(({ questionId, all: every, others: [other = every] }) => ({
      questionId,
      points: differenceOf(every, other),
    }));
    return {
      differences,
      all: { responses: responsesOf(all), results },
      withoutDoubtful: { responses: responsesOf([...all, ...without]), results: withoutDoubtful },
      effects: effectsOf(results, withoutDoubtful, resultsIn(questions, counted, versions)),
      largestDifference: Math.max(0, ...differences.map(({ points }) => points)),
      changedOrders: sides.filter(({ all: every, others: [other = every] }) => changesOrder(every, other)).length,
    };
  });
};

/** The difference that one wave makes to each result. */
export const countWaveEffects = async (
  records: IntegrityRecords,
  {
    campaignId,
    integrity,
    waveId,
  }: {
    readonly campaignId: string;
    readonly integrity: StoredIntegrity | null;
    readonly waveId: string;
  },
  { resultsIn, effects }: Results,
): Promise<readonly WaveEffect[]> => {
  const key = await keyOf(records, campaignId, integrity, waveId);
  return effects.get(key, async () => {
    const { counting, all } = await openCount(records, campaignId);
    const { questions, versions } = counting;
    const without = await withoutThose(counting, { waves: [waveId] });
    const sides = sidesOf(resultsIn(questions, all, versions), resultsIn(questions, [...all, ...without], versions));
    return sides.map(({ questionId, label, all: every, others: [other = every] }) => ({
      questionId,
      label,
      all: every,
      withoutWave: other,
      largestDifference: differenceOf(every, other),
      changesOrder: changesOrder(every, other),
    }));
  });
};
