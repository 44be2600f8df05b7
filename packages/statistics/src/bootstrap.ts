import { seededRandom } from './random';
import { type Estimate, wilsonShare } from './shares';

/** Things that were drawn at random from one part of the whole. */
export interface Stratum<Item> {
  readonly items: readonly Item[];
  /** How many things of the whole each item represents: size of the part / items drawn. 1 when left out. */
  readonly weight?: number;
}

/** A figure of items, each with its weight; null where the figure is not defined. */
export type Statistic<Item> = (items: readonly Item[], weights: readonly number[]) => number | null;

export interface BootstrapOptions {
  /** The same seed makes the same interval. */
  readonly seed: number;
  readonly draws?: number;
  /**
   * The figure is between 0 and 1. When it is 0 or 1 in every draw, the items show no variation, and a bootstrap would
   * claim certainty; then the interval is Wilson's, of none or all of the items.
   */
  readonly isShare?: boolean;
}

export const BOOTSTRAP_DRAWS = 2_000;

/**
 * A quantile of sorted numbers, linear between neighbours.
 * Source: definition 7 of Hyndman and Fan (1996), The American Statistician 50, 361-365; the default of R.
 * @throws RangeError without numbers
 */
export const quantile = (sorted: readonly number[], share: number): number => {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new RangeError('A quantile needs numbers');
  return below + (above - below) * (position - Math.floor(position));
};

interface Group<Item> {
  items: Item[];
  weights: number[];
}

/** A stratum with one item would show no variation at all, so it is joined with the next one (the last with the one before). */
const groupsOf = <Item>(strata: readonly Stratum<Item>[]): Group<Item>[] => {
  const groups: Group<Item>[] = [];
  let open: Group<Item> = { items: [], weights: [] };
  for (const { items, weight = 1 } of strata) {
    open.items.push(...items);
    open.weights.push(...items.map(() => weight));
    if (open.items.length < 2) continue;
    groups.push(open);
    open = { items: [], weights: [] };
  }
  if (open.items.length === 0) return groups;
  const last = groups.pop() ?? { items: [], weights: [] };
  groups.push({ items: [...last.items, ...open.items], weights: [...last.weights, ...open.weights] });
  return groups;
};

/** Draws from each group one item less than it has, with replacement. Every draw fills the same lists, to save memory. */
const drawsFrom = <Item>(groups: readonly Group<Item>[], random: () => number): (() => Group<Item>) => {
  const drawn: Group<Item> = { items: [], weights: [] };
  return () => {
    let at = 0;
    for (const { items, weights } of groups) {
      const size = items.length;
      const picks = Math.max(1, size - 1);
      for (let pick = 0; pick < picks; pick += 1) {
        const index = Math.floor(random() * size);
        drawn.items[at] = items[index] as Item;
        drawn.weights[at] = ((weights[index] as number) * size) / picks;
        at += 1;
      }
    }
    return drawn;
  };
};

/**
 * A figure of a random sample with its 95 % interval, by the percentile bootstrap: the figure is computed for many samples
 * that are drawn with replacement from the sample, and the interval is the middle 95 % of the results.
 *
 * A simple random sample is one stratum. With several, each is drawn from on its own, and items count by their weights, so
 * the figure estimates the whole. From n items n - 1 are drawn, with weights raised by n / (n - 1): drawing n would make
 * intervals of small strata too narrow. A stratum of one item is joined with its neighbour. There is no correction for
 * samples that are a large part of the whole: their intervals are a little too wide.
 *
 * Sources: Efron and Tibshirani (1993), An Introduction to the Bootstrap, chapter 13; Rao and Wu (1988), Journal of the
 * American Statistical Association 83, 231-241, for strata.
 * @returns in the unit of the figure. The interval always contains the value. Null when the figure is not defined for the
 * sample; draws in which it is not defined are left out
 */
export const percentileBootstrap = <Item>(
  strata: readonly Stratum<Item>[],
  statistic: Statistic<Item>,
  { seed, draws = BOOTSTRAP_DRAWS, isShare = false }: BootstrapOptions,
): Estimate | null => {
  const groups = groupsOf(strata);
  const items = groups.flatMap((group) => group.items);
  const weights = groups.flatMap((group) => group.weights);
  const value = statistic(items, weights);
  if (value === null) return null;

  const draw = drawsFrom(groups, seededRandom(seed));
  const results: number[] = [];
  for (let turn = 0; turn < draws; turn += 1) {
    const drawn = draw();
    const result = statistic(drawn.items, drawn.weights);
    if (result !== null) results.push(result);
  }
  results.sort((a, b) => a - b);

  if (results.length === 0) return { value, low: value, high: value };
  const hasNoVariation = results[0] === results.at(-1);
  if (isShare && hasNoVariation && (value === 0 || value === 1)) return wilsonShare(value * items.length, items.length);
  return { value, low: Math.min(value, quantile(results, 0.025)), high: Math.max(value, quantile(results, 0.975)) };
};
