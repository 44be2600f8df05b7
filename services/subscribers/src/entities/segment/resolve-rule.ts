import { momentsOf } from '@folkmoot/calendar/days';
import { type AttributeValue, comparisonsOfType, type SegmentCondition, type SegmentRule } from '@folkmoot/contracts';
import { comparable, type StoredAttribute } from '../attribute';
import { type AttributeTest, folded, type SubscriberCondition, type SubscriberRule, signUpMark } from '../subscriber';
import type { FilterContext } from './filter';

type AttributeCondition = Extract<SegmentCondition, { of: 'attribute' }>;

const DAY_MS = 86_400_000;
const NOBODY: SubscriberCondition = { of: 'nobody' };

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const fitsType = ({ type }: StoredAttribute, value: AttributeValue | null): value is AttributeValue => {
  if (type === 'number') return typeof value === 'number';
  if (type === 'yes_no') return typeof value === 'boolean';
  if (typeof value !== 'string' || value.trim() === '') return false;
  return type !== 'date' || isDay(value);
};

const isOneValue = (attribute: StoredAttribute, values: AttributeCondition['values']): boolean =>
  values.length === 1 && values.every((value) => fitsType(attribute, value));

/** Both ends of an interval. One may be open. */
const isInterval = (attribute: StoredAttribute, values: AttributeCondition['values']): boolean => {
  const ends = values.filter((value) => value !== null);
  return values.length === 2 && ends.length > 0 && ends.every((value) => fitsType(attribute, value));
};

/** Whether the comparison fits the type of the attribute, and the values fit both. */
export const isFitting = ({ comparison, values }: AttributeCondition, attribute: StoredAttribute): boolean => {
  if (!comparisonsOfType[attribute.type].includes(comparison)) return false;
  if (comparison === 'known') return values.length === 0;
  if (comparison === 'between') return isInterval(attribute, values);
  if (comparison !== 'is_one_of') return isOneValue(attribute, values);
  return values.length > 0 && values.every((value) => fitsType(attribute, value));
};

const rangeOf = (key: string, keyOf: (value: AttributeValue) => string, values: AttributeCondition['values']) => {
  const [low = null, high = null] = values;
  // `>` follows `=`: the end of all keys of the attribute.
  const to = high === null ? `${key}>` : keyOf(high);
  const prefix = `${key}=`;
  return { is: 'range', prefix, from: low === null ? prefix : keyOf(low), to, isLastIncluded: high !== null } as const;
};

const testOf = ({ key, comparison, values }: AttributeCondition): AttributeTest => {
  const keyOf = (value: AttributeValue): string => `${key}=${comparable(value, folded)}`;
  const known = values.filter((value) => value !== null);
  if (comparison === 'known') return { is: 'beginning', text: `${key}=` };
  if (comparison === 'between') return rangeOf(key, keyOf, values);
  const [first = ''] = known;
  if (comparison === 'begins_with') return { is: 'beginning', text: keyOf(first) };
  if (comparison === 'contains') return { is: 'containing', prefix: `${key}=`, text: comparable(first, folded) };
  return { is: 'one_of', keys: [...new Set(known.map(keyOf))] };
};

const latest = (...moments: readonly (Date | undefined)[]): Date | undefined => {
  const times = moments.flatMap((moment) => moment?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
};

const conditionOf = (condition: SegmentCondition, context: FilterContext): SubscriberCondition => {
  const { zone, knownTagIds, attributes, now } = context;
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  switch (condition.of) {
    case 'tags': {
      const tagIds = condition.tagIds.filter((id) => knownTagIds.has(id));
      return tagIds.length > 0 ? { of: 'tags', tagIds } : NOBODY;
    }
    case 'attribute': {
      const attribute = attributes.get(condition.key);
      return attribute && isFitting(condition, attribute) ? { of: 'attribute', test: testOf(condition) } : NOBODY;
    }
    case 'subscribed': {
      const { from, to, withinDays } = condition;
      const days = momentsOf({ from, to }, zone);
      const since = latest(days.since, withinDays === undefined ? undefined : before(withinDays));
      return { of: 'subscribed', since, before: days.before };
    }
    case 'signed_up': {
      const { pageId, codeIds = [] } = condition;
      return { of: 'signed_up', marks: (codeIds.length > 0 ? codeIds : [pageId]).map(signUpMark) };
    }
    case 'mailed':
      return { of: 'mailed', since: before(condition.withinDays) };
    default:
      return condition;
  }
};

/**
 * Resolves a rule for a council: days become moments, values become comparable. A condition on a deleted tag or
 * attribute finds nobody, so in a group of `none` it finds everybody.
 */
export const resolveRule = (rule: SegmentRule, context: FilterContext): SubscriberRule =>
  'rules' in rule
    ? { match: rule.match, rules: rule.rules.map((each) => resolveRule(each, context)) }
    : conditionOf(rule, context);

/** All conditions of a rule, at any depth. */
export const conditionsIn = (rule: SegmentRule): SegmentCondition[] =>
  'rules' in rule ? rule.rules.flatMap(conditionsIn) : [rule];

/** Whether people enter or leave the segment although nobody changes them. */
export const movesWithTime = (rule: SegmentRule): boolean =>
  conditionsIn(rule).some(
    (condition) => condition.of === 'mailed' || (condition.of === 'subscribed' && condition.withinDays !== undefined),
  );
