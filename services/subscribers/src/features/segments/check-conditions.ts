import { DomainError, type SegmentCondition, type SegmentGroup } from '@folkmoot/contracts';
import { conditionsIn, isFitting, type SegmentFields } from '../../entities/segment';
import { requireTags } from '../../entities/subscriber';
import type { SegmentRecords } from './segment.types';
import { messages } from './segments.messages';

type Records = Pick<SegmentRecords, 'attributes' | 'campaigns' | 'optInPages' | 'pageCodes' | 'tags'>;
type Conditions = Partial<Pick<SegmentFields, 'filter' | 'rule'>>;

const tagIdsIn = (conditions: readonly SegmentCondition[]): string[] =>
  conditions.flatMap((condition) => (condition.of === 'tags' ? condition.tagIds : []));
const campaignIdsIn = (conditions: readonly SegmentCondition[]): string[] =>
  conditions.flatMap((condition) => (condition.of === 'invited' ? [condition.campaignId] : []));

const checkPages = async (
  { optInPages, pageCodes }: Records,
  conditions: readonly SegmentCondition[],
): Promise<void> => {
  for (const condition of conditions) {
    if (condition.of !== 'signed_up') continue;
    await optInPages.get(condition.pageId);
    for (const codeId of condition.codeIds ?? []) await pageCodes.get(condition.pageId, codeId);
  }
};

const checkAttributes = async ({ attributes }: Records, conditions: readonly SegmentCondition[]): Promise<void> => {
  const known = new Map((await attributes.listAll()).map((attribute) => [attribute.key, attribute]));
  const problems = conditions.flatMap((condition) => {
    if (condition.of !== 'attribute') return [];
    const attribute = known.get(condition.key);
    if (!attribute) return [messages.attributeUnknown(condition.key)];
    return isFitting(condition, attribute) ? [] : [messages.attributeMisfit(attribute.name)];
  });
  if (problems.length === 0) return;
  const fields = problems.map((message) => ({ path: 'rule', message }));
  throw new DomainError('invalid_input', { detail: problems[0] ?? '', fields });
};

/** A condition that the segment had before may stay, also when its tag, campaign or attribute was deleted. */
const newConditions = (rule: SegmentGroup | null, stored: SegmentGroup | null): SegmentCondition[] => {
  const before = new Set(stored ? conditionsIn(stored).map((condition) => JSON.stringify(condition)) : []);
  return rule ? conditionsIn(rule).filter((condition) => !before.has(JSON.stringify(condition))) : [];
};

/**
 * Throws not_found for an unknown tag, page or code, campaign_not_found, or invalid_input for an attribute that is unknown or compared
 * with values of another type.
 */
export const checkConditions = async (
  records: Records,
  { filter, rule = null }: Conditions,
  stored: SegmentGroup | null = null,
): Promise<void> => {
  const conditions = newConditions(rule, stored);
  requireTags(await records.tags.listAll(), [...(filter?.tagIds ?? []), ...tagIdsIn(conditions)]);
  for (const campaignId of campaignIdsIn(conditions)) await records.campaigns.get(campaignId);
  await checkPages(records, conditions);
  await checkAttributes(records, conditions);
};
