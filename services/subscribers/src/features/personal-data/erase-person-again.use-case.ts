import { type Actor, systemActor } from '@folkmoot/contracts';
import type { Context, ErasureEntry } from '@folkmoot/service-kit';
import { forgetPerson, suppress } from '../../entities/erased-person';
import type { StoredSubscriber } from '../../entities/subscriber';
import type { PersonRecords } from './person.types';

/** Addresses are compared by their hashes. Reads all subscribers, which only a restore does. */
const findByHash = async (
  { subscribers, suppressions }: PersonRecords,
  addressHash: string,
): Promise<StoredSubscriber | null> => {
  for await (const subscriber of subscribers.stream({})) {
    if (suppressions.hashOf(subscriber.email) === addressHash) return subscriber;
  }
  return null;
};

const findAgain = async (records: PersonRecords, { id, detail }: ErasureEntry): Promise<StoredSubscriber | null> => {
  if (detail === null) return findByHash(records, id);
  return (await records.subscribers.findByIds([detail]))[0] ?? null;
};

/** Erases a person again after a restore. The log has the hash of the address and the subscriber, not the address. */
export const erasePersonAgain = async (
  { unitOfWork, reader }: Pick<Context<PersonRecords, Actor>, 'unitOfWork' | 'reader'>,
  entry: ErasureEntry,
): Promise<void> => {
  const actor = systemActor('subscribers', entry.councilId);
  const at = new Date(entry.at);
  const known = await findAgain(reader(actor), entry);
  await unitOfWork(actor, async (unit) => {
    await unit.suppressions.addHash(entry.id, at);
    await unit.importRows.eraseAddresses((address) => unit.suppressions.hashOf(address) === entry.id);
    await unit.hearBacks.removeWhere((address) => unit.suppressions.hashOf(address) === entry.id);
    if (!known) return;
    const [subscriber] = await unit.subscribers.findByIds([known.id]);
    if (!subscriber) return;
    await suppress(unit, subscriber.email, { at, subscriberId: subscriber.id });
    await forgetPerson(unit, subscriber);
  });
};
