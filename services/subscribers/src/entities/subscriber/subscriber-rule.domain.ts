import type { SubscriberSource, SubscriberStatus } from './subscriber.domain';

/** A condition on the comparable value of one attribute, `ward=east` (see attributeKeysOf). */
export type AttributeTest =
  | { readonly is: 'one_of'; readonly keys: readonly string[] }
  | { readonly is: 'beginning'; readonly text: string }
  | { readonly is: 'containing'; readonly prefix: string; readonly text: string }
  /** From the first key, included, to the last one, which is included only when `isLastIncluded`. */
  | {
      readonly is: 'range';
      readonly prefix: string;
      readonly from: string;
      readonly to: string;
      readonly isLastIncluded: boolean;
    };

/** One condition, resolved for the council: days are moments, attribute values are comparable. */
export type SubscriberCondition =
  | { readonly of: 'nobody' }
  | { readonly of: 'tags'; readonly tagIds: readonly string[] }
  | { readonly of: 'status'; readonly statuses: readonly SubscriberStatus[] }
  | { readonly of: 'source'; readonly sources: readonly SubscriberSource[] }
  /** Prefix of the address, of a part of the address or of the unique id. */
  | { readonly of: 'text'; readonly q: string }
  /** Half-open range. */
  | { readonly of: 'subscribed'; readonly since?: Date | undefined; readonly before?: Date | undefined }
  | { readonly of: 'attribute'; readonly test: AttributeTest }
  | { readonly of: 'invited'; readonly campaignId: string }
  | { readonly of: 'mailed'; readonly since: Date }
  /** Signed up at a page or by a code: see `signUpMark`. */
  | { readonly of: 'signed_up'; readonly marks: readonly string[] };

/** Conditions with and, or, not. Simple filters and the rules of segments are both translated to it. */
export type SubscriberRule =
  | SubscriberCondition
  | { readonly match: 'all' | 'any' | 'none'; readonly rules: readonly SubscriberRule[] };

/** Values of which every person who matches a rule has at least one. An index finds them. */
export interface Cover {
  readonly field: 'tagIds' | 'attributeKeys';
  readonly values: readonly string[];
}

const MAX_COVER = 100;

const smaller = (first: Cover | null, second: Cover | null): Cover | null => {
  if (!first || !second) return first ?? second;
  return second.values.length < first.values.length ? second : first;
};

const union = (first: Cover | null, second: Cover | null): Cover | null => {
  if (!first || !second || first.field !== second.field) return null;
  const values = [...new Set([...first.values, ...second.values])];
  return values.length > MAX_COVER ? null : { field: first.field, values };
};

/** The smallest cover of a rule; null when there is none. */
export const coverOf = (rule: SubscriberRule): Cover | null => {
  if ('match' in rule) {
    const [first = null, ...others] = rule.match === 'none' ? [] : rule.rules.map(coverOf);
    return others.reduce(rule.match === 'all' ? smaller : union, first);
  }
  if (rule.of === 'tags') return { field: 'tagIds', values: rule.tagIds };
  if (rule.of === 'attribute' && rule.test.is === 'one_of') return { field: 'attributeKeys', values: rule.test.keys };
  if (rule.of === 'signed_up') return { field: 'attributeKeys', values: rule.marks };
  return null;
};

/** Whether everybody who matches the rule has a key of an attribute in one range of the index. */
export const hasAttributeRange = (rule: SubscriberRule): boolean => {
  if ('match' in rule) return rule.match === 'all' && rule.rules.some(hasAttributeRange);
  return rule.of === 'attribute';
};
