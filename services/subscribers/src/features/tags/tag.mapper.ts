import type { Tag } from '@folkmoot/contracts';
import type { MergeProgress, StoredTag } from '../../entities/tag';

export const toTagResponse = (tag: StoredTag, merge: MergeProgress | null = null): Tag => ({
  ...tag,
  createdAt: tag.createdAt.toISOString(),
  merge,
});
