import type { StoredTag } from '../tags/tag.domain';
import { effectOf } from './figures.domain';
import { mayBeAddedByStaff, withTopics } from './lifecycle.domain';
import { type Consent, type StoredSubscriber, tagIdsOf } from './subscriber.domain';
import { consentByStaff, countEffects, requireTags, type SubscriberRecords } from './subscriber-changes';
import type { Retagged, TagChange } from './tag-change.domain';

/** Who wants it, and since when. */
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

/** Throws not_found for a tag that the council does not have. */
export const requireTagsOf = (known: readonly StoredTag[], { addTagIds, removeTagIds }: TagChange): void =>
  requireTags(known, [...addTagIds, ...removeTagIds]);

/**
 * Adds tags to these subscribers and takes others off; people who have gone are given none. Throws
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
