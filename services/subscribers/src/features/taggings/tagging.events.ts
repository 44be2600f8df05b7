import { subscribersChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import { changeOfMany } from '../../entities/erased-person';
import type { StoredTagging } from '../../entities/tagging';

/** Publishes how many people a tagging changed, after its end. Publishes nothing when it changed nobody. */
export const publishTagged = async (
  outbox: Outbox,
  { id, revision, changed, change }: StoredTagging,
): Promise<void> => {
  if (changed === 0) return;
  await outbox.add(subscribersChangedEvent, {
    aggregate: { type: 'subscriber-tagging', id, revision },
    payload: { change: changeOfMany(change), count: changed, taggingId: id },
  });
};
