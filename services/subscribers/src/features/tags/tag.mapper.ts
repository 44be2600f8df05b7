import type { Tag } from '@folkmoot/contracts';
import type { StoredTag } from '../../tags/tag.domain';

export const toTagResponse = (tag: StoredTag): Tag => ({ ...tag, createdAt: tag.createdAt.toISOString() });
