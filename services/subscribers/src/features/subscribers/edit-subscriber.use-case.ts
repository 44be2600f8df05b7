import { DomainError, type UserActor } from '@folkmoot/contracts';
import { withTopics } from '../../subscribers/lifecycle.domain';
import { lifecycleMessages } from '../../subscribers/lifecycle.messages';
import { addressOf, type StoredSubscriber, withHappening } from '../../subscribers/subscriber.domain';
import { consentByStaff, keepChange, requireTags, type SubscriberWithTags } from '../../subscribers/subscriber-changes';
import type { Deps } from './deps';

interface Edit {
  readonly subscriberId: string;
  readonly email?: string | undefined;
  /** All the tags they are to have. */
  readonly tagIds?: readonly string[] | undefined;
  readonly consentSource?: string | undefined;
  /** The revision that was edited; without it the edit wins. */
  readonly revision?: number | undefined;
}

interface Occasion {
  readonly at: Date;
  readonly by: string;
}

const withAddress = (subscriber: StoredSubscriber, email: string | undefined, { at, by }: Occasion) => {
  if (email === undefined) return subscriber;
  const address = addressOf(email);
  if (address.email === subscriber.email && address.writtenEmail === subscriber.writtenEmail) return subscriber;
  const happening = { at, what: 'address_changed', detail: lifecycleMessages.addressChanged, by } as const;
  return withHappening({ ...subscriber, ...address }, happening);
};

/**
 * Changes a subscriber's address or tags; new tags need the source of the consent. Throws not_found, stale_revision,
 * subscriber_exists, consent_source_missing, or transition_not_allowed for the tags of one who has gone.
 */
export const editSubscriber = (
  { unitOfWork, clock }: Deps,
  actor: UserActor,
  edit: Edit,
): Promise<SubscriberWithTags> =>
  unitOfWork(actor, async (unit) => {
    const subscriber = await unit.subscribers.get(edit.subscriberId);
    if (edit.revision !== undefined && edit.revision !== subscriber.revision) throw new DomainError('stale_revision');
    const tags = await unit.tags.listAll();
    const occasion = { at: clock.now(), by: actor.userId };
    const moved = withAddress(subscriber, edit.email, occasion);
    if (!edit.tagIds) return { subscriber: await keepChange(unit, subscriber, moved, 'edited'), tags };
    requireTags(tags, edit.tagIds);
    const consent = edit.consentSource ? consentByStaff(edit.consentSource, actor.userId, occasion.at) : null;
    const after = withTopics(moved, edit.tagIds, consent, occasion);
    return { subscriber: await keepChange(unit, subscriber, after, 'edited'), tags };
  });
