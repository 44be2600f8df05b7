import type { Context } from '@folkmoot/service-kit';
import { type DeliveryRecords, forgetDeliveries } from '../../entities/delivery';
import type { ImportRowRepository } from '../../entities/import';
import type { SignupRepository } from '../../entities/signup';
import { erase, keepChange, type SubscriberRecords } from '../../entities/subscriber';

type Records = SubscriberRecords &
  DeliveryRecords & { readonly signups: SignupRepository; readonly importRows: ImportRowRepository };

/** Erases a person. Later imports do not add them again. The event is the certificate of erasure. Throws not_found. */
export const eraseSubscriber = ({ actor, unitOfWork }: Context<Records>, subscriberId: string): Promise<void> =>
  unitOfWork(actor, async (unit) => {
    const subscriber = await unit.subscribers.get(subscriberId);
    await unit.suppressions.add(subscriber.email);
    await unit.importRows.eraseAddress(subscriber.email);
    await unit.signups.eraseOfSubscriber(subscriberId);
    await forgetDeliveries(unit, subscriberId);
    await keepChange(unit, subscriber, erase(subscriber), 'erased');
  });
