import {
  type Actor,
  type AddressSide,
  addressSides,
  DomainError,
  type NewAddress,
  systemActor,
  toPublicCouncil,
} from '@folkmoot/contracts';
import type { Context, Unit } from '@folkmoot/service-kit';
import {
  type AddressChangeRef,
  addressOf,
  keepChange,
  lifecycleMessages,
  type StoredAddressChange,
  type StoredSubscriber,
  type SubscriberLinks,
  waitingChange,
  withHistoryEntry,
} from '../../entities/subscriber';
import { halfHidden } from './preferences';
import type { PreferenceRecords } from './preferences.types';

type ChangeLinks = Pick<SubscriberLinks, 'readAddressChange'>;

const requireChangeRef = (ref: AddressChangeRef | null): AddressChangeRef => {
  if (!ref) throw new DomainError('link_invalid');
  return ref;
};

interface ChangeBehindLink {
  readonly council: NewAddress['council'];
  readonly subscriber: StoredSubscriber | null;
  /** Null when it was stopped or replaced, and when the person may not change the address any more. */
  readonly change: StoredAddressChange | null;
}

const find = async (records: PreferenceRecords, ref: AddressChangeRef, now: Date): Promise<ChangeBehindLink> => {
  const copy = await records.councils.find(ref.councilId);
  if (!copy || copy.isDeleted) throw new DomainError('link_invalid');
  const council = toPublicCouncil(copy.council);
  const [subscriber = null] = await records.subscribers.findByIds([ref.subscriberId]);
  const waiting = subscriber && waitingChange(subscriber, now);
  return { council, subscriber, change: waiting?.id === ref.changeId ? waiting : null };
};

const shown = (
  { council, subscriber, change }: ChangeBehindLink,
  side: AddressSide,
  state: NewAddress['state'],
): NewAddress => ({
  council,
  state,
  side,
  from: subscriber && change ? halfHidden(subscriber.writtenEmail || subscriber.email) : '',
  to: change ? halfHidden(change.writtenEmail) : '',
});

const stateOf = ({ change }: ChangeBehindLink, side: AddressSide): NewAddress['state'] => {
  if (!change) return 'gone';
  return change.confirmedBy.includes(side) ? 'waiting' : 'ask';
};

/** A change of address, for one of its mailboxes. Throws link_invalid. */
export const readNewAddress = async (
  { reader, clock }: Context<PreferenceRecords, Actor>,
  token: string,
  links: ChangeLinks,
): Promise<NewAddress> => {
  const now = clock.now();
  const ref = requireChangeRef(links.readAddressChange(token, now));
  const behindLink = await find(reader(systemActor('subscribers', ref.councilId)), ref, now);
  return shown(behindLink, ref.side, stateOf(behindLink, ref.side));
};

const stop = async (unit: Unit<PreferenceRecords>, subscriber: StoredSubscriber, at: Date): Promise<void> => {
  const entry = { at, what: 'address_asked', detail: lifecycleMessages.addressStopped, by: null } as const;
  await keepChange(unit, subscriber, withHistoryEntry({ ...subscriber, addressChange: undefined }, entry), 'edited');
};

/** Returns false when somebody on the list has the new address. */
const replaceAddress = async (
  unit: Unit<PreferenceRecords>,
  subscriber: StoredSubscriber,
  { change, at }: { readonly change: StoredAddressChange; readonly at: Date },
): Promise<boolean> => {
  const address = addressOf(change.writtenEmail);
  if (await unit.subscribers.findByEmail(address.email)) return false;
  // Who was erased under this address, and confirms it now, comes back by themselves.
  if ((await unit.suppressions.findAmong([address.email])).size > 0) await unit.suppressions.remove(address.email);
  const entry = { at, what: 'address_changed', detail: lifecycleMessages.addressChangedByPerson, by: null } as const;
  const next = { ...subscriber, ...address, addressChange: undefined };
  await keepChange(unit, subscriber, withHistoryEntry(next, entry), 'edited');
  return true;
};

/** The state for a mailbox after it has confirmed. */
const confirmBy = async (
  unit: Unit<PreferenceRecords>,
  subscriber: StoredSubscriber,
  { change, side, at }: { readonly change: StoredAddressChange; readonly side: AddressSide; readonly at: Date },
): Promise<NewAddress['state']> => {
  if (change.confirmedBy.includes(side)) return 'waiting';
  const confirmedBy = [...change.confirmedBy, side];
  const areBoth = confirmedBy.length === addressSides.length;
  if (areBoth && (await replaceAddress(unit, subscriber, { change, at }))) return 'done';
  await keepChange(unit, subscriber, { ...subscriber, addressChange: { ...change, confirmedBy } }, null);
  return 'waiting';
};

/**
 * One mailbox confirms, or stops the change. The address is replaced when both have confirmed. A repeat changes nothing.
 * Throws link_invalid.
 */
export const answerNewAddress = (
  { unitOfWork, clock }: Context<PreferenceRecords, Actor>,
  { token, answer }: { token: string; answer: 'confirm' | 'stop' },
  links: ChangeLinks,
): Promise<NewAddress> => {
  const at = clock.now();
  const ref = requireChangeRef(links.readAddressChange(token, at));
  const { side } = ref;
  return unitOfWork(systemActor('subscribers', ref.councilId), async (unit) => {
    const behindLink = await find(unit, ref, at);
    const { subscriber, change } = behindLink;
    if (!subscriber || !change) return shown(behindLink, side, 'gone');
    if (answer === 'confirm') return shown(behindLink, side, await confirmBy(unit, subscriber, { change, side, at }));
    await stop(unit, subscriber, at);
    return shown({ ...behindLink, change: null }, side, 'gone');
  });
};
