import { type Actor, normaliseEmail, personalDataErasedEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { forgetDeliveries } from '../../entities/delivery';
import { erase, keepChange } from '../../entities/subscriber';
import { publishPersonalDataEvent } from './person.events';
import type { PersonRecords } from './person.types';

/**
 * Erases the person with this address, including form submissions and rejected import rows. A keyed hash stays, also
 * for an unknown address, so that no later import adds it. Returns false when there was nobody.
 */
export const erasePerson = (
  { actor, unitOfWork }: Context<PersonRecords, Actor>,
  writtenEmail: string,
): Promise<boolean> =>
  unitOfWork(actor, async (unit) => {
    const email = normaliseEmail(writtenEmail);
    const subscriber = await unit.subscribers.findByEmail(email);
    await unit.suppressions.add(email);
    await unit.importRows.eraseAddress(email);
    if (subscriber) {
      await unit.signups.eraseOfSubscriber(subscriber.id);
      await forgetDeliveries(unit, subscriber.id);
      await keepChange(unit, subscriber, erase(subscriber), 'erased');
    }
    await publishPersonalDataEvent(unit.outbox, personalDataErasedEvent, actor.councilId ?? '', subscriber !== null);
    return subscriber !== null;
  });
