/** @file Who is missing: shares of categories among responses beside their shares in the population. */
import { type Margin, patternsOf, type ResponseGroup, responsesByCode } from './margins';
import { type Estimate, wilsonShare } from './shares';

/** One category of a dimension. All shares are between 0 and 1, of people and responses that are in a category of the dimension. */
export interface CategoryGap {
  readonly categoryId: string;
  readonly people: number;
  readonly responses: number;
  readonly populationShare: number;
  /** Null without responses. */
  readonly responseShare: Estimate | null;
  /** Share of responses less share of the population. Below 0: the category is missing. Its interval lies below 0 when this is certain. */
  readonly gap: Estimate | null;
  /**
   * How many more responses of this category bring its share to its share of the population, when nobody else responds: the least whole m
   * with (responses + m) / (all + m) >= populationShare. 0 when it has its share. Null when no number does, because the whole population is
   * in this category and responses are not; or when nobody has responded yet.
   */
  readonly needed: number | null;
}

/** Rounding of shares must not ask for one response more. */
const ROUNDING = 1e-9;

const neededFor = (responses: number, all: number, people: number, population: number): number | null => {
  const missing = people * all - responses * population;
  if (all === 0) return null;
  if (missing <= 0) return 0;
  return people >= population ? null : Math.ceil(missing / (population - people) - ROUNDING);
};

const byGap = (a: CategoryGap, b: CategoryGap): number => (a.gap?.value ?? 0) - (b.gap?.value ?? 0);

/**
 * The categories of a dimension, that which is missing most first; equal gaps in the order of the dimension.
 * The interval of the response share is Wilson's. The population is taken as known, so the interval of the gap is the same, moved.
 * @param responses how many each category has, in its order; responses that are in no category do not count
 * @returns null when the dimension has no people
 */
export const categoryGaps = ({ categories }: Margin, responses: ArrayLike<number>): CategoryGap[] | null => {
  const population = categories.reduce((sum, { people }) => sum + people, 0);
  if (!(population > 0)) return null;
  const all = categories.reduce((sum, _, code) => sum + (responses[code] ?? 0), 0);
  const gaps = categories.map(({ id, people }, code): CategoryGap => {
    const count = responses[code] ?? 0;
    const populationShare = people / population;
    const share = wilsonShare(count, all);
    const gap = share && {
      value: share.value - populationShare,
      low: share.low - populationShare,
      high: share.high - populationShare,
    };
    const needed = neededFor(count, all, people, population);
    return { categoryId: id, people, responses: count, populationShare, responseShare: share, gap, needed };
  });
  return gaps.sort(byGap);
};

export interface DimensionGaps {
  readonly dimensionId: string;
  /** Responses that are in no category: no answer, or one that is not counted. */
  readonly notCounted: number;
  /** Null when the dimension has no people. */
  readonly categories: CategoryGap[] | null;
}

/** The gaps of all dimensions, from groups of responses. */
export const representativeness = (margins: readonly Margin[], groups: readonly ResponseGroup[]): DimensionGaps[] => {
  const patterns = patternsOf(margins, groups);
  return margins.map((margin, dimension) => {
    const size = margin.categories.length;
    const responses = responsesByCode(patterns, dimension, size);
    return { dimensionId: margin.id, notCounted: responses[size] ?? 0, categories: categoryGaps(margin, responses) };
  });
};
