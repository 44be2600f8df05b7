import { tagChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredTag } from '../../entities/tag';

const publishTag = (outbox: Outbox, { subscriberCount: _, ...tag }: StoredTag, isDeleted: boolean): Promise<void> =>
  outbox.add(tagChangedEvent, {
    aggregate: { type: 'tag', id: tag.id, revision: tag.revision },
    payload: { tag: { ...tag, createdAt: tag.createdAt.toISOString() }, isDeleted },
  });

/** Publishes the current state of a tag, without its count, which changes with every subscriber. */
export const publishTagChanged = (outbox: Outbox, tag: StoredTag): Promise<void> => publishTag(outbox, tag, false);

/** Publishes that a tag was removed. */
export const publishTagRemoved = (outbox: Outbox, tag: StoredTag): Promise<void> => publishTag(outbox, tag, true);
