import type {
  AttributeType,
  RepresentedCategory,
  RepresentedDimension,
  SegmentGroup,
} from '@folkmoot/contracts/client';
import { LEAST_BASE } from '@folkmoot/question-types/core';

/** How certain it is that a category is missing. `early` when there are too few answers, `unknown` without residents. */
export type Finding = 'unknown' | 'early' | 'missing' | 'perhaps' | 'represented';

export const findingOf = ({ gap, gapHigh }: RepresentedCategory, { responses }: RepresentedDimension): Finding => {
  if (gap === null || gapHigh === null) return 'unknown';
  if (responses < LEAST_BASE) return 'early';
  if (gap >= 0) return 'represented';
  return gapHigh < 0 ? 'missing' : 'perhaps';
};

/** The end of the scale that all bars of a dimension share. */
export const scaleOf = ({ categories }: RepresentedDimension): number =>
  Math.max(
    0.01,
    ...categories.flatMap(({ responseShare, high, populationShare }) => [
      responseShare ?? 0,
      high ?? 0,
      populationShare ?? 0,
    ]),
  );

interface Attribute {
  readonly key: string;
  readonly name: string;
  readonly type: AttributeType;
  readonly options: readonly string[];
}

const folded = (name: string): string => name.trim().toLowerCase();

/** The attribute of subscribers that has the area that they live in. Every council has it. */
const WARD = 'ward';

/** How an attribute names a category. Undefined when it does not. */
const valueIn = ({ key, type, name, options }: Attribute, dimension: RepresentedDimension, category: string) => {
  const option = options.find((each) => folded(each) === folded(category));
  if (type === 'choice') return option;
  if (type !== 'text') return undefined;
  return (dimension.kind === 'area' && key === WARD) || folded(name) === folded(dimension.name) ? category : undefined;
};

/**
 * The rule that finds subscribers of a category: by an attribute with the name of the dimension, otherwise by one with
 * this value. Null when nothing is kept about it.
 */
export const ruleFor = (
  dimension: RepresentedDimension,
  { name }: Pick<RepresentedCategory, 'name'>,
  attributes: readonly Attribute[],
): SegmentGroup | null => {
  const fitting = attributes.flatMap((attribute) => {
    const value = valueIn(attribute, dimension, name);
    return value === undefined ? [] : [{ attribute, value }];
  });
  const best = fitting.find(({ attribute }) => folded(attribute.name) === folded(dimension.name)) ?? fitting[0];
  if (!best) return null;
  const { attribute, value } = best;
  return { match: 'all', rules: [{ of: 'attribute', key: attribute.key, comparison: 'is', values: [value] }] };
};
