import { type Actor, personalDataErasedEvent, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { forgetPerson, suppress } from '../../entities/erased-person';
import { publishPersonalDataEvent } from '../../entities/stored-person';
import type { SubscriberLinks } from '../../entities/subscriber';
import { requireRef, subscriberBehind } from './preferences';
import type { PreferenceRecords } from './preferences.types';

/** Erases the person behind a link, as staff erase them. The events are the certificate. Throws link_invalid. */
export const eraseOwnData = (
  { unitOfWork, clock }: Context<PreferenceRecords, Actor>,
  token: string,
  links: Pick<SubscriberLinks, 'readPreferences'>,
): Promise<void> => {
  const at = clock.now();
  const ref = requireRef(links.readPreferences(token, at));
  return unitOfWork(systemActor('subscribers', ref.councilId), async (unit) => {
    const subscriber = await subscriberBehind(unit, ref);
    await suppress(unit, subscriber.email, { at, subscriberId: subscriber.id });
    await forgetPerson(unit, subscriber);
    await publishPersonalDataEvent(unit.outbox, personalDataErasedEvent, ref.councilId, true);
  });
};
