import { DomainError, type Preferences, systemActor } from '@folkmoot/contracts';
import type { Clock, UnitOfWork } from '@folkmoot/service-kit';
import type { SubscriberLinks } from '../../links/subscriber-links';
import { confirm, transitions } from '../../subscribers/lifecycle.domain';
import { keepChange } from '../../subscribers/subscriber-changes';
import { type PreferenceRecords, preferencesOf, requireRef, subscriberBehind } from './preferences';

interface Deps {
  readonly units: { readonly unitOfWork: UnitOfWork<PreferenceRecords> };
  readonly clock: Clock;
  readonly links: Pick<SubscriberLinks, 'readConfirmation'>;
}

/** The address is the person's own: what waited becomes active. Twice is as once. Throws link_invalid. */
export const confirmAddress = ({ units, clock, links }: Deps, token: string): Promise<Preferences> => {
  const now = clock.now();
  const ref = requireRef(links.readConfirmation(token, now));
  return units.unitOfWork(systemActor('subscribers', ref.councilId), async (unit) => {
    const subscriber = await subscriberBehind(unit, ref);
    // Who has unsubscribed since is not brought back by an old message.
    if (!transitions[subscriber.status].confirm) throw new DomainError('link_invalid');
    const after = confirm(subscriber, { at: now, by: null });
    return preferencesOf(unit, await keepChange(unit, subscriber, after, 'confirmed'));
  });
};
