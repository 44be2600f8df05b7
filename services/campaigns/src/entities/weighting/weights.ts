import { performance } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import type { PopulationDimension, WeightingReason, WeightingStatus } from '@folkmoot/contracts';
import { LRUCache } from 'lru-cache';
import type { Counter } from '../report/counter.domain';
import { addWeightedCounters, type CellSums, createCellSums } from './cell-sums.domain';
import { marginsOf } from './margins.domain';
import { reasonOfNone, type Weighed, type WeighRequest } from './weigh-patterns.domain';
import { type CellLink, newWeighting, patternReader, type StoredWeighting, type WeightCell } from './weighting.domain';
import type { WeightingRecords } from './weighting.repository';

/** Weighs the groups of a round: many of them in a process of its own. */
export type WeighPatterns = (request: WeighRequest, councilId: string) => Promise<Weighed> | Weighed;

/** Synchronous work before other requests have a turn. */
const TURN_MS = 10;
/** Groups whose weights are kept in memory, over all campaigns. */
const MAX_KEPT_GROUPS = 300_000;

type Versions = Parameters<typeof patternReader>[1];
type Weighable = Parameters<ReturnType<typeof patternReader>>[0] & { readonly round: number };

interface RoundWeights {
  readonly weighed: Weighed;
  /** Null when the round is refused. */
  readonly weightOf: ReadonlyMap<string, number> | null;
}

/** Weights of the responses of a campaign: a function of its cells, the population and its configuration. */
export interface CampaignWeights {
  readonly isOn: boolean;
  /** Figures of a round, or of all rounds together, each with its own weights. */
  status(round?: number): WeightingStatus;
  /** Makes the function that finds the weight of a response. Null when a round is refused. */
  reader(versions: Versions, round?: number): ((response: Weighable) => number) | null;
  /** Weighted sums of the counters of all questions, by series. Null when a round is refused. */
  sums(records: WeightingRecords, round?: number): Promise<CellSums> | null;
}

/** Lets other requests have their turn during long synchronous work. */
const createPauses = () => {
  let began = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - began < TURN_MS) return;
    await turn();
    began = performance.now();
  };
};

interface Groups {
  readonly patterns: string[];
  readonly responses: number[];
}

type Sizes = Map<string, number>;

const addSize = (
  rounds: Map<number, Sizes>,
  { round, pattern, responses }: Pick<WeightCell, 'round' | 'pattern' | 'responses'>,
): void => {
  // A cell whose responses were all deleted stays stored.
  if (responses <= 0) return;
  const sizes = rounds.get(round) ?? new Map<string, number>();
  rounds.set(round, sizes);
  sizes.set(pattern, (sizes.get(pattern) ?? 0) + responses);
};

/** The groups of each round, over all series. */
const readGroups = async (
  { weightCells }: WeightingRecords,
  { campaignId, generation }: StoredWeighting,
): Promise<Map<number, Groups>> => {
  const pause = createPauses();
  const rounds = new Map<number, Sizes>();
  for await (const batch of weightCells.sizes(campaignId, generation)) {
    for (const cell of batch) {
      addSize(rounds, cell);
      await pause();
    }
  }
  return new Map(
    [...rounds].map(([round, sizes]) => [round, { patterns: [...sizes.keys()], responses: [...sizes.values()] }]),
  );
};

const PIECE = 5_000;

/** The patterns as bytes, which go to a process without being copied one by one. */
const encoded = async (patterns: readonly string[]): Promise<Uint8Array> => {
  const pieces: Buffer[] = [];
  const pause = createPauses();
  for (let from = 0; from < patterns.length; from += PIECE) {
    pieces.push(Buffer.from(`${patterns.slice(from, from + PIECE).join('\n')}\n`));
    await pause();
  }
  return Buffer.concat(pieces);
};

const byPattern = async ({ patterns }: Groups, weights: Float64Array): Promise<ReadonlyMap<string, number>> => {
  const weightOf = new Map<string, number>();
  const pause = createPauses();
  for (const [index, pattern] of patterns.entries()) {
    weightOf.set(pattern, weights[index] ?? 1);
    if (index % PIECE === 0) await pause();
  }
  return weightOf;
};

const refused = (
  n: number,
  reasons: readonly WeightingReason[],
  progress?: WeightingStatus['progress'],
): WeightingStatus => ({
  state: 'refused',
  reasons: [...reasons],
  n,
  effectiveSize: null,
  designEffect: null,
  least: null,
  largest: null,
  iterations: null,
  converged: null,
  ...(progress && { progress }),
});

/** A campaign without weights. */
const noWeights = (isOn: boolean, status: WeightingStatus): CampaignWeights => ({
  isOn,
  status: () => status,
  reader: () => null,
  sums: () => null,
});

export const refusedWeights = (responses: number, code: WeightingReason['code']): CampaignWeights =>
  noWeights(false, refused(responses, [{ code }]));

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
const present = (numbers: readonly (number | null)[]): number[] => numbers.filter((each) => each !== null);
const largestOf = (numbers: readonly number[]): number | null => (numbers.length > 0 ? Math.max(...numbers) : null);
const leastOf = (numbers: readonly number[]): number | null => (numbers.length > 0 ? Math.min(...numbers) : null);

/** The mean weight of each round is 1, so the sum of its weights is its size. */
const effectiveSizeOf = (rounds: readonly Weighed[], n: number): number | null => {
  const sizes = present(rounds.map((each) => each.effectiveSize));
  if (n === 0 || sizes.length < rounds.length) return null;
  return n ** 2 / sumOf(rounds.map((each, index) => each.n ** 2 / (sizes[index] ?? each.n)));
};

/** Whether all rounds have converged. Null when one was not tried. */
const convergedOf = (rounds: readonly Weighed[]): boolean | null => {
  const known = rounds.map((each) => each.converged);
  return known.length === 0 || known.includes(null) ? null : !known.includes(false);
};

/** Reasons with their round, when there are several. */
const reasonsOf = (rounds: ReadonlyMap<number, Weighed>): WeightingReason[] => {
  if (rounds.size === 0) return [reasonOfNone];
  const withRound = [...rounds].flatMap(([round, { reasons }]) => reasons.map((reason) => ({ ...reason, round })));
  return rounds.size > 1 ? withRound : withRound.map(({ round: _, ...reason }) => reason);
};

/** Figures over rounds with weights of their own. */
const pooled = (rounds: ReadonlyMap<number, Weighed>): WeightingStatus => {
  const all = [...rounds.values()];
  const reasons = reasonsOf(rounds);
  const n = sumOf(all.map((each) => each.n));
  const effectiveSize = effectiveSizeOf(all, n);
  return {
    state: reasons.length === 0 ? 'weighted' : 'refused',
    reasons,
    n,
    effectiveSize,
    designEffect: effectiveSize === null ? null : n / effectiveSize,
    least: leastOf(present(all.map((each) => each.least))),
    largest: largestOf(present(all.map((each) => each.largest))),
    iterations: largestOf(present(all.map((each) => each.iterations))),
    converged: convergedOf(all),
  };
};

interface Weighting {
  readonly campaignId: string;
  readonly generation: number;
  readonly links: readonly CellLink[];
}

const readSums = async (
  { weightCells }: WeightingRecords,
  { campaignId, generation }: Weighting,
  rounds: ReadonlyMap<number, RoundWeights>,
): Promise<CellSums> => {
  const pause = createPauses();
  const sums = createCellSums();
  for await (const batch of weightCells.batches(campaignId, generation)) {
    for (const cell of batch) {
      const weights = rounds.get(cell.round)?.weightOf;
      if (weights) addWeightedCounters(sums, cell, weights.get(cell.pattern) ?? 1);
      await pause();
    }
  }
  return sums;
};

const weightsOf = (weighting: Weighting, rounds: ReadonlyMap<number, RoundWeights>): CampaignWeights => {
  const chosen = (round?: number) => new Map([...rounds].filter(([each]) => round === undefined || each === round));
  const status = (round?: number) =>
    pooled(new Map([...chosen(round)].map(([each, { weighed }]) => [each, weighed] as const)));
  const kept = new Map<number | undefined, Promise<CellSums>>();
  return {
    isOn: true,
    status,
    reader: (versions, round) => {
      if (status(round).state === 'refused') return null;
      const patternOf = patternReader(weighting.links, versions);
      // A response may have arrived after the weights were computed.
      return (response) => rounds.get(response.round)?.weightOf?.get(patternOf(response)) ?? 1;
    },
    sums: (records, round) => {
      if (status(round).state === 'refused') return null;
      const sums = kept.get(round) ?? readSums(records, weighting, chosen(round));
      kept.set(round, sums);
      sums.catch(() => kept.delete(round));
      return sums;
    },
  };
};

interface Computed {
  readonly weights: CampaignWeights;
  readonly groups: number;
}

const compute = async (
  records: WeightingRecords,
  weighting: StoredWeighting,
  { dimensions, responses }: { readonly dimensions: readonly PopulationDimension[]; readonly responses: number },
  weigh: WeighPatterns,
): Promise<Computed> => {
  const linked = new Set(weighting.links.map(({ dimensionId }) => dimensionId));
  const { margins, reasons } = marginsOf(weighting, dimensions, linked);
  if (reasons.length > 0) return { weights: noWeights(true, refused(responses, reasons)), groups: 0 };
  const { trim, councilId } = weighting;
  const rounds = new Map<number, RoundWeights>();
  let groups = 0;
  for (const [round, own] of await readGroups(records, weighting)) {
    groups += own.patterns.length;
    const patterns = await encoded(own.patterns);
    const weighed = await weigh({ patterns, responses: Float64Array.from(own.responses), margins, trim }, councilId);
    rounds.set(round, { weighed, weightOf: weighed.weights && (await byPattern(own, weighed.weights)) });
  }
  return { weights: weightsOf(weighting, rounds), groups };
};

interface Kept {
  readonly key: string;
  readonly weights: Promise<CampaignWeights>;
  readonly groups: number;
}

/** Weights by campaign, until their key changes. Calls at the same time share one computation. */
const createKeptWeights = () => {
  const cache = new LRUCache<string, Kept>({
    maxSize: MAX_KEPT_GROUPS,
    sizeCalculation: ({ groups }) => Math.min(MAX_KEPT_GROUPS, groups + 1),
  });
  return async (campaignId: string, key: string, work: () => Promise<Computed>): Promise<CampaignWeights> => {
    const known = cache.get(campaignId);
    if (known?.key === key) return known.weights;
    const computed = work();
    const entry: Kept = { key, weights: computed.then(({ weights }) => weights), groups: 0 };
    cache.set(campaignId, entry);
    const isCurrent = () => cache.peek(campaignId) === entry;
    try {
      const { groups } = await computed;
      // Its size is known only now.
      if (isCurrent()) cache.set(campaignId, { ...entry, groups });
    } catch (error) {
      if (isCurrent()) cache.delete(campaignId);
      throw error;
    }
    return entry.weights;
  };
};

/** The weights of a campaign whose cells are not counted. Null when they are. */
const uncounted = (weighting: StoredWeighting, { responses, numbers }: Counter): CampaignWeights | null => {
  if (!weighting.isOn) return refusedWeights(responses, 'off');
  if (weighting.cells === 'counted') return null;
  const progress = { done: weighting.countedTo, total: Math.max(weighting.countedTo, numbers?.last ?? 0) };
  return noWeights(true, refused(responses, [{ code: 'counting' }], progress));
};

/** The records that the weights of a campaign are computed from, beside its cells. */
export interface WeightBasis {
  readonly counter: Counter;
  readonly weighting: StoredWeighting | null;
  readonly dimensions: readonly PopulationDimension[];
}

/**
 * Makes the function that computes the weights of a campaign. It keeps them until the counts of the campaign, the
 * population or the configuration change. Nothing is stored.
 */
export const createWeights = (weigh: WeighPatterns) => {
  const kept = createKeptWeights();
  return async (
    records: WeightingRecords,
    { counter, weighting: stored, dimensions }: WeightBasis,
  ): Promise<CampaignWeights> => {
    const { campaignId, councilId, responses } = counter;
    const weighting = stored ?? newWeighting(campaignId, councilId);
    const without = uncounted(weighting, counter);
    if (without) return without;
    const chosen = dimensions.filter(({ id }) => weighting.dimensionIds.includes(id));
    const population = chosen.map(({ id, categories }) => [id, categories]);
    const key = JSON.stringify([counter.revision, weighting.revision, population]);
    return kept(campaignId, key, () => compute(records, weighting, { dimensions, responses }, weigh));
  };
};
