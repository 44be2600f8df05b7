import type { SegmentRule } from '@folkmoot/contracts';
import type { StoredSegment } from './segment.repository';

/** The ids with one replaced by another, each once. */
const replaced = (tagIds: readonly string[], from: string, into: string): string[] => [
  ...new Set(tagIds.map((id) => (id === from ? into : id))),
];

const inRule = <R extends SegmentRule>(rule: R, from: string, into: string): R => {
  if ('rules' in rule) return { ...rule, rules: rule.rules.map((each) => inRule(each, from, into)) };
  return rule.of === 'tags' ? { ...rule, tagIds: replaced(rule.tagIds, from, into) } : rule;
};

/** A segment after a merge of tags. The same object when it does not name the tag. */
export const withTagReplaced = (segment: StoredSegment, from: string, into: string): StoredSegment => {
  const { filter, rule } = segment;
  if (!JSON.stringify({ filter, rule }).includes(JSON.stringify(from))) return segment;
  return {
    ...segment,
    filter: filter.tagIds ? { ...filter, tagIds: replaced(filter.tagIds, from, into) } : filter,
    rule: rule && inRule(rule, from, into),
  };
};
