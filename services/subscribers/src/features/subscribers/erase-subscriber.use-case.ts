import type { UserActor } from '@folkmoot/contracts';
import type { UnitOfWork } from '@folkmoot/service-kit';
import { type DeliveryRecords, forgetDeliveries } from '../../deliveries/forget-deliveries';
import type { ImportRowRepository } from '../../imports/import.repository';
import type { SignupRepository } from '../../signups/signup.repository';
import { erase } from '../../subscribers/lifecycle.domain';
import type { SubscriberRecords } from '../../subscribers/subscriber-changes';
import { keepChange } from '../../subscribers/subscriber-changes';

interface Deps {
  readonly unitOfWork: UnitOfWork<
    SubscriberRecords &
      DeliveryRecords & { readonly signups: SignupRepository; readonly importRows: ImportRowRepository }
  >;
}

/** Erases a person for good; imports will not bring them back. The event is the certificate. Throws not_found. */
export const eraseSubscriber = ({ unitOfWork }: Deps, actor: UserActor, subscriberId: string): Promise<void> =>
  unitOfWork(actor, async (unit) => {
    const subscriber = await unit.subscribers.get(subscriberId);
    await unit.suppressions.add(subscriber.email);
    await unit.importRows.eraseAddress(subscriber.email);
    await unit.signups.eraseOfSubscriber(subscriberId);
    await forgetDeliveries(unit, subscriberId);
    await keepChange(unit, subscriber, erase(subscriber), 'erased');
  });
