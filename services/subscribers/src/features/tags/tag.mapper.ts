import type { Tag } from '@folkmoot/contracts';
import type { StoredTag } from '../../tags/tag.domain';
import type { MergeProgress } from '../../tags/tag.repository';

export const toTagResponse = (tag: StoredTag, merge: MergeProgress | null = null): Tag => ({
  ...tag,
  createdAt: tag.createdAt.toISOString(),
  merge,
});
