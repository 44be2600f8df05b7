import type { Unit } from '@folkmoot/service-kit';
import { type DeliveryRecords, forgetDeliveries } from '../delivery';
import type { HearBackRepository } from '../hear-back';
import type { ImportRowRepository } from '../import';
import type { SignupRepository } from '../signup';
import { erase, keepChange, type StoredSubscriber, type SubscriberRecords } from '../subscriber';

export type ForgottenRecords = SubscriberRecords &
  DeliveryRecords & {
    readonly signups: SignupRepository;
    readonly importRows: ImportRowRepository;
    readonly hearBacks: HearBackRepository;
  };

/** The kind of the entries in the log of erasures. Their id is the hash of the address, their detail the subscriber. */
export const PERSON = 'person';

/**
 * Keeps a keyed hash of an address, so that no import adds it again, and erases the address in rejected rows and among
 * those who want to hear back.
 */
export const suppress = async (
  {
    suppressions,
    importRows,
    hearBacks,
    erased,
  }: Unit<Pick<ForgottenRecords, 'suppressions' | 'importRows' | 'hearBacks'>>,
  email: string,
  { at, subscriberId }: { readonly at: Date; readonly subscriberId: string | null },
): Promise<void> => {
  const addressHash = await suppressions.add(email, at);
  await importRows.eraseAddress(email);
  await hearBacks.removeByEmails([email]);
  erased.note(PERSON, addressHash, subscriberId);
};

/** Erases a subscriber with sign-ups and the link to messages. */
export const forgetPerson = async (unit: Unit<ForgottenRecords>, subscriber: StoredSubscriber): Promise<void> => {
  await unit.signups.eraseOfSubscriber(subscriber.id);
  await forgetDeliveries(unit, subscriber.id);
  await keepChange(unit, subscriber, erase(subscriber), 'erased');
};
