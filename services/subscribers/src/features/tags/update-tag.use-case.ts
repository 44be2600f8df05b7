import type { Context } from '@folkmoot/service-kit';
import { consistent, requireRevision, type StoredTag, type TagFields, type TagRepository } from '../../entities/tag';
import { publishTagChanged } from './tag.events';

interface Edit {
  readonly tagId: string;
  readonly changes: Partial<TagFields>;
  /** The revision that was edited; without it, the edit overwrites. */
  readonly revision: number | undefined;
}

/** Changes a tag. Throws not_found, stale_revision or tag_name_taken. */
export const updateTag = (
  { actor, unitOfWork }: Context<{ tags: TagRepository }>,
  { tagId, changes, revision }: Edit,
): Promise<StoredTag> =>
  unitOfWork(actor, async ({ tags, outbox }) => {
    const tag = await tags.get(tagId);
    requireRevision(tag, revision);
    const saved = await tags.save(tag, consistent({ isInternal: tag.isInternal, ...changes }));
    await publishTagChanged(outbox, saved);
    return saved;
  });
