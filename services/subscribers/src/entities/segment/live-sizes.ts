import {
  type AttributeCounts,
  countsOf,
  knownOf,
  markOf,
  type Sizes,
  type SubscriberCondition,
  type SubscriberRule,
  type SubscriberStats,
} from '../subscriber';

/** Figures that every change of a person updates. Attribute counts are null while a migration makes them. */
export interface LiveFigures {
  readonly stats: SubscriberStats;
  readonly attributes: readonly AttributeCounts[] | null;
}

interface Only {
  readonly condition: SubscriberCondition;
  readonly isNegated: boolean;
}

/** The only condition of a rule, at any depth; null when there is another number of conditions. */
const onlyConditionOf = (rule: SubscriberRule): Only | null => {
  if (!('match' in rule)) return { condition: rule, isNegated: false };
  const [first, ...others] = rule.rules;
  const only = first && others.length === 0 ? onlyConditionOf(first) : null;
  return only && rule.match === 'none' ? { ...only, isNegated: !only.isNegated } : only;
};

const talliesOf = (condition: SubscriberCondition, attributes: readonly AttributeCounts[]) => {
  if (condition.of !== 'attribute') return null;
  const { test } = condition;
  if (test.is === 'one_of') return countsOf(attributes, test.keys.map(markOf));
  const isAnyValue = test.is === 'beginning' && test.text.indexOf('=') === test.text.length - 1;
  return isAnyValue ? knownOf(attributes, test.text.slice(0, -1)) : null;
};

/** The sizes of a rule that is one comparison of an attribute, or its negation, exact now. Null for other rules. */
export const liveSizesOf = (rule: SubscriberRule, { stats, attributes }: LiveFigures): Sizes | null => {
  const only = onlyConditionOf(rule);
  const tallies = only && attributes ? talliesOf(only.condition, attributes) : null;
  if (!only || !tallies) return null;
  const { total, active } = tallies;
  return only.isNegated
    ? { size: stats.total - total, activeSize: stats.active - active }
    : { size: total, activeSize: active };
};
