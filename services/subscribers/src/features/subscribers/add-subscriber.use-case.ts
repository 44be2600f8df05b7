import { DomainError, subscriberChangedEvent, type UserActor } from '@folkmoot/contracts';
import type { Clock, UnitOfWork } from '@folkmoot/service-kit';
import type { StoredTag } from '../../tags/tag.domain';
import type { TagRepository } from '../../tags/tag.repository';
import { normaliseEmail } from './normalise-email';
import {
  effectOf,
  type StoredSubscriber,
  type SubscriberSource,
  type SubscriberStatus,
  subscriptionTo,
} from './subscriber.domain';
import type { StatsRepository, SubscriberRepository } from './subscriber.repository';
import { newUniqueId } from './unique-id';

export interface Repositories {
  readonly tags: TagRepository;
  readonly subscribers: SubscriberRepository;
  readonly stats: StatsRepository;
}

export interface Deps {
  readonly unitOfWork: UnitOfWork<Repositories>;
  readonly clock: Clock;
}

export interface GivenSubscriber {
  readonly email: string;
  readonly tagIds: readonly string[];
  /** Where the consent comes from, in words. */
  readonly consentSource: string;
  readonly source: SubscriberSource;
  readonly status: SubscriberStatus;
}

export interface SubscriberWithTags {
  readonly subscriber: StoredSubscriber;
  readonly tags: readonly StoredTag[];
}

const requireTags = (known: readonly StoredTag[], tagIds: readonly string[]) => {
  const ids = new Set(known.map(({ id }) => id));
  if (tagIds.some((id) => !ids.has(id))) throw new DomainError('not_found');
};

/**
 * Puts one person on the council's list, with the evidence of their consent, and moves the counts in the same
 * transaction. Throws subscriber_exists, or not_found for a tag that the council does not have.
 */
export const addSubscriber = (
  { unitOfWork, clock }: Deps,
  actor: UserActor,
  given: GivenSubscriber,
): Promise<SubscriberWithTags> =>
  unitOfWork(actor, async ({ tags, subscribers, stats, outbox }) => {
    const known = await tags.listAll();
    const tagIds = [...new Set(given.tagIds)];
    requireTags(known, tagIds);
    const { source, status } = given;
    const consent = { source: given.consentSource, givenAt: clock.now(), recordedBy: actor.userId };
    const subscriber = await subscribers.add({
      email: normaliseEmail(given.email),
      uniqueId: newUniqueId(),
      source,
      status,
      subscribedAt: clock.now(),
      subscriptions: tagIds.map((tagId) => subscriptionTo(tagId, status, consent)),
    });
    const effect = effectOf(null, subscriber);
    await stats.add(effect.stats);
    await tags.count(effect.tags);
    await outbox.add(subscriberChangedEvent, {
      aggregate: { type: 'subscriber', id: subscriber.id, revision: subscriber.revision },
      payload: { subscriberId: subscriber.id, change: 'added' },
    });
    return { subscriber, tags: known };
  });
