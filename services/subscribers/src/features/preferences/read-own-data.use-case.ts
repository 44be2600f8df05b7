import { type Actor, DomainError, lookup, type OwnData, systemActor, toPublicCouncil } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { storedDataOf, writtenValue } from '../../entities/stored-person';
import type { SubscriberLinks } from '../../entities/subscriber';
import { requireRef, subscriberBehind } from './preferences';
import type { PreferenceRecords } from './preferences.types';

/** Everything that is kept about the person behind a link. Throws link_invalid. */
export const readOwnData = async (
  { reader, clock }: Context<PreferenceRecords, Actor>,
  token: string,
  links: Pick<SubscriberLinks, 'readPreferences'>,
): Promise<OwnData> => {
  const ref = requireRef(links.readPreferences(token, clock.now()));
  const records = reader(systemActor('subscribers', ref.councilId));
  const subscriber = await subscriberBehind(records, ref);
  const copy = await records.councils.find(ref.councilId);
  if (!copy || copy.isDeleted) throw new DomainError('link_invalid');
  const attributes = await records.attributes.listAll();
  return {
    council: toPublicCouncil(copy.council),
    // Who is on the list is not suppressed.
    data: { ...(await storedDataOf(records, subscriber)), isSuppressed: false },
    attributes: attributes.map(({ key, name, type, options }) => ({
      key,
      name,
      type,
      options: [...options],
      value: writtenValue(lookup(subscriber.attributes, key)),
    })),
  };
};
