import { type Actor, type Preferences, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { choose, keepChange, type SubscriberLinks, tagIdsOf, textVersionOf } from '../../entities/subscriber';
import { publicTags } from '../../entities/tag';
import { preferencesOf, requireRef, subscriberBehind } from './preferences';
import { preferenceMessages } from './preferences.messages';
import type { PreferenceRecords } from './preferences.types';

/** Stores the topics that the person chose; none unsubscribes. Ignores deleted tags. Throws link_invalid. */
export const choosePreferences = (
  { unitOfWork, clock }: Context<PreferenceRecords, Actor>,
  { token, tagIds }: { token: string; tagIds: readonly string[] },
  links: Pick<SubscriberLinks, 'readPreferences'>,
): Promise<Preferences> => {
  const now = clock.now();
  const ref = requireRef(links.readPreferences(token, now));
  return unitOfWork(systemActor('subscribers', ref.councilId), async (unit) => {
    const subscriber = await subscriberBehind(unit, ref);
    const tags = await unit.tags.listAll();
    const chosen = publicTags(tags).filter(({ id }) => tagIds.includes(id));
    // The page does not show internal tags, so the person cannot have removed them.
    const internal = tags.filter(({ id, isInternal }) => isInternal && tagIdsOf(subscriber).includes(id));
    const known = chosen.length > 0 ? [...chosen, ...internal].map(({ id }) => id) : [];
    const { source, text } = preferenceMessages;
    const consent = { source, text, textVersion: textVersionOf(text), givenAt: now, recordedBy: null };
    const after = choose(subscriber, known, consent, { at: now, by: null });
    const change = after.status === 'unsubscribed' ? 'unsubscribed' : 'edited';
    return preferencesOf(unit, await keepChange(unit, subscriber, after, change), now);
  });
};
