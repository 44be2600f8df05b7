import { type Actor, type Preferences, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { SubscriberLinks } from '../../entities/subscriber';
import { preferencesOf, requireRef, subscriberBehind } from './preferences';
import type { PreferenceRecords } from './preferences.types';

/** The preferences behind a link. Throws link_invalid. */
export const readPreferences = async (
  { reader, clock }: Context<PreferenceRecords, Actor>,
  token: string,
  links: Pick<SubscriberLinks, 'readPreferences'>,
): Promise<Preferences> => {
  const now = clock.now();
  const ref = requireRef(links.readPreferences(token, now));
  const records = reader(systemActor('subscribers', ref.councilId));
  return preferencesOf(records, await subscriberBehind(records, ref), now);
};
