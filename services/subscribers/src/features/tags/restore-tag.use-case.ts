import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredTag, TagRepository } from '../../entities/tag';
import { publishTagChanged } from './tag.events';

/**
 * Undoes the deletion of a tag. Its subscribers have it again, except those who left in the meantime. Throws not_found
 * when the tag is swept or was merged, tag_name_taken when another tag has its name.
 */
export const restoreTag = (
  { actor, unitOfWork }: Context<{ tags: TagRepository }>,
  tagId: string,
): Promise<StoredTag> =>
  unitOfWork(actor, async ({ tags, outbox }) => {
    const removed = await tags.findRemoved(tagId);
    if (!removed || removed.mergedInto !== null) throw new DomainError('not_found');
    const tag = await tags.restore(tagId);
    await publishTagChanged(outbox, tag);
    return tag;
  });
