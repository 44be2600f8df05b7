import type { Context } from '@folkmoot/service-kit';
import { consistent, type StoredTag, type TagFields, type TagRepository } from '../../entities/tag';
import { publishTagChanged } from './tag.events';

/** Creates a tag. Throws tag_name_taken. */
export const createTag = (
  { actor, unitOfWork, clock }: Context<{ tags: TagRepository }>,
  fields: TagFields,
): Promise<StoredTag> =>
  unitOfWork(actor, async ({ tags, outbox }) => {
    const tag = await tags.add({ ...consistent(fields), createdBy: actor.userId, createdAt: clock.now() });
    await publishTagChanged(outbox, tag);
    return tag;
  });
