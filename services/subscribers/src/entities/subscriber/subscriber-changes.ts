import { createHash } from 'node:crypto';
import { DomainError, type PayloadOf, subscriberChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { SuppressionRepository } from '../suppression/suppression.repository';
import type { StoredTag } from '../tag/tag.domain';
import type { TagRepository } from '../tag/tag.repository';
import { type Effect, effectOf, sumOf } from './figures.domain';
import type { Consent, StoredSubscriber } from './subscriber.domain';
import type { StatsRepository, SubscriberRepository } from './subscriber.repository';

/** Repositories that every change of subscribers uses. */
export interface SubscriberRecords {
  readonly tags: TagRepository;
  readonly subscribers: SubscriberRepository;
  readonly stats: StatsRepository;
  readonly suppressions: SuppressionRepository;
}
export type SubscriberUnit = SubscriberRecords & { readonly outbox: Outbox };

export interface SubscriberWithTags {
  readonly subscriber: StoredSubscriber;
  readonly tags: readonly StoredTag[];
}

type Change = PayloadOf<typeof subscriberChangedEvent>['change'];

/** Throws not_found when the council does not have a tag. */
export const requireTags = (known: readonly StoredTag[], tagIds: readonly string[]): void => {
  const ids = new Set(known.map(({ id }) => id));
  if (tagIds.some((id) => !ids.has(id))) throw new DomainError('not_found');
};

/** The version of a consent text, derived from its words. */
export const textVersionOf = (text: string): string =>
  text === '' ? '' : createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Consent that staff record on request of a person. */
export const consentByStaff = (source: string, recordedBy: string, givenAt: Date): Consent => ({
  source,
  text: '',
  textVersion: '',
  givenAt,
  recordedBy,
});

/** Adds several effects to the council's figures and to the counts of tags. */
export const countEffects = async (
  { stats, tags }: Pick<SubscriberRecords, 'stats' | 'tags'>,
  effects: readonly Effect[],
): Promise<void> => {
  if (effects.length === 0) return;
  const sum = sumOf(effects);
  await stats.add(sum.stats);
  await tags.count(sum.tags);
  await stats.addAttributes(sum.attributes);
};

/** Publishes that a subscriber changed. The event contains no address. */
export const publishSubscriberChanged = (
  outbox: Outbox,
  { id, revision }: StoredSubscriber,
  change: Change,
): Promise<void> =>
  outbox.add(subscriberChangedEvent, {
    aggregate: { type: 'subscriber', id, revision },
    payload: { subscriberId: id, change },
  });

/**
 * Saves a changed subscriber, updates the counts and publishes the change; with null it publishes nothing. Does nothing
 * when the subscriber is unchanged.
 */
export const keepChange = async (
  unit: SubscriberUnit,
  before: StoredSubscriber,
  after: StoredSubscriber,
  change: Change | null,
): Promise<StoredSubscriber> => {
  if (after === before) return before;
  const saved = await unit.subscribers.save(after);
  await countEffects(unit, [effectOf(before, saved)]);
  if (change) await publishSubscriberChanged(unit.outbox, saved, change);
  return saved;
};
