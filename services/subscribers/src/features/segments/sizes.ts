import type { Segment, SegmentGroup } from '@folkmoot/contracts';
import {
  type FilterContext,
  type LiveFigures,
  liveSizesOf,
  resolveRule,
  type StoredSegment,
} from '../../entities/segment';
import type { StoredTag } from '../../entities/tag';

export interface Figures extends LiveFigures {
  readonly tags: readonly StoredTag[];
  /** Rules are resolved with it. */
  readonly context: FilterContext;
}

type Sizes = Pick<Segment, 'size' | 'activeSize' | 'countedAt' | 'isCounting'>;

/** The only condition of a filter, beside the status; null when it has another form. */
const simpleOf = ({ filter }: StoredSegment): { tagId: string | null; isActive: boolean } | null => {
  const { tagIds = [], status, ...others } = filter;
  const isOther = tagIds.length > 1 || Object.values(others).some((value) => value);
  if (isOther || (status !== undefined && status !== 'active')) return null;
  return { tagId: tagIds[0] ?? null, isActive: status === 'active' };
};

const ruleSizes = (rule: SegmentGroup, { isActive }: { isActive: boolean }, figures: Figures): Sizes | null => {
  const sizes = liveSizesOf(resolveRule(rule, figures.context), figures);
  return sizes && isActive ? { size: sizes.activeSize, activeSize: sizes.activeSize } : sizes;
};

/** Figures that every change of a person updates: exact now. */
const liveSizes = (segment: StoredSegment, figures: Figures): Sizes | null => {
  const simple = simpleOf(segment);
  if (!simple) return null;
  if (segment.rule) return simple.tagId === null ? ruleSizes(segment.rule, simple, figures) : null;
  const { stats, tags } = figures;
  if (simple.tagId === null) return { size: simple.isActive ? stats.active : stats.total, activeSize: stats.active };
  if (!simple.isActive) return null;
  const count = tags.find(({ id }) => id === simple.tagId)?.subscriberCount ?? 0;
  return { size: count, activeSize: count };
};

/** Whether the sizes of a segment need no count. */
export const isLive = (segment: StoredSegment, figures: Figures): boolean => liveSizes(segment, figures) !== null;

/** The sizes of a segment, without counting. */
export const sizesOf = (segment: StoredSegment, figures: Figures): Sizes => {
  const live = liveSizes(segment, figures);
  if (live) return { ...live, countedAt: null };
  const { count } = segment;
  if (!count) return { size: 0, activeSize: 0, countedAt: null, isCounting: true };
  return { size: count.size, activeSize: count.activeSize, countedAt: count.countedAt.toISOString() };
};
