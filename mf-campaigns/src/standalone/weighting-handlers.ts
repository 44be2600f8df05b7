import {
  DEFAULT_WEIGHT_BOUNDS,
  getWeightingOperation,
  type QuestionResult,
  type Report,
  saveWeightingOperation,
  type Weighting,
  type WeightingChoice,
  type WeightingReason,
  type WeightingStatus,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import { samplePopulation } from './sample-population';
import type { Shelf } from './saved-surveys';

const LEAST_RESPONSES = 100;
const DESIGN_EFFECT = 1.37;

const linkedDimensionIds = samplePopulation.map(({ id }) => id);

const refusedFor = (reasons: WeightingReason[], n: number): WeightingStatus => ({
  state: 'refused',
  reasons,
  n,
  effectiveSize: null,
  designEffect: null,
  least: null,
  largest: null,
  iterations: null,
  converged: null,
});

const hasMerges = ({ merges }: WeightingChoice): boolean => Object.keys(merges ?? {}).length > 0;

/** Reasons that the sample can show: too few responses, no dimension, an empty group without bounds. */
const reasonsOf = (choice: WeightingChoice, n: number): WeightingReason[] => {
  if (!choice.isOn) return [{ code: 'off' }];
  if (choice.dimensionIds.length === 0) return [{ code: 'no_dimensions' }];
  if (n < LEAST_RESPONSES) return [{ code: 'too_few_responses', responses: n, leastResponses: LEAST_RESPONSES }];
  if (choice.trim === null && !hasMerges(choice)) {
    const age = { dimensionId: 'age', categoryId: 'young', mergeWith: 'middle' };
    return [
      { code: 'empty_category', ...age },
      { code: 'design_effect', designEffect: 4.1, mostDesignEffect: 3, trimmedDesignEffect: 1.9 },
    ];
  }
  return [];
};

/** Figures of weights, or why there are none. */
export const sampleWeightingStatus = (choice: WeightingChoice, n: number): WeightingStatus => {
  const reasons = reasonsOf(choice, n);
  if (reasons.length > 0) return refusedFor(reasons, n);
  return {
    state: 'weighted',
    reasons: [],
    n,
    effectiveSize: n / DESIGN_EFFECT,
    designEffect: DESIGN_EFFECT,
    least: 0.42,
    largest: 2.8,
    iterations: 7,
    converged: true,
  };
};

/** How the sample campaign is weighted. */
export const sampleWeighting = (patch: Partial<Weighting> = {}, n = 412): Weighting => {
  const choice = { isOn: true, dimensionIds: linkedDimensionIds, trim: { ...DEFAULT_WEIGHT_BOUNDS }, ...patch };
  return { ...choice, linkedDimensionIds, revision: 1, ...sampleWeightingStatus(choice, n), ...patch };
};

type Segments = NonNullable<QuestionResult['segments']>;

const HALF_WIDTH = 4;
const TILT = 0.3;

/** Invented weighted figures: later groups count more. */
const withWeights = (segments: Segments): Segments => {
  const factors = segments.map((_, index) => 1 - TILT / 2 + (TILT * index) / Math.max(1, segments.length - 1));
  return segments.map((segment, index) => {
    const weightedPercent = Math.min(100, segment.percent * (factors[index] ?? 1));
    return {
      ...segment,
      weightedPercent,
      low: Math.max(0, weightedPercent - HALF_WIDTH),
      high: Math.min(100, weightedPercent + HALF_WIDTH),
    };
  });
};

/** Keeps how each campaign of a shelf is weighted. The first one with enough responses is from the beginning. */
export const createSampleWeighting = (shelf: Shelf) => {
  const kept = new Map<string, Weighting>();
  const responsesOf = (campaignId: string) =>
    shelf.responses(campaignId).filter(({ isExcluded }) => !isExcluded).length;
  const get = (campaignId: string): Weighting => {
    const n = responsesOf(campaignId);
    const known = kept.get(campaignId) ?? sampleWeighting({ isOn: n >= LEAST_RESPONSES, revision: 0 }, n);
    return { ...known, ...sampleWeightingStatus(known, n) };
  };
  const put = (campaignId: string, choice: WeightingChoice & { revision?: number | undefined }): Weighting => {
    const { revision } = get(campaignId);
    if (choice.revision !== undefined && choice.revision !== revision) throw problem('stale_revision');
    kept.set(campaignId, {
      ...sampleWeighting({}, responsesOf(campaignId)),
      targets: undefined,
      merges: undefined,
      ...choice,
      revision: revision + 1,
    });
    return get(campaignId);
  };
  /** The same report, with weighted figures beside the others. */
  const weighted = (report: Report): Report => {
    const status = sampleWeightingStatus(get(report.campaignId), report.responses);
    if (status.state === 'refused') return { ...report, weighting: status };
    const results = report.results.map((result) =>
      result.segments ? { ...result, segments: withWeights(result.segments) } : result,
    );
    return { ...report, weighting: status, results };
  };
  return { get, put, weighted };
};
export type SampleWeighting = ReturnType<typeof createSampleWeighting>;

/** Reads and changes how campaigns are weighted. */
export const weightingHandlers = (weighting: SampleWeighting): Handler[] => [
  handle(getWeightingOperation, ({ params }) => weighting.get(params.campaignId)),
  handle(saveWeightingOperation, ({ params, body }) => weighting.put(params.campaignId, body)),
];
