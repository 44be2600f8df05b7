import { normaliseEmail, personalDataErasedEvent, type UserActor } from '@folkmoot/contracts';
import { forgetDeliveries } from '../../deliveries/forget-deliveries';
import { erase } from '../../subscribers/lifecycle.domain';
import { keepChange } from '../../subscribers/subscriber-changes';
import { type PersonUnits, tellPersonalData } from './person.deps';

/**
 * Erases whoever stands behind an address; what was entered on pages and in imports goes, too. A keyed hash stays, also
 * of an address that is not on the list, so that nobody imports it later. False when there was nobody.
 */
export const erasePerson = (
  { units }: { readonly units: PersonUnits },
  actor: UserActor,
  given: string,
): Promise<boolean> =>
  units.unitOfWork(actor, async (unit) => {
    const email = normaliseEmail(given);
    const subscriber = await unit.subscribers.findByEmail(email);
    await unit.suppressions.add(email);
    await unit.importRows.eraseAddress(email);
    if (subscriber) {
      await unit.signups.eraseOfSubscriber(subscriber.id);
      await forgetDeliveries(unit, subscriber.id);
      await keepChange(unit, subscriber, erase(subscriber), 'erased');
    }
    await tellPersonalData(unit.outbox, personalDataErasedEvent, actor.councilId ?? '', subscriber !== null);
    return subscriber !== null;
  });
