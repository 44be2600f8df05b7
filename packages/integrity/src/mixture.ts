import type { Features } from './features';

/** A class of responses that the model begins with. */
export interface Seed {
  /** How much each row belongs to it at first, 0 to 1. */
  readonly weightOf: (row: number) => number;
  /** Ordinary classes share their circumstances and differ by their answers only. */
  readonly isOrdinary: boolean;
  /** Its closed answers are drawn at random, always, where it is known how somebody draws. */
  readonly isRandom: boolean;
  /** Nearly one combination of answers makes it doubtful. */
  readonly isNearly: boolean;
}

export interface Mixture {
  readonly classes: number;
  /** The natural logarithm of each class's share. */
  readonly share: Float64Array;
  /** Logarithms of probabilities: for each value of each feature, one number for each class. */
  readonly logs: Float64Array;
  /** Where the values of each feature begin. */
  readonly offsets: readonly number[];
}

/** Counts that are added to each value, spread as the value is among all: nothing is impossible, little is certain. */
const SMOOTHING = 4;
/** Circumstances depend on each other, so each counts less than it would if they did not. */
const CIRCUMSTANCE_WEIGHT = 0.7;

/** For one kind of array only: an engine makes that fast, and it runs hundreds of millions of times. */
const numberAt = (list: Float64Array, index: number): number => list[index] ?? 0;

const offsetsOf = (sizes: readonly number[]): number[] => {
  const offsets = [0];
  for (const size of sizes) offsets.push((offsets.at(-1) ?? 0) + size);
  return offsets;
};

interface Sums {
  readonly counts: Float64Array;
  readonly totals: Float64Array;
}

const addTo = (
  sums: Sums,
  features: Features,
  offsets: readonly number[],
  row: number,
  weights: Float64Array,
): void => {
  const classes = weights.length;
  const { values } = features;
  for (let feature = 0; feature < features.count; feature += 1) {
    const value = values[row * features.count + feature] ?? 0;
    const from = ((offsets[feature] ?? 0) + value) * classes;
    for (let kind = 0; kind < classes; kind += 1)
      sums.counts[from + kind] = numberAt(sums.counts, from + kind) + numberAt(weights, kind);
  }
  for (let kind = 0; kind < classes; kind += 1)
    sums.totals[kind] = numberAt(sums.totals, kind) + numberAt(weights, kind);
};

/** The counts of a value over all classes, or over those that are ordinary. */
const countOf = (
  counts: Float64Array,
  from: number,
  seeds: readonly Seed[],
  counted: (seed: Seed) => boolean,
): number => {
  let sum = 0;
  seeds.forEach((seed, kind) => {
    if (counted(seed)) sum += numberAt(counts, from + kind);
  });
  return sum;
};

const modelOf = (
  { counts, totals }: Sums,
  seeds: readonly Seed[],
  features: Features,
  offsets: readonly number[],
): Mixture => {
  const classes = seeds.length;
  const total = totals.reduce((all, sum) => all + sum, 0) + classes;
  const ordinaryTotal = countOf(totals, 0, seeds, (seed) => seed.isOrdinary);
  const logs = new Float64Array(counts.length);
  const fill = (feature: number, value: number): void => {
    const from = ((offsets[feature] ?? 0) + value) * classes;
    const isAnswer = feature < features.closed;
    const usual = (SMOOTHING * (countOf(counts, from, seeds, () => true) + 0.5)) / (total + SMOOTHING);
    const ordinary = countOf(counts, from, seeds, (seed) => seed.isOrdinary);
    const drawn = features.uniform[feature]?.[value];
    const shared = (ordinary + usual) / (ordinaryTotal + SMOOTHING);
    seeds.forEach((seed, kind) => {
      const own = (numberAt(counts, from + kind) + usual) / (numberAt(totals, kind) + SMOOTHING);
      const answer = seed.isRandom && drawn !== undefined ? drawn : own;
      const circumstance = seed.isOrdinary ? shared : own;
      logs[from + kind] = Math.log(isAnswer ? answer : circumstance);
    });
  };
  features.sizes.forEach((size, feature) => {
    for (let value = 0; value < size; value += 1) fill(feature, value);
  });
  return { classes, share: totals.map((sum) => Math.log((sum + 1) / total)), logs, offsets };
};

/**
 * Natural logarithms of how likely a row and each class are together.
 * @param into one number for each class
 */
export const logLikelihoods = (mixture: Mixture, features: Features, row: number, into: Float64Array): void => {
  const { classes, logs, offsets, share } = mixture;
  const { values } = features;
  for (let kind = 0; kind < classes; kind += 1) into[kind] = numberAt(share, kind);
  for (let feature = 0; feature < features.count; feature += 1) {
    const weight = feature < features.closed ? 1 : CIRCUMSTANCE_WEIGHT;
    const from = ((offsets[feature] ?? 0) + (values[row * features.count + feature] ?? 0)) * classes;
    for (let kind = 0; kind < classes; kind += 1)
      into[kind] = numberAt(into, kind) + weight * numberAt(logs, from + kind);
  }
};

/**
 * The natural logarithm of how likely the closed answers of a row are for ordinary people.
 * @param isOrdinary which classes are ordinary
 */
export const answersOf = (
  mixture: Mixture,
  features: Features,
  row: number,
  isOrdinary: (kind: number) => boolean,
): number => {
  const { classes, logs, offsets, share } = mixture;
  const { values } = features;
  let sum = 0;
  let shares = 0;
  for (let kind = 0; kind < classes; kind += 1) {
    if (!isOrdinary(kind)) continue;
    let log = numberAt(share, kind);
    shares += Math.exp(log);
    for (let feature = 0; feature < features.closed; feature += 1)
      log += numberAt(logs, ((offsets[feature] ?? 0) + (values[row * features.count + feature] ?? 0)) * classes + kind);
    sum += Math.exp(log);
  }
  return Math.log(Math.max(sum / Math.max(shares, 1e-9), 1e-300));
};

/** Makes probabilities of the logarithms, in place. */
export const normalise = (logs: Float64Array): void => {
  let most = Number.NEGATIVE_INFINITY;
  for (const log of logs) most = Math.max(most, log);
  let sum = 0;
  for (let kind = 0; kind < logs.length; kind += 1) {
    const likelihood = Math.exp(numberAt(logs, kind) - most);
    logs[kind] = likelihood;
    sum += likelihood;
  }
  for (let kind = 0; kind < logs.length; kind += 1) logs[kind] = numberAt(logs, kind) / sum;
};

/**
 * A mixture of classes in which features do not depend on each other, by expectation and maximisation.
 * Sources: Lazarsfeld and Henry (1968), Latent structure analysis; Dempster, Laird and Rubin (1977), Maximum likelihood from
 * incomplete data via the EM algorithm.
 * @param rows the rows from which it learns
 * @param rounds how many times it estimates
 */
export const fitMixture = (
  features: Features,
  rows: ArrayLike<number>,
  seeds: readonly Seed[],
  rounds: number,
): Mixture => {
  const offsets = offsetsOf(features.sizes);
  const weights = new Float64Array(seeds.length);
  const learn = (fill: (row: number) => void): Mixture => {
    const sums = {
      counts: new Float64Array((offsets.at(-1) ?? 0) * seeds.length),
      totals: new Float64Array(seeds.length),
    };
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] ?? 0;
      fill(row);
      addTo(sums, features, offsets, row, weights);
    }
    return modelOf(sums, seeds, features, offsets);
  };
  let mixture = learn((row) => {
    seeds.forEach((seed, kind) => {
      weights[kind] = seed.weightOf(row);
    });
  });
  for (let round = 0; round < rounds; round += 1) {
    const current = mixture;
    mixture = learn((row) => {
      logLikelihoods(current, features, row, weights);
      normalise(weights);
    });
  }
  return mixture;
};
