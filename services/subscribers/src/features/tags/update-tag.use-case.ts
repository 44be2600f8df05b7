import type { UserActor } from '@folkmoot/contracts';
import type { UnitOfWork } from '@folkmoot/service-kit';
import { consistent, requireRevision, type StoredTag, type TagFields } from '../../tags/tag.domain';
import type { TagRepository } from '../../tags/tag.repository';
import { tellTagChanged } from './tag.events';

interface Deps {
  readonly unitOfWork: UnitOfWork<{ tags: TagRepository }>;
}

interface Edit {
  readonly tagId: string;
  readonly changes: Partial<TagFields>;
  /** The revision that was edited; without it the edit wins. */
  readonly revision: number | undefined;
}

/** Changes a tag. Throws not_found, stale_revision or tag_name_taken. */
export const updateTag = (
  { unitOfWork }: Deps,
  actor: UserActor,
  { tagId, changes, revision }: Edit,
): Promise<StoredTag> =>
  unitOfWork(actor, async ({ tags, outbox }) => {
    const tag = await tags.get(tagId);
    requireRevision(tag, revision);
    const saved = await tags.save(tag, consistent({ isInternal: tag.isInternal, ...changes }));
    await tellTagChanged(outbox, saved);
    return saved;
  });
