import type { StoredTag } from '../tag/tag.domain';
import { effectOf } from './figures.domain';
import { mayBeAddedByStaff, withTopics } from './lifecycle.domain';
import { type Consent, type StoredSubscriber, tagIdsOf } from './subscriber.domain';
import { consentByStaff, countEffects, requireTags, type SubscriberRecords } from './subscriber-changes';
import type { Retagged, TagChange } from './tag-change.domain';

/** User and time of the request. */
export interface RetagOccasion {
  readonly by: string;
  readonly at: Date;
}

const retagging =
  ({ addTagIds, removeTagIds }: TagChange, consent: Consent | null, occasion: RetagOccasion) =>
  (subscriber: StoredSubscriber): StoredSubscriber => {
    if (subscriber.status === 'erased') return subscriber;
    const adds = mayBeAddedByStaff(subscriber) ? addTagIds : [];
    const tagIds = [...tagIdsOf(subscriber), ...adds].filter((id) => !removeTagIds.includes(id));
    return withTopics(subscriber, tagIds, consent, occasion);
  };

/** Throws not_found when the council does not have a tag. */
export const requireTagsOf = (known: readonly StoredTag[], { addTagIds, removeTagIds }: TagChange): void =>
  requireTags(known, [...addTagIds, ...removeTagIds]);

/**
 * Adds tags to these subscribers and removes others. Subscribers who have unsubscribed get no new tags. Throws
 * consent_source_missing.
 */
export const retagAll = async (
  unit: Pick<SubscriberRecords, 'subscribers' | 'stats' | 'tags'>,
  subscribers: readonly StoredSubscriber[],
  change: TagChange,
  occasion: RetagOccasion,
): Promise<Retagged> => {
  const { consentSource } = change;
  const consent = consentSource ? consentByStaff(consentSource, occasion.by, occasion.at) : null;
  const retag = retagging(change, consent, occasion);
  const changes = subscribers
    .map((before) => ({ before, after: retag(before) }))
    .filter(({ before, after }) => before !== after);
  await unit.subscribers.saveAll(changes.map(({ after }) => after));
  await countEffects(
    unit,
    changes.map(({ before, after }) => effectOf(before, after)),
  );
  return { changed: changes.length, unchanged: subscribers.length - changes.length };
};
