import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { TagRepository } from '../../entities/tag';
import { publishTagRemoved } from './tag.events';

/** How long the deletion can be undone. */
const UNDO_MS = 30 * 86_400_000;

/** Deletes a tag for everybody, unless it is restored in time. Throws not_found or tag_is_default. */
export const deleteTag = (
  { actor, unitOfWork, clock }: Context<{ tags: TagRepository }>,
  tagId: string,
): Promise<void> =>
  unitOfWork(actor, async ({ tags, outbox }) => {
    const tag = await tags.get(tagId);
    if (tag.isDefault) throw new DomainError('tag_is_default');
    const sweepAt = new Date(clock.now().getTime() + UNDO_MS);
    await publishTagRemoved(outbox, await tags.remove(tag, { mergedInto: null, sweepAt }));
  });
