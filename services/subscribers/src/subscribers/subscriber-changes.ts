import { createHash } from 'node:crypto';
import { DomainError, type PayloadOf, subscriberChangedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { SuppressionRepository } from '../suppressions/suppression.repository';
import type { StoredTag } from '../tags/tag.domain';
import type { TagRepository } from '../tags/tag.repository';
import { type Effect, effectOf, sumOf } from './figures.domain';
import type { Consent, StoredSubscriber } from './subscriber.domain';
import type { StatsRepository, SubscriberRepository } from './subscriber.repository';

/** What every change of subscribers works on. */
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

/** Throws not_found for a tag that the council does not have. */
export const requireTags = (known: readonly StoredTag[], tagIds: readonly string[]): void => {
  const ids = new Set(known.map(({ id }) => id));
  if (tagIds.some((id) => !ids.has(id))) throw new DomainError('not_found');
};

/** The version of a consent text: the same words have the same one. */
export const textVersionOf = (text: string): string =>
  text === '' ? '' : createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Consent that staff enter on a person's wish. */
export const consentByStaff = (source: string, recordedBy: string, givenAt: Date): Consent => ({
  source,
  text: '',
  textVersion: '',
  givenAt,
  recordedBy,
});

/** Moves the council's figures and the counts of tags by what several changes add up to. */
export const countEffects = async (
  { stats, tags }: Pick<SubscriberRecords, 'stats' | 'tags'>,
  effects: readonly Effect[],
): Promise<void> => {
  if (effects.length === 0) return;
  const sum = sumOf(effects);
  await stats.add(sum.stats);
  await tags.count(sum.tags);
};

/** Tells that a subscriber changed; the event names no address. */
export const tellChanged = (outbox: Outbox, { id, revision }: StoredSubscriber, change: Change): Promise<void> =>
  outbox.add(subscriberChangedEvent, {
    aggregate: { type: 'subscriber', id, revision },
    payload: { subscriberId: id, change },
  });

/**
 * Saves a changed subscriber with what it does to the counts, and tells of it, or with null does not. Nothing happens
 * when it is the same.
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
  if (change) await tellChanged(unit.outbox, saved, change);
  return saved;
};
