import { DomainError, type UserActor } from '@folkmoot/contracts';
import { effectOf } from '../../subscribers/figures.domain';
import { mayBeAddedByStaff } from '../../subscribers/lifecycle.domain';
import { lifecycleMessages } from '../../subscribers/lifecycle.messages';
import {
  addressOf,
  type SubscriberSource,
  type SubscriberStatus,
  subscriptionTo,
} from '../../subscribers/subscriber.domain';
import {
  consentByStaff,
  countEffects,
  requireTags,
  type SubscriberRecords,
  type SubscriberWithTags,
  tellChanged,
} from '../../subscribers/subscriber-changes';
import { newUniqueId } from '../../subscribers/unique-id';
import type { Deps } from './deps';

export interface GivenSubscriber {
  readonly email: string;
  readonly tagIds: readonly string[];
  /** Where the consent comes from, in words. */
  readonly consentSource: string;
  readonly source: SubscriberSource;
  readonly status: SubscriberStatus;
}

/** Staff can neither double a person nor bring back one who has gone (F-43). */
const refuseKnown = async ({ subscribers, suppressions }: SubscriberRecords, email: string): Promise<void> => {
  const known = await subscribers.findByEmail(email);
  if (known) throw new DomainError(mayBeAddedByStaff(known) ? 'subscriber_exists' : 'subscriber_suppressed');
  if ((await suppressions.findAmong([email])).size > 0) throw new DomainError('subscriber_suppressed');
};

/**
 * Puts one person on the council's list, with the evidence of their consent, and moves the counts in the same
 * transaction. Throws subscriber_exists, subscriber_suppressed, or not_found for a tag that the council does not have.
 */
export const addSubscriber = (
  { unitOfWork, clock }: Deps,
  actor: UserActor,
  given: GivenSubscriber,
): Promise<SubscriberWithTags> =>
  unitOfWork(actor, async (unit) => {
    const known = await unit.tags.listAll();
    const tagIds = [...new Set(given.tagIds)];
    requireTags(known, tagIds);
    const address = addressOf(given.email);
    await refuseKnown(unit, address.email);
    const { source, status } = given;
    const now = clock.now();
    const consent = consentByStaff(given.consentSource, actor.userId, now);
    const subscriber = await unit.subscribers.add({
      ...address,
      uniqueId: newUniqueId(),
      source,
      status,
      subscribedAt: now,
      subscriptions: tagIds.map((tagId) => subscriptionTo(tagId, status, consent)),
      history: [{ at: now, what: 'added', detail: lifecycleMessages.added(given.consentSource), by: actor.userId }],
    });
    await countEffects(unit, [effectOf(null, subscriber)]);
    await tellChanged(unit.outbox, subscriber, 'added');
    return { subscriber, tags: known };
  });
