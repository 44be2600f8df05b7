import { type Actor, normaliseEmail, personalDataErasedEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { forgetPerson, suppress } from '../../entities/erased-person';
import { publishPersonalDataEvent } from '../../entities/stored-person';
import type { PersonRecords } from './person.types';

/**
 * Erases the person with this address, including form submissions and rejected import rows. A keyed hash stays, also
 * for an unknown address, so that no later import adds it. Returns false when there was nobody.
 */
export const erasePerson = (
  { actor, unitOfWork, clock }: Context<PersonRecords, Actor>,
  writtenEmail: string,
): Promise<boolean> =>
  unitOfWork(actor, async (unit) => {
    const email = normaliseEmail(writtenEmail);
    const subscriber = await unit.subscribers.findByEmail(email);
    await suppress(unit, email, { at: clock.now(), subscriberId: subscriber?.id ?? null });
    if (subscriber) await forgetPerson(unit, subscriber);
    await publishPersonalDataEvent(unit.outbox, personalDataErasedEvent, actor.councilId ?? '', subscriber !== null);
    return subscriber !== null;
  });
