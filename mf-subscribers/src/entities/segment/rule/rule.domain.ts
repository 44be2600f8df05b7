import {
  type Attribute,
  type AttributeComparison,
  comparisonsOfType,
  MAX_RULE_DEPTH,
  type SegmentCondition,
  type SegmentGroup,
  type SegmentRule,
  type SubscriberFilter,
} from '@folkmoot/contracts/client';
import { tidied } from '../filter/tidied.domain';

/** Everything that a condition can ask for besides tags. */
export interface RuleFields {
  readonly attributes: readonly Pick<Attribute, 'key' | 'name' | 'type' | 'options'>[];
  readonly campaigns: readonly { readonly id: string; readonly title: string }[];
  readonly pages?:
    | readonly {
        readonly id: string;
        readonly title: string;
        readonly codes: readonly { readonly id: string; readonly label: string }[];
      }[]
    | undefined;
}

export type AttributeCondition = Extract<SegmentCondition, { of: 'attribute' }>;
type Field = RuleFields['attributes'][number];

export const isSameRule = (first: SegmentRule, second: SegmentRule): boolean =>
  JSON.stringify(first) === JSON.stringify(second);

export const isGroup = (rule: SegmentRule): rule is SegmentGroup => 'rules' in rule;

export const fieldOf = (fields: RuleFields, key: string): Field | undefined =>
  fields.attributes.find((attribute) => attribute.key === key);

/** A condition without values yet. */
export const newAttributeCondition = (field: Field, comparison?: AttributeComparison): AttributeCondition => {
  const chosen = comparison ?? comparisonsOfType[field.type][0] ?? 'is';
  const of = { of: 'attribute', key: field.key, comparison: chosen } as const;
  if (chosen === 'known' || chosen === 'is_one_of') return { ...of, values: [] };
  if (chosen === 'between') return { ...of, values: [null, null] };
  return { ...of, values: [field.type === 'yes_no' ? true : ''] };
};

const ONE_MONTH_DAYS = 30;

/** Conditions that are not about an attribute, without values yet. */
export const newCondition: Readonly<Record<Exclude<SegmentCondition['of'], 'attribute'>, SegmentCondition>> = {
  tags: { of: 'tags', tagIds: [] },
  status: { of: 'status', statuses: ['active'] },
  source: { of: 'source', sources: [] },
  text: { of: 'text', q: '' },
  subscribed: { of: 'subscribed', withinDays: ONE_MONTH_DAYS },
  signed_up: { of: 'signed_up', pageId: '' },
  invited: { of: 'invited', campaignId: '' },
  mailed: { of: 'mailed', withinDays: ONE_MONTH_DAYS },
};

const isFilled = (value: unknown): boolean => typeof value === 'boolean' || (value !== '' && value !== null);

const isAttributeComplete = ({ comparison, values }: AttributeCondition): boolean => {
  if (comparison === 'known') return true;
  if (comparison === 'between') return values.some(isFilled);
  return values.length > 0 && values.every(isFilled);
};

/** Whether a condition has all its values. */
export const isComplete = (condition: SegmentCondition): boolean => {
  switch (condition.of) {
    case 'attribute':
      return isAttributeComplete(condition);
    case 'tags':
      return condition.tagIds.length > 0;
    case 'status':
      return condition.statuses.length > 0;
    case 'source':
      return condition.sources.length > 0;
    case 'text':
      return condition.q.trim() !== '';
    case 'subscribed':
      return Boolean(condition.from || condition.to || condition.withinDays);
    case 'signed_up':
      return condition.pageId !== '';
    case 'invited':
      return condition.campaignId !== '';
    case 'mailed':
      return condition.withinDays > 0;
  }
};

/** The form that is sent: an empty end of an interval is null. */
const tidiedCondition = (condition: SegmentCondition): SegmentCondition =>
  condition.of === 'attribute'
    ? { ...condition, values: condition.values.map((value) => (value === '' ? null : value)) }
    : condition;

/** The rule without unfinished conditions and empty groups. */
export const finishedRule = (group: SegmentGroup): SegmentGroup => ({
  match: group.match,
  rules: group.rules.flatMap((rule): SegmentRule[] => {
    if (!isGroup(rule)) return isComplete(rule) ? [tidiedCondition(rule)] : [];
    const inner = finishedRule(rule);
    return inner.rules.length > 0 ? [inner] : [];
  }),
});

/** Whether some condition has no value yet. */
export const isUnfinished = (rule: SegmentRule): boolean =>
  isGroup(rule) ? rule.rules.some(isUnfinished) : !isComplete(rule);

const daysOf = ({ subscribedFrom: from, subscribedTo: to }: SubscriberFilter): SegmentCondition | null =>
  from || to ? { of: 'subscribed', ...(from ? { from } : {}), ...(to ? { to } : {}) } : null;

/** The rule that finds whom a simple filter finds. */
const ruleOfFilter = (filter: SubscriberFilter): SegmentGroup => {
  const { q, tagIds = [], status, source } = filter;
  const rules: (SegmentCondition | null)[] = [
    tagIds.length > 0 ? { of: 'tags', tagIds } : null,
    status && status !== 'erased' ? { of: 'status', statuses: [status] } : null,
    source ? { of: 'source', sources: [source] } : null,
    daysOf(filter),
    q ? { of: 'text', q } : null,
  ];
  return { match: 'all', rules: rules.filter((rule) => rule !== null) };
};

const filterOfCondition = (condition: SegmentRule): SubscriberFilter | null => {
  if (isGroup(condition)) return null;
  switch (condition.of) {
    case 'tags':
      return { tagIds: condition.tagIds };
    case 'text':
      return { q: condition.q };
    case 'status':
      return condition.statuses.length === 1 ? { status: condition.statuses[0] } : null;
    case 'source':
      return condition.sources.length === 1 ? { source: condition.sources[0] } : null;
    case 'subscribed':
      return condition.withinDays === undefined ? { subscribedFrom: condition.from, subscribedTo: condition.to } : null;
    default:
      return null;
  }
};

/** The simple filter that finds the same people; null when there is none. Simple filters are counted at once. */
export const filterOfRule = ({ match, rules }: SegmentGroup): SubscriberFilter | null => {
  const kinds = rules.map((rule) => (isGroup(rule) ? 'group' : rule.of));
  if (match !== 'all' || new Set(kinds).size < kinds.length) return null;
  const filters = rules.map(filterOfCondition);
  return filters.includes(null) ? null : tidied(Object.assign({}, ...filters));
};

/** The whole of a segment as one rule. */
export const ruleOfSegment = (filter: SubscriberFilter, rule: SegmentGroup | null | undefined): SegmentGroup => {
  const own = ruleOfFilter(filter);
  if (!rule) return own;
  return own.rules.length === 0 ? rule : { match: 'all', rules: [...own.rules, rule] };
};

/** The place of a rule: the positions of the groups around it, and its own. */
export type Path = readonly number[];

/** The rule at a place. */
export const ruleAt = (group: SegmentGroup, [at = 0, ...rest]: Path): SegmentRule | undefined => {
  const rule = group.rules[at];
  if (rest.length === 0) return rule;
  return rule && isGroup(rule) ? ruleAt(rule, rest) : undefined;
};

/** Replaces the rule at a place; null removes it. */
export const replacedAt = (group: SegmentGroup, [at, ...rest]: Path, next: SegmentRule | null): SegmentGroup => ({
  ...group,
  rules: group.rules.flatMap((rule, index) => {
    if (index !== at) return [rule];
    if (rest.length > 0) return isGroup(rule) ? [replacedAt(rule, rest, next)] : [rule];
    return next ? [next] : [];
  }),
});

/** Whether a group can be added inside the group at a place. */
export const mayNest = (path: Path): boolean => path.length + 2 <= MAX_RULE_DEPTH;

/** A new group, with the other way of matching: a group like its parent would say nothing more. */
export const newGroup = (parent: SegmentGroup): SegmentGroup => ({
  match: parent.match === 'all' ? 'any' : 'all',
  rules: [],
});

const conditionsIn = (rule: SegmentRule): SegmentCondition[] =>
  isGroup(rule) ? rule.rules.flatMap(conditionsIn) : [rule];

/** Whether a condition names a tag or an attribute that was deleted. */
export const namesDeleted = (rule: SegmentRule, tagIds: ReadonlySet<string>, fields: RuleFields): boolean =>
  conditionsIn(rule).some((condition) => {
    if (condition.of === 'tags') return condition.tagIds.some((id) => !tagIds.has(id));
    return condition.of === 'attribute' && !fieldOf(fields, condition.key);
  });
