import * as z from 'zod';
import { idSchema, localDaySchema } from '../core/ids';
import { MAX_SEARCH } from '../core/text-limits';
import { attributeKeySchema, attributeValueSchema } from './attribute';
import {
  attributeComparisons,
  MAX_RULE_CONDITIONS,
  MAX_RULE_DAYS,
  MAX_RULE_DEPTH,
  MAX_RULE_VALUES,
} from './segment-terms';
import { subscriberSources, subscriberStatuses } from './subscriber-terms';

const days = z.number().int().min(1).max(MAX_RULE_DAYS);

const conditions = [
  z.strictObject({
    of: z.literal('attribute'),
    key: attributeKeySchema,
    comparison: z.enum(attributeComparisons),
    /** None for `known`, one for most, any number for `is_one_of`; two for `between`, null for an open end. */
    values: z.array(attributeValueSchema.nullable()).max(MAX_RULE_VALUES),
  }),
  /** Has an active or pending subscription to any of these. */
  z.strictObject({ of: z.literal('tags'), tagIds: z.array(idSchema).min(1).max(MAX_RULE_VALUES) }),
  /** Erased people have no data, so no rule finds them. */
  z.strictObject({
    of: z.literal('status'),
    statuses: z
      .array(z.enum(subscriberStatuses).exclude(['erased']))
      .min(1)
      .max(10),
  }),
  z.strictObject({ of: z.literal('source'), sources: z.array(z.enum(subscriberSources)).min(1).max(10) }),
  z.strictObject({ of: z.literal('text'), q: z.string().trim().min(1).max(MAX_SEARCH) }),
  /** Days in the council's time zone, both included, and within the last days. */
  z.strictObject({
    of: z.literal('subscribed'),
    from: localDaySchema.optional(),
    to: localDaySchema.optional(),
    withinDays: days.optional(),
  }),
  /** Was sent an invitation to this campaign, in any round. */
  z.strictObject({ of: z.literal('invited'), campaignId: idSchema }),
  /** Signed up at this page; with codes, by one of these QR codes of it. */
  z.strictObject({
    of: z.literal('signed_up'),
    pageId: idSchema,
    codeIds: z.array(idSchema).max(MAX_RULE_VALUES).optional(),
  }),
  /**
   * Was sent an invitation or a newsletter within the last days. A reminder does not count: only people who have not
   * answered get one, so the segment would show who they are.
   */
  z.strictObject({ of: z.literal('mailed'), withinDays: days }),
] as const;

export const segmentConditionSchema = z.discriminatedUnion('of', conditions);
export type SegmentCondition = z.infer<typeof segmentConditionSchema>;

/** A group of rules: all of them, any of them, or none of them are true of a person. */
export interface SegmentGroup {
  readonly match: 'all' | 'any' | 'none';
  readonly rules: readonly SegmentRule[];
}
export type SegmentRule = SegmentCondition | SegmentGroup;

const groupOf = (rule: z.ZodType<SegmentRule, SegmentRule>): z.ZodType<SegmentGroup, SegmentGroup> =>
  z.strictObject({ match: z.enum(['all', 'any', 'none']), rules: z.array(rule).max(MAX_RULE_CONDITIONS) });

/** One schema per level, not a recursive one: a body with thousands of levels is refused at the first level too many. */
const groupOfDepth = (depth: number): z.ZodType<SegmentGroup, SegmentGroup> =>
  groupOf(depth === 1 ? segmentConditionSchema : z.union([segmentConditionSchema, groupOfDepth(depth - 1)]));

const countConditions = (rule: SegmentRule): number =>
  'rules' in rule ? rule.rules.reduce((sum, each) => sum + countConditions(each), 0) : 1;

/** The rule of a segment: a group. An empty group of `all` or `none` is everybody, an empty one of `any` is nobody. */
export const segmentRuleSchema = groupOfDepth(MAX_RULE_DEPTH).refine(
  (rule) => countConditions(rule) <= MAX_RULE_CONDITIONS,
  `A segment has at most ${MAX_RULE_CONDITIONS} conditions.`,
);
