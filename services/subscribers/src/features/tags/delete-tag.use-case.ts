import { DomainError, type UserActor } from '@folkmoot/contracts';
import type { UnitOfWork } from '@folkmoot/service-kit';
import { sweepTag, type TagSweepRecords } from './sweep-tag.use-case';
import { tellTagRemoved } from './tag.events';

interface Deps {
  readonly unitOfWork: UnitOfWork<TagSweepRecords>;
}

/** Deletes a tag and takes it off everybody, the first hundreds at once. Throws not_found or tag_is_default. */
export const deleteTag = async ({ unitOfWork }: Deps, actor: UserActor, tagId: string): Promise<void> => {
  await unitOfWork(actor, async ({ tags, outbox }) => {
    const tag = await tags.get(tagId);
    if (tag.isDefault) throw new DomainError('tag_is_default');
    await tellTagRemoved(outbox, await tags.remove(tag, null));
  });
  await sweepTag({ unitOfWork }, actor, tagId);
};
