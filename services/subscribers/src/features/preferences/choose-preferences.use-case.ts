import { type Preferences, systemActor } from '@folkmoot/contracts';
import type { Clock, UnitOfWork } from '@folkmoot/service-kit';
import type { SubscriberLinks } from '../../links/subscriber-links';
import { choose } from '../../subscribers/lifecycle.domain';
import { tagIdsOf } from '../../subscribers/subscriber.domain';
import { keepChange, textVersionOf } from '../../subscribers/subscriber-changes';
import { publicTags } from '../../tags/tag.domain';
import { type PreferenceRecords, preferencesOf, requireRef, subscriberBehind } from './preferences';
import { preferenceMessages } from './preferences.messages';

interface Deps {
  readonly units: { readonly unitOfWork: UnitOfWork<PreferenceRecords> };
  readonly clock: Clock;
  readonly links: Pick<SubscriberLinks, 'readPreferences'>;
}

/** Topics as the person chose them; none of them is an unsubscribe. Tags that are no more are passed over. Throws link_invalid. */
export const choosePreferences = (
  { units, clock, links }: Deps,
  { token, tagIds }: { token: string; tagIds: readonly string[] },
): Promise<Preferences> => {
  const now = clock.now();
  const ref = requireRef(links.readPreferences(token, now));
  return units.unitOfWork(systemActor('subscribers', ref.councilId), async (unit) => {
    const subscriber = await subscriberBehind(unit, ref);
    const tags = await unit.tags.listAll();
    const chosen = publicTags(tags).filter(({ id }) => tagIds.includes(id));
    // Internal tags are not on the page, so that nobody can have taken them off there.
    const internal = tags.filter(({ id, isInternal }) => isInternal && tagIdsOf(subscriber).includes(id));
    const known = chosen.length > 0 ? [...chosen, ...internal].map(({ id }) => id) : [];
    const { source, text } = preferenceMessages;
    const consent = { source, text, textVersion: textVersionOf(text), givenAt: now, recordedBy: null };
    const after = choose(subscriber, known, consent, { at: now, by: null });
    const change = after.status === 'unsubscribed' ? 'unsubscribed' : 'edited';
    return preferencesOf(unit, await keepChange(unit, subscriber, after, change));
  });
};
