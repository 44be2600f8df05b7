import type { Context } from '@folkmoot/service-kit';
import { keepChange, type SubscriberRecords, type SubscriberWithTags, unsubscribe } from '../../entities/subscriber';

/** Withdraws every consent on request of the person. Throws not_found. */
export const unsubscribeSubscriber = (
  { actor, unitOfWork, clock }: Context<SubscriberRecords>,
  subscriberId: string,
): Promise<SubscriberWithTags> =>
  unitOfWork(actor, async (unit) => {
    const subscriber = await unit.subscribers.get(subscriberId);
    const after = unsubscribe(subscriber, { at: clock.now(), by: actor.userId });
    return {
      subscriber: await keepChange(unit, subscriber, after, 'unsubscribed'),
      tags: await unit.tags.listAll(),
    };
  });
