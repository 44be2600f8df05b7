import { lookup, type PopulationDimension, type WeightingChoice, type WeightingReason } from '@folkmoot/contracts';
import { type Margin, mergeCategories } from '@folkmoot/statistics';

/** Shares that staff set may miss 1 by rounding. */
const LARGEST_ROUNDING = 0.0005;

interface Margins {
  readonly margins: readonly Margin[];
  /** Why responses cannot be weighted, known without them. */
  readonly reasons: readonly WeightingReason[];
}

/** The category that one is counted in, over several merges. */
const mergedInto = (merges: Readonly<Record<string, string>>, categoryId: string): string => {
  const seen = new Set<string>();
  let into = categoryId;
  while (!seen.has(into)) {
    seen.add(into);
    into = lookup(merges, into) ?? into;
  }
  return into;
};

/** The dimension with its merged categories. Merges of categories that are gone are left out. */
const withMerges = (margin: Margin, merges: Readonly<Record<string, string>> = {}): Margin => {
  const ids = new Set(margin.categories.map(({ id }) => id));
  return Object.keys(merges).reduce((merged, from) => {
    const into = mergedInto(merges, from);
    const isPossible =
      ids.has(from) && ids.has(into) && from !== into && merged.categories.some(({ id }) => id === from);
    return isPossible ? mergeCategories(merged, from, into) : merged;
  }, margin);
};

const marginOf = (
  { id: dimensionId, categories }: PopulationDimension,
  { targets, merges }: Pick<WeightingChoice, 'targets' | 'merges'>,
): Margin | WeightingReason[] => {
  const shares = lookup(targets, dimensionId);
  const people = categories.map(({ id, people }) => ({ id, people: shares ? (lookup(shares, id) ?? 0) : people }));
  const sum = people.reduce((total, each) => total + (each.people ?? 0), 0);
  if (shares && Math.abs(sum - 1) > LARGEST_ROUNDING) return [{ code: 'targets_do_not_add_up', dimensionId, sum }];
  const unknown = people.filter((each) => each.people === null);
  if (unknown.length > 0) {
    return unknown.map(({ id: categoryId }) => ({ code: 'population_unknown', dimensionId, categoryId }));
  }
  const margin = { id: dimensionId, categories: people.map((each) => ({ id: each.id, people: each.people ?? 0 })) };
  return withMerges(margin, lookup(merges, dimensionId));
};

const isMargin = (each: Margin | WeightingReason[]): each is Margin => !Array.isArray(each);

/** The shares that weights lead to, by dimension: of the population, or those that staff set. */
export const marginsOf = (
  choice: Pick<WeightingChoice, 'dimensionIds' | 'targets' | 'merges'>,
  dimensions: readonly PopulationDimension[],
  linked: ReadonlySet<string>,
): Margins => {
  const all = choice.dimensionIds.map((dimensionId): Margin | WeightingReason[] => {
    const dimension = dimensions.find(({ id }) => id === dimensionId);
    if (!dimension) return [{ code: 'population_unknown', dimensionId }];
    if (!linked.has(dimensionId)) return [{ code: 'not_linked', dimensionId }];
    return marginOf(dimension, choice);
  });
  const reasons = all.flatMap((each) => (isMargin(each) ? [] : each));
  return {
    margins: all.filter(isMargin),
    reasons: choice.dimensionIds.length === 0 ? [{ code: 'no_dimensions' }] : reasons,
  };
};
