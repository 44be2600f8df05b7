import { type Actor, type Preferences, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { keepChange, pause, resume, type SubscriberLinks } from '../../entities/subscriber';
import { preferencesOf, requireRef, subscriberBehind } from './preferences';
import type { PreferenceRecords } from './preferences.types';

const PAUSE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Pauses mailings to the person, or ends the pause. Throws link_invalid. */
export const pauseMail = (
  { unitOfWork, clock }: Context<PreferenceRecords, Actor>,
  { token, isPaused }: { token: string; isPaused: boolean },
  links: Pick<SubscriberLinks, 'readPreferences'>,
): Promise<Preferences> => {
  const at = clock.now();
  const ref = requireRef(links.readPreferences(token, at));
  return unitOfWork(systemActor('subscribers', ref.councilId), async (unit) => {
    const subscriber = await subscriberBehind(unit, ref);
    const occasion = { at, by: null };
    const until = new Date(at.getTime() + PAUSE_DAYS * DAY_MS);
    const after = isPaused ? pause(subscriber, until, occasion) : resume(subscriber, occasion);
    return preferencesOf(unit, await keepChange(unit, subscriber, after, 'edited'), at);
  });
};
