import { DomainError, subscribersChangedEvent, type UserActor } from '@folkmoot/contracts';
import { effectOf } from '../../subscribers/figures.domain';
import { mayBeAddedByStaff, withTopics } from '../../subscribers/lifecycle.domain';
import { type Consent, type StoredSubscriber, tagIdsOf } from '../../subscribers/subscriber.domain';
import { consentByStaff, countEffects, requireTags } from '../../subscribers/subscriber-changes';
import type { Deps } from './deps';

interface Tagging {
  readonly subscriberIds: readonly string[];
  readonly addTagIds: readonly string[];
  readonly removeTagIds: readonly string[];
  readonly consentSource?: string | undefined;
}

type Retag = (subscriber: StoredSubscriber) => StoredSubscriber;

const retagging =
  ({ addTagIds, removeTagIds }: Tagging, consent: Consent | null, occasion: { at: Date; by: string }): Retag =>
  (subscriber) => {
    const adds = mayBeAddedByStaff(subscriber) ? addTagIds : [];
    const tagIds = [...tagIdsOf(subscriber), ...adds].filter((id) => !removeTagIds.includes(id));
    return withTopics(subscriber, tagIds, consent, occasion);
  };

/**
 * Adds tags to many subscribers and takes others off. People who have gone are given none. Throws not_found for an
 * unknown tag or subscriber, consent_source_missing.
 */
export const tagSubscribers = (
  { unitOfWork, clock }: Deps,
  actor: UserActor,
  tagging: Tagging,
): Promise<{ changed: number; unchanged: number }> =>
  unitOfWork(actor, async (unit) => {
    const ids = [...new Set(tagging.subscriberIds)];
    requireTags(await unit.tags.listAll(), [...tagging.addTagIds, ...tagging.removeTagIds]);
    const found = await unit.subscribers.findByIds(ids);
    if (found.length < ids.length) throw new DomainError('not_found');
    const at = clock.now();
    const { consentSource } = tagging;
    const consent = consentSource ? consentByStaff(consentSource, actor.userId, at) : null;
    const retag = retagging(tagging, consent, { at, by: actor.userId });
    const changes = found
      .map((before) => ({ before, after: retag(before) }))
      .filter(({ before, after }) => before !== after);
    for (const { after } of changes) await unit.subscribers.save(after);
    await countEffects(
      unit,
      changes.map(({ before, after }) => effectOf(before, after)),
    );
    if (changes.length > 0) {
      await unit.outbox.add(subscribersChangedEvent, {
        aggregate: { type: 'subscribers', id: actor.councilId ?? '', revision: 1 },
        payload: { change: 'tagged', count: changes.length },
      });
    }
    return { changed: changes.length, unchanged: found.length - changes.length };
  });
