import { tagChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredTag } from '../../tags/tag.domain';

/** Tells others how a tag is now. Its count is not theirs to know: it changes with every subscriber. */
export const tellTagChanged = (outbox: Outbox, { subscriberCount: _, ...tag }: StoredTag): Promise<void> =>
  outbox.add(tagChangedEvent, {
    aggregate: { type: 'tag', id: tag.id, revision: tag.revision },
    payload: { tag: { ...tag, createdAt: tag.createdAt.toISOString() }, isDeleted: false },
  });
