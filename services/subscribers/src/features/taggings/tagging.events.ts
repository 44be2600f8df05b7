import { subscribersChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredTagging } from '../../taggings/tagging.domain';

/** Tells how many people a tagging that came to its end has changed; nothing when it changed nobody. */
export const tellTagged = async (outbox: Outbox, { id, revision, changed }: StoredTagging): Promise<void> => {
  if (changed === 0) return;
  await outbox.add(subscribersChangedEvent, {
    aggregate: { type: 'subscriber-tagging', id, revision },
    payload: { change: 'tagged', count: changed, taggingId: id },
  });
};
