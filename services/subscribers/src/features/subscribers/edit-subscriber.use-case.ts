import { type AttributeChanges, DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { type AttributeRepository, readAttributeChanges } from '../../entities/attribute';
import {
  addressOf,
  consentByStaff,
  correctAddress,
  keepChange,
  lifecycleMessages,
  mayBeAddedByStaff,
  requireTags,
  type StoredSubscriber,
  type SubscriberRecords,
  type SubscriberWithTags,
  tagIdsOf,
  withAttributes,
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
  /** Changed values by key; null and an empty text remove one. */
  readonly attributes?: AttributeChanges | undefined;
  /** The revision that was edited; without it, the edit overwrites. */
  readonly revision?: number | undefined;
}

interface AttributesUnit {
  readonly attributes: AttributeRepository;
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
  const isOther = address.email !== subscriber.email;
  const mended = isOther && subscriber.status === 'bounced' ? correctAddress(subscriber) : subscriber;
  return withHistoryEntry({ ...mended, ...address }, entry);
};

const withDetails = async (
  { attributes }: AttributesUnit,
  subscriber: StoredSubscriber,
  written: AttributeChanges,
  occasion: Occasion,
): Promise<StoredSubscriber> => {
  const definitions = await attributes.listAll();
  const names = new Map(definitions.map(({ key, name }) => [key, name]));
  const changes = readAttributeChanges(definitions, written);
  return withAttributes(subscriber, changes, (key) => names.get(key) ?? key, occasion);
};

/** Who has left is not brought back under another address or with new tags. An address to which mail came back can be mended. */
const refuseReturn = async (
  { suppressions }: Pick<SubscriberRecords, 'suppressions'>,
  before: StoredSubscriber,
  after: StoredSubscriber,
): Promise<void> => {
  if (after === before) return;
  const isMended = before.status === 'bounced' && after.email !== before.email;
  if (!mayBeAddedByStaff(before) && !isMended) {
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
 * Changes a subscriber's address, tags or attributes. New tags need a consent source. Throws not_found, stale_revision,
 * subscriber_exists, subscriber_suppressed, consent_source_missing, invalid_input for a value that its attribute cannot
 * have, or transition_not_allowed for people who left.
 */
export const editSubscriber = (
  { actor, unitOfWork, clock }: Context<SubscriberRecords & AttributesUnit>,
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
    const tagged = edit.tagIds ? withTopics(moved, wantedTags(moved, edit.tagIds, tags), consent, occasion) : moved;
    const after = edit.attributes ? await withDetails(unit, tagged, edit.attributes, occasion) : tagged;
    await refuseReturn(unit, subscriber, after);
    return { subscriber: await keepChange(unit, subscriber, after, 'edited'), tags };
  });
