import type { UserActor } from '@folkmoot/contracts';
import { unsubscribe } from '../../subscribers/lifecycle.domain';
import { keepChange, type SubscriberWithTags } from '../../subscribers/subscriber-changes';
import type { Deps } from './deps';

/** Withdraws every consent on the person's wish. Throws not_found. */
export const unsubscribeSubscriber = (
  { unitOfWork, clock }: Deps,
  actor: UserActor,
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
