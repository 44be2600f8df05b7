import type { Filter } from '@folkmoot/service-kit';
import { type MergedTags, withMerged } from '../tag/merged-tags.domain';
import { searchedText } from './subscriber.domain';
import type { SubscriberDocument } from './subscriber-model.mongo';
import type { AttributeTest, SubscriberCondition, SubscriberRule } from './subscriber-rule.domain';

type Query = Filter<SubscriberDocument>;

/** No document has it, and the index of ids knows that at once. */
const NOBODY: Query = { _id: { $in: [] } };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Anchored and escaped, so that an index can serve the expression. */
export const beginningWith = (text: string): { $regex: string } => ({ $regex: `^${escaped(text)}` });

/** A condition on a single value or a list element that an index decides. */
export const oneOf = <V>(values: readonly V[]) => (values.length === 1 ? values[0] : { $in: values });

const attributeQuery = (test: AttributeTest): unknown => {
  switch (test.is) {
    case 'one_of':
      return oneOf(test.keys);
    case 'beginning':
      return beginningWith(test.text);
    // Reads all values of the attribute.
    case 'containing':
      return { $regex: `^${escaped(test.prefix)}[\\s\\S]*${escaped(test.text)}` };
    // One element must meet both ends. The embedded engine takes its range from the prefix.
    case 'range':
      return {
        ...beginningWith(test.prefix),
        $elemMatch: { $gte: test.from, [test.isLastIncluded ? '$lte' : '$lt']: test.to },
      };
  }
};

const conditionQuery = (condition: SubscriberCondition): Query => {
  switch (condition.of) {
    case 'nobody':
      return NOBODY;
    case 'tags':
      return { tagIds: oneOf(condition.tagIds) } as Query;
    case 'status':
      return { status: oneOf(condition.statuses) } as Query;
    case 'source':
      return { source: oneOf(condition.sources) } as Query;
    case 'text': {
      const text = searchedText(condition.q);
      return text ? { searchKeys: beginningWith(text) } : {};
    }
    case 'subscribed': {
      const { since, before } = condition;
      const range = { ...(since ? { $gte: since } : {}), ...(before ? { $lt: before } : {}) };
      return since || before ? { subscribedAt: range } : {};
    }
    case 'attribute':
      return { attributeKeys: attributeQuery(condition.test) } as Query;
    case 'invited':
      return { invitedTo: condition.campaignId };
    case 'signed_up':
      return { attributeKeys: oneOf(condition.marks) } as Query;
    case 'mailed':
      return { lastMailedAt: { $gte: condition.since } };
  }
};

/** One document where no field occurs twice: the form that the planner of the embedded engine knows best. */
export const allOf = (queries: readonly Query[]): Query => {
  const fields = queries.flatMap((query) => Object.keys(query));
  const isFlat = new Set(fields).size === fields.length;
  return isFlat ? Object.assign({}, ...queries) : { $and: queries };
};

/** The query for a rule. */
export const queryOf = (rule: SubscriberRule): Query => {
  if (!('match' in rule)) return conditionQuery(rule);
  const parts = rule.rules.map(queryOf);
  if (rule.match === 'all') return allOf(parts);
  if (rule.match === 'none') return parts.length === 0 ? {} : { $nor: parts };
  return parts.length === 0 ? NOBODY : { $or: parts };
};

/** Adds merged tags: stored people may still have a tag that was merged into a requested one. */
export const inStoredTags = (rule: SubscriberRule, merged: MergedTags): SubscriberRule => {
  if (merged.size === 0) return rule;
  if ('match' in rule) return { ...rule, rules: rule.rules.map((each) => inStoredTags(each, merged)) };
  return rule.of === 'tags' ? { ...rule, tagIds: withMerged(merged, rule.tagIds) } : rule;
};
