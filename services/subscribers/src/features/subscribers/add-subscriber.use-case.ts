import { type AttributeChanges, DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { type AttributeRepository, readAttributeValues } from '../../entities/attribute';
import {
  addressOf,
  consentByStaff,
  countEffects,
  effectOf,
  lifecycleMessages,
  mayBeAddedByStaff,
  newUniqueId,
  publishSubscriberChanged,
  requireTags,
  type SubscriberRecords,
  type SubscriberSource,
  type SubscriberStatus,
  type SubscriberWithTags,
  subscriptionTo,
} from '../../entities/subscriber';

export interface SubscriberInput {
  readonly email: string;
  readonly tagIds: readonly string[];
  /** Where the consent comes from, as text. */
  readonly consentSource: string;
  readonly source: SubscriberSource;
  readonly status: SubscriberStatus;
  readonly attributes?: AttributeChanges | undefined;
}

/** Staff can neither double a person nor bring back one who has gone. */
const refuseKnown = async ({ subscribers, suppressions }: SubscriberRecords, email: string): Promise<void> => {
  const known = await subscribers.findByEmail(email);
  if (known) throw new DomainError(mayBeAddedByStaff(known) ? 'subscriber_exists' : 'subscriber_suppressed');
  if ((await suppressions.findAmong([email])).size > 0) throw new DomainError('subscriber_suppressed');
};

/**
 * Adds one person to the council's list with the evidence of their consent, and updates the counts in the same
 * transaction. Throws subscriber_exists, subscriber_suppressed, not_found when the council does not have a tag, or
 * invalid_input for a value that its attribute cannot have.
 */
export const addSubscriber = (
  { actor, unitOfWork, clock }: Context<SubscriberRecords & { readonly attributes: AttributeRepository }>,
  input: SubscriberInput,
): Promise<SubscriberWithTags> =>
  unitOfWork(actor, async (unit) => {
    const known = await unit.tags.listAll();
    const tagIds = [...new Set(input.tagIds)];
    requireTags(known, tagIds);
    const attributes = readAttributeValues(await unit.attributes.listAll(), input.attributes ?? {});
    const address = addressOf(input.email);
    await refuseKnown(unit, address.email);
    const { source, status } = input;
    const now = clock.now();
    const consent = consentByStaff(input.consentSource, actor.userId, now);
    const subscriber = await unit.subscribers.add({
      ...address,
      uniqueId: newUniqueId(),
      source,
      status,
      subscribedAt: now,
      ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
      subscriptions: tagIds.map((tagId) => subscriptionTo(tagId, status, consent)),
      history: [{ at: now, what: 'added', detail: lifecycleMessages.added(input.consentSource), by: actor.userId }],
    });
    await countEffects(unit, [effectOf(null, subscriber)]);
    await publishSubscriberChanged(unit.outbox, subscriber, 'added');
    return { subscriber, tags: known };
  });
