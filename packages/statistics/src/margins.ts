/** @file Population by dimension, and responses grouped by their categories: the input of weighting. */

/** One category of a dimension. */
export interface MarginCategory {
  readonly id: string;
  /** People, or a share: only its relation to the other categories counts. At least 0. */
  readonly people: number;
  /** Further categories whose people and responses count here, because they were merged into this one. */
  readonly merged?: readonly string[];
}

/** The population by one dimension: every person is in exactly one category. Neighbours in the list are alike (age bands). */
export interface Margin {
  readonly id: string;
  readonly categories: readonly MarginCategory[];
}

/**
 * A category of each dimension, in the order of the margins. `null` is "not counted": no answer, or an answer that is linked to no
 * category. An id that the margin does not have is also not counted.
 */
export type ResponseCategories = readonly (string | null)[];

/** Responses with the same categories. */
export interface ResponseGroup {
  readonly categories: ResponseCategories;
  /** How many: a whole number above 0. */
  readonly responses: number;
}

/**
 * Responses by the same categories of every dimension, sorted, so that sums do not depend on the order of responses.
 * Dimensions are rows of `codes`; a code is the index of a category, or their number for "not counted".
 */
export interface Patterns {
  readonly codes: readonly Uint16Array[];
  readonly responses: Float64Array;
  /** Index of the pattern of each group, in the order of the groups. */
  readonly patternOf: Uint32Array;
  /** All responses. */
  readonly n: number;
}

/** The dimension with `from` counted as a part of `into`. People and responses of both are added. */
export const mergeCategories = (margin: Margin, from: string, into: string): Margin => {
  const source = margin.categories.find(({ id }) => id === from);
  if (!source || from === into || !margin.categories.some(({ id }) => id === into)) {
    throw new RangeError(`${from} cannot be merged into ${into}`);
  }
  const categories = margin.categories
    .filter((category) => category !== source)
    .map((category) =>
      category.id === into
        ? {
            ...category,
            people: category.people + source.people,
            merged: [...(category.merged ?? []), source.id, ...(source.merged ?? [])],
          }
        : category,
    );
  return { ...margin, categories };
};

const checkedMargin = (margin: Margin): Margin => {
  const isBad = margin.categories.some(({ people }) => !(people >= 0 && Number.isFinite(people)));
  if (isBad) throw new RangeError(`The people of ${margin.id} are not numbers of at least 0`);
  return margin;
};

/** Code of each category id. */
const codesOf = (margin: Margin): ReadonlyMap<string, number> =>
  new Map(
    checkedMargin(margin).categories.flatMap(({ id, merged = [] }, code) =>
      [id, ...merged].map((each): [string, number] => [each, code]),
    ),
  );

interface CodedGroup {
  readonly codes: readonly number[];
  readonly groups: number[];
  responses: number;
}

const byCodes = (a: CodedGroup, b: CodedGroup): number => {
  for (const [at, code] of a.codes.entries()) {
    const difference = code - (b.codes[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/**
 * Groups with the same codes become one pattern, and patterns are sorted by their codes.
 * @throws RangeError when the people of a margin are not numbers of at least 0
 */
export const patternsOf = (margins: readonly Margin[], groups: readonly ResponseGroup[]): Patterns => {
  const lookups = margins.map((margin) => ({ codes: codesOf(margin), notCounted: margin.categories.length }));
  const byKey = new Map<string, CodedGroup>();
  for (const [index, { categories, responses }] of groups.entries()) {
    const codes = lookups.map((dimension, at) => dimension.codes.get(categories[at] ?? '') ?? dimension.notCounted);
    const key = codes.join();
    const coded = byKey.get(key);
    if (coded) {
      coded.responses += responses;
      coded.groups.push(index);
    } else byKey.set(key, { codes, groups: [index], responses });
  }
  const sorted = [...byKey.values()].sort(byCodes);
  const patternOf = new Uint32Array(groups.length);
  for (const [pattern, coded] of sorted.entries()) for (const group of coded.groups) patternOf[group] = pattern;
  return {
    codes: margins.map((_, dimension) => Uint16Array.from(sorted, ({ codes }) => codes[dimension] ?? 0)),
    responses: Float64Array.from(sorted, ({ responses }) => responses),
    patternOf,
    n: sorted.reduce((sum, { responses }) => sum + responses, 0),
  };
};

/** Responses of each category of a dimension, and last those that are not counted. */
export const responsesByCode = (
  { codes, responses }: Patterns,
  dimension: number,
  categories: number,
): Float64Array => {
  const sums = new Float64Array(categories + 1);
  for (const [pattern, code] of codes[dimension]?.entries() ?? [])
    sums[code] = (sums[code] ?? 0) + (responses[pattern] ?? 0);
  return sums;
};
