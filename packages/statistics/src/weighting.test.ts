import fc from 'fast-check';
import {
  DEFAULT_TRIM,
  type Margin,
  mergeCategories,
  type ResponseCategories,
  type ResponseGroup,
  seededRandom,
  shuffled,
  type TrimBounds,
  trimWeights,
  type Weighting,
  weighGroups,
  weighResponses,
} from './index';

const IDS = 'abcdefgh';

const margin = (id: string, people: readonly number[]): Margin => ({
  id,
  categories: people.map((count, index) => ({ id: IDS.charAt(index), people: count })),
});

const group = (categories: ResponseCategories, responses: number): ResponseGroup => ({ categories, responses });

const weighted = (weighting: Weighting) => {
  if (weighting.state === 'refused') throw new Error(JSON.stringify(weighting.reasons));
  return weighting;
};

const codesOf = (weighting: Weighting): string[] =>
  weighting.state === 'refused' ? weighting.reasons.map(({ code }) => code) : [];

/** A survey in which every combination was answered by somebody, so raking converges. */
const surveys = fc
  .array(fc.integer({ min: 2, max: 4 }), { minLength: 1, maxLength: 4 })
  .chain((sizes) =>
    fc.record({
      sizes: fc.constant(sizes),
      people: fc.tuple(
        ...sizes.map((size) => fc.array(fc.integer({ min: 1, max: 20 }), { minLength: size, maxLength: size })),
      ),
      seed: fc.integer(),
    }),
  )
  .map(({ sizes, people, seed }) => {
    const random = seededRandom(seed);
    const combinations = sizes.reduce<(string | null)[][]>(
      (lists, size) => lists.flatMap((list) => [...IDS.slice(0, size), null].map((id) => [...list, id])),
      [[]],
    );
    const responses = combinations.flatMap((categories) =>
      Array.from({ length: 1 + Math.floor(random() * 5) }, () => categories),
    );
    const enough = Array.from({ length: Math.ceil(100 / responses.length) }, () => responses).flat();
    return { margins: people.map((counts, index) => margin(`d${index}`, counts)), responses: enough };
  });

const sharesOf = (responses: readonly ResponseCategories[], weights: ArrayLike<number>, dimension: number) => {
  const sums = new Map<string | null, number>();
  for (const [index, categories] of responses.entries()) {
    const id = categories[dimension] ?? null;
    sums.set(id, (sums.get(id) ?? 0) + (weights[index] ?? 0));
  }
  return sums;
};

/** Largest difference of a weighted share of one dimension from its target. Missing answers keep their share. */
const largestMiss = (
  responses: readonly ResponseCategories[],
  weights: ArrayLike<number>,
  { categories }: Margin,
  dimension: number,
): number => {
  const sums = sharesOf(responses, weights, dimension);
  const notCounted = responses.filter((response) => response[dimension] === null).length;
  const people = categories.reduce((sum, each) => sum + each.people, 0);
  const misses = categories.map(
    (each) => (sums.get(each.id) ?? 0) - ((responses.length - notCounted) * each.people) / people,
  );
  return Math.max(...[...misses, (sums.get(null) ?? 0) - notCounted].map(Math.abs)) / responses.length;
};

describe('weights', () => {
  it('meet every population share, keep the share of missing answers, and have mean 1', () => {
    fc.assert(
      fc.property(surveys, ({ margins, responses }) => {
        const weighting = weighResponses(responses, { margins, trim: null });
        if (weighting.state === 'refused') {
          expect(codesOf(weighting)).toEqual(['design-effect']);
          return;
        }
        expect(weighting.figures.mean).toBeCloseTo(1, 10);
        expect(weighting.figures.effectiveSize).toBeLessThanOrEqual(responses.length * (1 + 1e-12));
        expect(weighting.raking.converged).toBe(true);
        for (const [dimension, each] of margins.entries()) {
          expect(largestMiss(responses, weighting.weights, each, dimension)).toBeLessThan(1e-6);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are the same to the last bit in any order, and for groups', () => {
    fc.assert(
      fc.property(surveys, fc.integer(), ({ margins, responses }, seed) => {
        const order = shuffled([...responses.keys()], seededRandom(seed));
        const options = { margins, trim: DEFAULT_TRIM };
        const straight = weighted(weighResponses(responses, options));
        const mixed = weighted(
          weighResponses(
            order.map((index) => responses[index] as ResponseCategories),
            options,
          ),
        );
        expect(mixed.figures).toEqual(straight.figures);
        for (const [at, index] of order.entries()) expect(mixed.weights[at]).toBe(straight.weights[index]);
        const counts = new Map<string, number>();
        for (const categories of responses) {
          const key = JSON.stringify(categories);
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
        const groups = [...counts].map(([key, count]) => group(JSON.parse(key), count));
        const grouped = weighted(weighGroups(groups, options));
        expect(grouped.figures).toEqual(straight.figures);
      }),
      { numRuns: 40 },
    );
  });

  it('stay within their bounds with mean 1, and say how far the margins are missed', () => {
    fc.assert(
      fc.property(
        surveys,
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        fc.double({ min: 1.1, max: 3, noNaN: true }),
        ({ margins, responses }, low, high) => {
          const weighting = weighResponses(responses, { margins, trim: { low, high } });
          if (weighting.state === 'refused') return;
          const { least, largest, mean, designEffect } = weighting.figures;
          expect(least).toBeGreaterThanOrEqual(low);
          expect(largest).toBeLessThanOrEqual(high);
          expect(mean).toBeCloseTo(1, 9);
          expect(designEffect).toBeGreaterThanOrEqual(1 - 1e-12);
          expect(weighting.raking.differenceAfterTrimming).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('of one dimension are population share over response share', () => {
    const { weights } = weighted(
      weighGroups([group(['a'], 150), group(['b'], 50)], { margins: [margin('area', [40, 60])], trim: null }),
    );
    expect([...weights]).toEqual([expect.closeTo(0.4 / 0.75, 12), expect.closeTo(0.6 / 0.25, 12)]);
  });

  it('count an unknown category as not counted, and merged categories as one', () => {
    const merged = mergeCategories(mergeCategories(margin('age', [10, 20, 70]), 'a', 'b'), 'b', 'c');
    expect(merged.categories).toEqual([{ id: 'c', people: 100, merged: ['b', 'a'] }]);
    const area = mergeCategories(margin('area', [10, 40, 50]), 'a', 'b');
    const { weights } = weighted(
      weighGroups([group(['a'], 10), group(['b'], 20), group(['c'], 70), group(['moved'], 5)], {
        margins: [area],
        trim: null,
      }),
    );
    expect([...weights]).toEqual([50 / 30, 50 / 30, 50 / 70, 1].map((weight) => expect.closeTo(weight, 9)));
    expect(() => mergeCategories(area, 'a', 'c')).toThrow(RangeError);
  });

  it('that are all outside their bounds keep mean 1', () => {
    const trimmed = trimWeights(Float64Array.of(93, 7), Float64Array.of(0.2, (100 - 93 * 0.2) / 7), DEFAULT_TRIM);
    expect(trimmed[1]).toBe(3);
    expect((93 * (trimmed[0] as number) + 7 * 3) / 100).toBeCloseTo(1, 12);
    const bounds: TrimBounds = { low: 1.2, high: 3 };
    expect(() => trimWeights(Float64Array.of(1), Float64Array.of(1), bounds)).toThrow(RangeError);
  });
});

describe('a weighting is refused', () => {
  const areas = margin('area', [25, 25, 25, 25]);

  it('below 100 responses, and without a dimension', () => {
    const few = weighGroups([group(['a'], 99)], { margins: [margin('area', [1])], trim: null });
    expect(few).toMatchObject({ reasons: [{ code: 'too-few-responses', n: 99, least: 100 }], n: 99, figures: null });
    expect(codesOf(weighGroups([group([], 100)], { margins: [], trim: null }))).toEqual(['no-dimensions']);
    expect(codesOf(weighGroups([], { margins: [areas], trim: null }))).toEqual(['too-few-responses']);
  });

  it('with an empty category, and offers its smaller neighbour that has responses', () => {
    const ages = margin('age', [30, 10, 20, 5, 40]);
    const weighting = weighGroups([group(['a'], 60), group(['c'], 60), group(['e'], 10)], {
      margins: [ages],
      trim: null,
    });
    expect(weighting).toMatchObject({
      state: 'refused',
      reasons: [
        { code: 'empty-category', dimensionId: 'age', categoryId: 'b', mergeWith: 'c' },
        { code: 'empty-category', dimensionId: 'age', categoryId: 'd', mergeWith: 'c' },
      ],
    });
    const merged = mergeCategories(mergeCategories(ages, 'b', 'c'), 'd', 'c');
    expect(
      weighGroups([group(['a'], 60), group(['c'], 60), group(['e'], 10)], { margins: [merged], trim: DEFAULT_TRIM })
        .state,
    ).toBe('weighted');
  });

  it('with responses where no people are, and with a dimension without people or responses', () => {
    const groups = [group(['a', null], 80), group(['b', null], 70)];
    const margins = [margin('area', [10, 0]), margin('age', [1, 2])];
    expect(weighGroups(groups, { margins, trim: null })).toMatchObject({
      reasons: [
        { code: 'category-without-people', dimensionId: 'area', categoryId: 'b', responses: 70, mergeWith: 'a' },
        { code: 'dimension-without-responses', dimensionId: 'age' },
      ],
    });
    const nobody = weighGroups(groups, { margins: [margin('area', [0, 0])], trim: null });
    expect(codesOf(nobody)).toEqual(['dimension-without-people']);
    expect(() => weighGroups(groups, { margins: [margin('area', [-1, 2])], trim: null })).toThrow(RangeError);
  });

  it('with a design effect above 3, and trimming helps', () => {
    const groups = [group(['a'], 970), group(['b'], 10), group(['c'], 10), group(['d'], 10)];
    const weighting = weighGroups(groups, { margins: [areas], trim: null });
    expect(weighting).toMatchObject({ reasons: [{ code: 'design-effect', most: 3 }], figures: { n: 1_000 } });
    const [reason] = weighting.state === 'refused' ? weighting.reasons : [];
    if (reason?.code !== 'design-effect') throw new Error('The design effect is the reason');
    expect(reason.designEffect).toBeGreaterThan(15);
    expect(reason.trimmed).toBeLessThan(1.5);
    expect(weighted(weighGroups(groups, { margins: [areas], trim: DEFAULT_TRIM })).figures.largest).toBe(3);
  });

  it('with shares that contradict each other, although the weights stop moving', () => {
    const groups = [group(['a', 'a'], 60), group(['b', 'b'], 60)];
    const margins = [margin('area', [1, 1]), margin('age', [1, 3])];
    expect(codesOf(weighGroups(groups, { margins, trim: null }))).toEqual(['not-converged']);
  });
});
