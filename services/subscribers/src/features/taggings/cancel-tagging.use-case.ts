import type { Context } from '@folkmoot/service-kit';
import { cancel, type StoredTagging } from '../../entities/tagging';
import { publishTagged } from './tagging.events';
import type { TaggingRecords } from './tagging.types';

/** Stops a tagging after its current batch. Finished batches stay. Throws not_found, transition_not_allowed. */
export const cancelTagging = (
  { actor, unitOfWork, clock }: Context<TaggingRecords>,
  taggingId: string,
): Promise<StoredTagging> =>
  unitOfWork(actor, async ({ taggings, outbox }) => {
    const cancelled = await taggings.save(cancel(await taggings.get(taggingId), clock.now()));
    await publishTagged(outbox, cancelled);
    return cancelled;
  });
