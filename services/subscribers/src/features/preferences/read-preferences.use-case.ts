import { type Preferences, systemActor } from '@folkmoot/contracts';
import type { Clock, Units } from '@folkmoot/service-kit';
import type { SubscriberLinks } from '../../links/subscriber-links';
import { type PreferenceRecords, preferencesOf, requireRef, subscriberBehind } from './preferences';

interface Deps {
  readonly units: Pick<Units<PreferenceRecords>, 'reader'>;
  readonly clock: Clock;
  readonly links: Pick<SubscriberLinks, 'readPreferences'>;
}

/** What a person receives. Throws link_invalid. */
export const readPreferences = async ({ units, clock, links }: Deps, token: string): Promise<Preferences> => {
  const ref = requireRef(links.readPreferences(token, clock.now()));
  const records = units.reader(systemActor('subscribers', ref.councilId));
  return preferencesOf(records, await subscriberBehind(records, ref));
};
