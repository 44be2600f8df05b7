import type { DeliveryReason, DeliveryState } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { Page } from '../subscriber/subscriber.repository';
import type { NewDelivery, Outcome, StateCounts, StoredDelivery } from './delivery.domain';

/** A message and its outcome. */
export interface Rested {
  readonly id: string;
  readonly outcome: Outcome;
}

/**
 * `invited`: the message was sent or is queued. `reached`: the message was sent. `unanswered`: the message was sent and
 * no answer is known.
 */
export type RecipientGroup = 'invited' | 'reached' | 'unanswered';

export interface DeliveryFilter {
  readonly states?: readonly DeliveryState[] | undefined;
  readonly subscriberIds?: readonly string[] | undefined;
}

export interface DeliveryRepository {
  /** Adds queued messages. No subscriber may be in the mailing already. */
  addAll(deliveries: readonly NewDelivery[], now: Date): Promise<void>;
  /** The people of this list who are in the mailing already. */
  findRecipientsAmong(mailingId: string, subscriberIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Messages that are due, the longest waiting first. */
  listDue(mailingId: string, now: Date, limit: number): Promise<StoredDelivery[]>;
  /** Stores the outcomes of queued messages. Skips people who were erased in the meantime. */
  rest(outcomes: readonly Rested[]): Promise<void>;
  skip(skipped: readonly { readonly id: string; readonly reason: DeliveryReason }[], now: Date): Promise<void>;
  findByIds(ids: readonly string[]): Promise<StoredDelivery[]>;
  /** Sets `maybeTwice` on messages whose outcome is unknown. They stay queued. */
  mark(ids: readonly string[], now: Date): Promise<void>;
  countStates(mailingId: string): Promise<StateCounts>;
  /** With states: latest first. Without: in an order that does not show who answered. */
  list(mailingId: string, filter: DeliveryFilter, page: Page): Promise<Listed<StoredDelivery>>;
  /** The messages in an order that does not show who answered. */
  stream(mailingId: string, filter: DeliveryFilter): AsyncIterable<StoredDelivery>;
  /**
   * Messages that failed although the address may exist, and that nobody can have got, sorted by subscriber id, starting
   * after `after`.
   */
  listRepeatable(mailingId: string, after: string, limit: number): Promise<StoredDelivery[]>;
  /** Puts failed messages into the queue, as if no attempt was made. */
  requeue(ids: readonly string[], now: Date): Promise<void>;
  /** A page of the recipients of a mailing, sorted by subscriber id, starting after `after`. */
  listRecipients(mailingId: string, group: RecipientGroup, after: string, limit: number): Promise<StoredDelivery[]>;
  countRecipients(mailingIds: readonly string[], group: RecipientGroup): Promise<number>;
  /** People who got at least one message of these mailings, each counted once. */
  countReached(mailingIds: readonly string[]): Promise<number>;
  /** The people of this list who were sent, or will be sent, a message of one of the mailings. */
  findInvitedAmong(mailingIds: readonly string[], subscriberIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Deletes messages from the queue without a trace. */
  withdraw(ids: readonly string[]): Promise<void>;
  /** The invitations of this list that were answered. */
  findAnsweredAmong(invitationIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Marks invitations as answered, once. Returns the number of newly marked deliveries per mailing. */
  markAnswered(invitationIds: readonly string[], day: string): Promise<ReadonlyMap<string, number>>;
  /** Messages of these mailings to one person, sent or queued. */
  listOfSubscriber(mailingIds: readonly string[], subscriberId: string): Promise<StoredDelivery[]>;
  /** Removes the link between an erased person and their messages. The messages stay in the counts. */
  forgetSubscriber(mailingIds: readonly string[], subscriberId: string): Promise<void>;
  /** Deletes up to `most` deliveries of these mailings. Returns false when nothing was left. */
  removeSome(mailingIds: readonly string[], most: number): Promise<boolean>;
  /** Records a bounce or a complaint for a sent message. Null when it is recorded already, or was never sent. */
  refuse(id: string, state: 'bounced' | 'complained', now: Date): Promise<RefusedDelivery | null>;
  /** Notes that a sent message was delayed, once. Returns its mailing, or null when there is nothing to note. */
  delay(id: string, now: Date): Promise<string | null>;
  /** Queued messages that are not due yet, and when the first of them is; null for none. */
  findPostponed(mailingId: string, now: Date): Promise<{ messages: number; until: Date } | null>;
}

export interface RefusedDelivery {
  readonly mailingId: string;
  readonly subscriberId: string;
  readonly before: DeliveryState;
}

export interface DeliveryRepositoryAcrossCouncils {
  /** The council of a message; null for an unknown message. */
  findCouncilAcrossCouncils(id: string): Promise<string | null>;
}
