import { DomainError, type UserActor } from '@folkmoot/contracts';
import type { UnitOfWork } from '@folkmoot/service-kit';
import type { StoredTag } from '../../tags/tag.domain';
import type { TagRepository } from '../../tags/tag.repository';
import { tellTagChanged } from './tag.events';

interface Deps {
  readonly unitOfWork: UnitOfWork<{ tags: TagRepository }>;
}

/**
 * Undoes the deletion of a tag: who had it has it again, but for those who left meanwhile. Throws not_found for one that
 * is not there any more or went into another, tag_name_taken when the name is another tag's by now.
 */
export const restoreTag = ({ unitOfWork }: Deps, actor: UserActor, tagId: string): Promise<StoredTag> =>
  unitOfWork(actor, async ({ tags, outbox }) => {
    const removed = await tags.findRemoved(tagId);
    if (!removed || removed.mergedInto !== null) throw new DomainError('not_found');
    const tag = await tags.restore(tagId);
    await tellTagChanged(outbox, tag);
    return tag;
  });
