import type { UserActor } from '@folkmoot/contracts';
import { cancel, type StoredTagging } from '../../taggings/tagging.domain';
import type { TaggingDeps } from './deps';
import { tellTagged } from './tagging.events';

/** Stops a tagging after the batch that is on its way; what is done stays. Throws not_found, transition_not_allowed. */
export const cancelTagging = (
  { units, clock }: TaggingDeps,
  actor: UserActor,
  taggingId: string,
): Promise<StoredTagging> =>
  units.unitOfWork(actor, async ({ taggings, outbox }) => {
    const cancelled = await taggings.save(cancel(await taggings.get(taggingId), clock.now()));
    await tellTagged(outbox, cancelled);
    return cancelled;
  });
