import { DomainError, type UserActor } from '@folkmoot/contracts';
import type { UnitOfWork } from '@folkmoot/service-kit';
import type { OptInPageRepository } from '../../opt-in-pages/opt-in-page.repository';
import { topicLeavesPages } from '../../opt-in-pages/topic-leaves';
import { sweepTag, type TagSweepRecords } from './sweep-tag.use-case';
import { tellTagRemoved } from './tag.events';

interface Deps {
  readonly unitOfWork: UnitOfWork<TagSweepRecords & { readonly optInPages: OptInPageRepository }>;
}

/** Deletes a tag and takes it off everybody, the first hundreds at once. Throws not_found or tag_is_default. */
export const deleteTag = async ({ unitOfWork }: Deps, actor: UserActor, tagId: string): Promise<void> => {
  await unitOfWork(actor, async ({ tags, optInPages, outbox }) => {
    const tag = await tags.get(tagId);
    if (tag.isDefault) throw new DomainError('tag_is_default');
    await tellTagRemoved(outbox, await tags.remove(tag, null));
    await topicLeavesPages({ optInPages, outbox }, tagId);
  });
  await sweepTag({ unitOfWork }, actor, tagId);
};
