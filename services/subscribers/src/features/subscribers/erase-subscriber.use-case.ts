import type { UserActor } from '@folkmoot/contracts';
import { erase } from '../../subscribers/lifecycle.domain';
import { keepChange } from '../../subscribers/subscriber-changes';
import type { Deps } from './deps';

/** Erases a person for good; imports will not bring them back. The event is the certificate. Throws not_found. */
export const eraseSubscriber = ({ unitOfWork }: Deps, actor: UserActor, subscriberId: string): Promise<void> =>
  unitOfWork(actor, async (unit) => {
    const subscriber = await unit.subscribers.get(subscriberId);
    await unit.suppressions.add(subscriber.email);
    await keepChange(unit, subscriber, erase(subscriber), 'erased');
  });
