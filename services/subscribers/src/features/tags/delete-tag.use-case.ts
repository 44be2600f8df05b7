import { DomainError, type UserActor } from '@folkmoot/contracts';
import type { Clock, UnitOfWork } from '@folkmoot/service-kit';
import type { TagRepository } from '../../tags/tag.repository';
import { tellTagRemoved } from './tag.events';

/** How long the deletion can be undone (E-79). */
const UNDO_MS = 30 * 86_400_000;

interface Deps {
  readonly unitOfWork: UnitOfWork<{ tags: TagRepository }>;
  readonly clock: Clock;
}

/** Deletes a tag: nobody has it any more, unless it is restored in time. Throws not_found or tag_is_default. */
export const deleteTag = ({ unitOfWork, clock }: Deps, actor: UserActor, tagId: string): Promise<void> =>
  unitOfWork(actor, async ({ tags, outbox }) => {
    const tag = await tags.get(tagId);
    if (tag.isDefault) throw new DomainError('tag_is_default');
    const sweepAt = new Date(clock.now().getTime() + UNDO_MS);
    await tellTagRemoved(outbox, await tags.remove(tag, { mergedInto: null, sweepAt }));
  });
