import { type Actor, DomainError, type Preferences, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { confirm, keepChange, type SubscriberLinks, transitions } from '../../entities/subscriber';
import { preferencesOf, requireRef, subscriberBehind } from './preferences';
import type { PreferenceRecords } from './preferences.types';

/** Confirms the address: pending subscriptions become active. Idempotent. Throws link_invalid. */
export const confirmAddress = (
  { unitOfWork, clock }: Context<PreferenceRecords, Actor>,
  token: string,
  links: Pick<SubscriberLinks, 'readConfirmation'>,
): Promise<Preferences> => {
  const now = clock.now();
  const ref = requireRef(links.readConfirmation(token, now));
  return unitOfWork(systemActor('subscribers', ref.councilId), async (unit) => {
    const subscriber = await subscriberBehind(unit, ref);
    // An old message does not reactivate a person who has unsubscribed.
    if (!transitions[subscriber.status].confirm) throw new DomainError('link_invalid');
    const after = confirm(subscriber, { at: now, by: null });
    return preferencesOf(unit, await keepChange(unit, subscriber, after, 'confirmed'), now);
  });
};
