import {
  normaliseEmail,
  personalDataExportedEvent,
  personalDataReadEvent,
  type SubscriberData,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { hearBacksOf, publishPersonalDataEvent, storedDataOf } from '../../entities/stored-person';
import type { PersonRecords } from './person.types';

const nothing = { subscriber: null, attributes: [], consents: [], signups: [], history: [], mails: [] };

/** The stored data of an address in the actor's council. Logs the read or export. */
export const readPerson = (
  { actor, unitOfWork }: Context<PersonRecords>,
  address: string,
  purpose: 'look' | 'export',
): Promise<SubscriberData> =>
  unitOfWork(actor, async (unit) => {
    const email = normaliseEmail(address);
    const subscriber = await unit.subscribers.findByEmail(email);
    const isSuppressed = (await unit.suppressions.findAmong([email])).has(email);
    const event = purpose === 'export' ? personalDataExportedEvent : personalDataReadEvent;
    const hearBacks = await hearBacksOf(unit, email);
    const wasFound = subscriber !== null || isSuppressed || hearBacks.length > 0;
    await publishPersonalDataEvent(unit.outbox, event, actor.councilId ?? '', wasFound);
    return { ...(subscriber ? await storedDataOf(unit, subscriber) : nothing), hearBacks, isSuppressed };
  });
