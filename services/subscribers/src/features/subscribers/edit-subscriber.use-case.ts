import { DomainError, type UserActor } from '@folkmoot/contracts';
import { mayBeAddedByStaff, withTopics } from '../../subscribers/lifecycle.domain';
import { lifecycleMessages } from '../../subscribers/lifecycle.messages';
import { addressOf, type StoredSubscriber, tagIdsOf, withHappening } from '../../subscribers/subscriber.domain';
import {
  consentByStaff,
  keepChange,
  requireTags,
  type SubscriberRecords,
  type SubscriberWithTags,
} from '../../subscribers/subscriber-changes';
import type { StoredTag } from '../../tags/tag.domain';
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

/** Who has gone is not brought back under another address or with new tags (F-43). */
const refuseReturn = async (
  { suppressions }: Pick<SubscriberRecords, 'suppressions'>,
  before: StoredSubscriber,
  after: StoredSubscriber,
): Promise<void> => {
  if (after === before) return;
  if (!mayBeAddedByStaff(before)) {
    throw new DomainError('transition_not_allowed', { detail: lifecycleMessages.notAllowed('edit', before.status) });
  }
  const isOther = after.email !== before.email;
  if (isOther && (await suppressions.findAmong([after.email])).size > 0) throw new DomainError('subscriber_suppressed');
};

/** The tags that are asked for, and those that cannot be seen because their deletion may still be undone. */
const wantedTags = (subscriber: StoredSubscriber, tagIds: readonly string[], known: readonly StoredTag[]): string[] => {
  const ids = new Set(known.map(({ id }) => id));
  return [...tagIds, ...tagIdsOf(subscriber).filter((id) => !ids.has(id))];
};

/**
 * Changes a subscriber's address or tags; new tags need the source of the consent. Throws not_found, stale_revision,
 * subscriber_exists, subscriber_suppressed, consent_source_missing, or transition_not_allowed for one who has gone.
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
    requireTags(tags, edit.tagIds ?? []);
    const moved = withAddress(subscriber, edit.email, occasion);
    const consent = edit.consentSource ? consentByStaff(edit.consentSource, actor.userId, occasion.at) : null;
    const after = edit.tagIds ? withTopics(moved, wantedTags(moved, edit.tagIds, tags), consent, occasion) : moved;
    await refuseReturn(unit, subscriber, after);
    return { subscriber: await keepChange(unit, subscriber, after, 'edited'), tags };
  });
