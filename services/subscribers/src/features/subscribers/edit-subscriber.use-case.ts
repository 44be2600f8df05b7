import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import {
  addressOf,
  consentByStaff,
  keepChange,
  lifecycleMessages,
  mayBeAddedByStaff,
  requireTags,
  type StoredSubscriber,
  type SubscriberRecords,
  type SubscriberWithTags,
  tagIdsOf,
  withHistoryEntry,
  withTopics,
} from '../../entities/subscriber';
import type { StoredTag } from '../../entities/tag';

interface Edit {
  readonly subscriberId: string;
  readonly email?: string | undefined;
  /** The complete new list of tags. */
  readonly tagIds?: readonly string[] | undefined;
  readonly consentSource?: string | undefined;
  /** The revision that was edited; without it, the edit overwrites. */
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
  const entry = { at, what: 'address_changed', detail: lifecycleMessages.addressChanged, by } as const;
  return withHistoryEntry({ ...subscriber, ...address }, entry);
};

/** Who has gone is not brought back under another address or with new tags. */
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

/** The requested tags, and deleted tags whose deletion can still be undone, which the editor does not see. */
const wantedTags = (subscriber: StoredSubscriber, tagIds: readonly string[], known: readonly StoredTag[]): string[] => {
  const ids = new Set(known.map(({ id }) => id));
  return [...tagIds, ...tagIdsOf(subscriber).filter((id) => !ids.has(id))];
};

/**
 * Changes a subscriber's address or tags. New tags need a consent source. Throws not_found, stale_revision,
 * subscriber_exists, subscriber_suppressed, consent_source_missing, or transition_not_allowed for unsubscribed people.
 */
export const editSubscriber = (
  { actor, unitOfWork, clock }: Context<SubscriberRecords>,
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
