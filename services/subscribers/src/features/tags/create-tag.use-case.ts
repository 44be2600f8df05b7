import type { UserActor } from '@folkmoot/contracts';
import type { Clock, UnitOfWork } from '@folkmoot/service-kit';
import { consistent, type StoredTag, type TagFields } from '../../tags/tag.domain';
import type { TagRepository } from '../../tags/tag.repository';
import { tellTagChanged } from './tag.events';

interface Deps {
  readonly unitOfWork: UnitOfWork<{ tags: TagRepository }>;
  readonly clock: Clock;
}

/** Makes a tag. Throws tag_name_taken. */
export const createTag = ({ unitOfWork, clock }: Deps, actor: UserActor, fields: TagFields): Promise<StoredTag> =>
  unitOfWork(actor, async ({ tags, outbox }) => {
    const tag = await tags.add({ ...consistent(fields), createdBy: actor.userId, createdAt: clock.now() });
    await tellTagChanged(outbox, tag);
    return tag;
  });
