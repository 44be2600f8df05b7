import { DomainError, subscribersChangedEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import {
  type Retagged,
  requireTagsOf,
  retagAll,
  type SubscriberRecords,
  type TagChange,
} from '../../entities/subscriber';

/**
 * Changes the tags of selected subscribers. Throws not_found for an unknown tag or subscriber, consent_source_missing.
 */
export const tagSubscribers = (
  { actor, unitOfWork, clock }: Context<SubscriberRecords>,
  { subscriberIds, ...change }: TagChange & { readonly subscriberIds: readonly string[] },
): Promise<Retagged> =>
  unitOfWork(actor, async (unit) => {
    const ids = [...new Set(subscriberIds)];
    const subscribers = await unit.subscribers.findByIds(ids);
    if (subscribers.length < ids.length) throw new DomainError('not_found');
    requireTagsOf(await unit.tags.listAll(), change);
    const retagged = await retagAll(unit, subscribers, change, { by: actor.userId, at: clock.now() });
    if (retagged.changed > 0) {
      await unit.outbox.add(subscribersChangedEvent, {
        aggregate: { type: 'subscribers', id: actor.councilId ?? '', revision: 1 },
        payload: { change: 'tagged', count: retagged.changed },
      });
    }
    return retagged;
  });
