import { tagChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredTag } from '../../tags/tag.domain';

const tell = (outbox: Outbox, { subscriberCount: _, ...tag }: StoredTag, isDeleted: boolean): Promise<void> =>
  outbox.add(tagChangedEvent, {
    aggregate: { type: 'tag', id: tag.id, revision: tag.revision },
    payload: { tag: { ...tag, createdAt: tag.createdAt.toISOString() }, isDeleted },
  });

/** Tells others how a tag is now. Its count is not theirs to know: it changes with every subscriber. */
export const tellTagChanged = (outbox: Outbox, tag: StoredTag): Promise<void> => tell(outbox, tag, false);

/** Tells others that a tag is gone. */
export const tellTagRemoved = (outbox: Outbox, tag: StoredTag): Promise<void> => tell(outbox, tag, true);
