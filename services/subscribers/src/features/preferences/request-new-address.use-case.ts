import { randomUUID } from 'node:crypto';
import {
  type Actor,
  type AddressRequestOutcome,
  isEmailAddress,
  normaliseEmail,
  systemActor,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { keepChange, lifecycleMessages, type SubscriberLinks, withHistoryEntry } from '../../entities/subscriber';
import { requireRef, subscriberBehind } from './preferences';
import type { PreferenceRecords } from './preferences.types';

const DAY_MS = 86_400_000;
/** Both mailboxes must confirm in this time. */
const CHANGE_EXPIRES_MS = 3 * DAY_MS;
/** Mails to addresses that anybody can write into the form, for one person and day. */
const MAX_REQUESTS_PER_DAY = 3;

/**
 * Asks both mailboxes to confirm a new address. The answer is the same for an address that is on the list. A new
 * request replaces the one before. Throws link_invalid.
 */
export const requestNewAddress = (
  { unitOfWork, clock }: Context<PreferenceRecords, Actor>,
  { token, email }: { token: string; email: string },
  links: Pick<SubscriberLinks, 'readPreferences'>,
): Promise<AddressRequestOutcome> => {
  const now = clock.now();
  const ref = requireRef(links.readPreferences(token, now));
  return unitOfWork(systemActor('subscribers', ref.councilId), async (unit) => {
    const subscriber = await subscriberBehind(unit, ref);
    if (subscriber.status !== 'active') return 'not_active';
    const writtenEmail = email.trim();
    if (!isEmailAddress(writtenEmail)) return 'invalid';
    if (normaliseEmail(writtenEmail) === subscriber.email) return 'same';
    const since = new Date(now.getTime() - DAY_MS);
    const mails = await unit.mails.listOfSubscriber(subscriber.id);
    const recent = mails.filter(({ kind, at }) => kind === 'address_new' && at > since);
    if (recent.length >= MAX_REQUESTS_PER_DAY) return 'too_many';
    const expiresAt = new Date(now.getTime() + CHANGE_EXPIRES_MS);
    const addressChange = { id: randomUUID().slice(0, 8), writtenEmail, expiresAt, confirmedBy: [] };
    const entry = { at: now, what: 'address_asked', detail: lifecycleMessages.addressAsked, by: null } as const;
    await keepChange(unit, subscriber, withHistoryEntry({ ...subscriber, addressChange }, entry), 'edited');
    for (const kind of ['address_new', 'address_old'] as const) {
      await unit.mails.add({ subscriberId: subscriber.id, kind, isAfterSurvey: false, now, unlessSince: now });
    }
    return 'asked';
  });
};
