import { DomainError, subscribersChangedEvent, type UserActor } from '@folkmoot/contracts';
import { effectOf } from '../../subscribers/figures.domain';
import { mayBeAddedByStaff, withTopics } from '../../subscribers/lifecycle.domain';
import { type Consent, type StoredSubscriber, tagIdsOf } from '../../subscribers/subscriber.domain';
import { consentByStaff, countEffects, requireTags, type SubscriberUnit } from '../../subscribers/subscriber-changes';
import type { Deps } from './deps';

export interface Tagging {
  readonly addTagIds: readonly string[];
  readonly removeTagIds: readonly string[];
  readonly consentSource?: string | undefined;
}

type Retag = (subscriber: StoredSubscriber) => StoredSubscriber;

const retagging =
  ({ addTagIds, removeTagIds }: Tagging, consent: Consent | null, occasion: { at: Date; by: string }): Retag =>
  (subscriber) => {
    if (subscriber.status === 'erased') return subscriber;
    const adds = mayBeAddedByStaff(subscriber) ? addTagIds : [];
    const tagIds = [...tagIdsOf(subscriber), ...adds].filter((id) => !removeTagIds.includes(id));
    return withTopics(subscriber, tagIds, consent, occasion);
  };

/**
 * Adds tags to these subscribers and takes others off; people who have gone are given none. Throws not_found for an
 * unknown tag, consent_source_missing.
 */
export const retagAll = async (
  unit: SubscriberUnit,
  actor: UserActor,
  { subscribers, tagging, at }: { subscribers: readonly StoredSubscriber[]; tagging: Tagging; at: Date },
): Promise<{ changed: number; unchanged: number }> => {
  requireTags(await unit.tags.listAll(), [...tagging.addTagIds, ...tagging.removeTagIds]);
  const { consentSource } = tagging;
  const consent = consentSource ? consentByStaff(consentSource, actor.userId, at) : null;
  const retag = retagging(tagging, consent, { at, by: actor.userId });
  const changes = subscribers
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
  return { changed: changes.length, unchanged: subscribers.length - changes.length };
};

/** Retags the subscribers of a selection. Throws not_found for an unknown tag or subscriber, consent_source_missing. */
export const tagSubscribers = (
  { unitOfWork, clock }: Deps,
  actor: UserActor,
  { subscriberIds, ...tagging }: Tagging & { readonly subscriberIds: readonly string[] },
): Promise<{ changed: number; unchanged: number }> =>
  unitOfWork(actor, async (unit) => {
    const ids = [...new Set(subscriberIds)];
    const subscribers = await unit.subscribers.findByIds(ids);
    if (subscribers.length < ids.length) throw new DomainError('not_found');
    return retagAll(unit, actor, { subscribers, tagging, at: clock.now() });
  });
