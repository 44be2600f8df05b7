import type { DeliveryReason, DeliveryState } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { Page } from '../subscribers/subscriber.repository';
import type { NewDelivery, Outcome, StateCounts, StoredDelivery } from './delivery.domain';

/** What came of a message. */
export interface Rested {
  readonly id: string;
  readonly outcome: Outcome;
}

/**
 * `invited`: has the message or is about to get it. `reached`: the message went out. `unanswered`: of those, who is not
 * known to have answered.
 */
export type RecipientGroup = 'invited' | 'reached' | 'unanswered';

export interface DeliveryRepository {
  /** Each subscriber once in a mailing: those that are in it already must not be among them. */
  addAll(deliveries: readonly NewDelivery[], now: Date): Promise<void>;
  /** Which of these people are in the mailing already. */
  findRecipientsAmong(mailingId: string, subscriberIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those that may go now, the longest waiting first. */
  listDue(mailingId: string, now: Date, limit: number): Promise<StoredDelivery[]>;
  /** Writes what came of messages that were waiting. Of people who have been erased meanwhile there is nothing to write. */
  rest(those: readonly Rested[]): Promise<void>;
  skip(those: readonly { readonly id: string; readonly reason: DeliveryReason }[], now: Date): Promise<void>;
  findByIds(ids: readonly string[]): Promise<StoredDelivery[]>;
  /** Marks those of which nobody knows whether they went; they wait on. */
  mark(ids: readonly string[], now: Date): Promise<void>;
  countStates(mailingId: string): Promise<StateCounts>;
  /** With states the latest first, else in an order that says nothing. */
  list(
    mailingId: string,
    filter: { states?: readonly DeliveryState[] | undefined },
    page: Page,
  ): Promise<Listed<StoredDelivery>>;
  /** Some recipients of a mailing, in the order of their subscriber ids, beginning behind `after`. */
  listRecipients(mailingId: string, group: RecipientGroup, after: string, limit: number): Promise<StoredDelivery[]>;
  countRecipients(mailingIds: readonly string[], group: RecipientGroup): Promise<number>;
  /** Which of these people have, or are about to get, a message of one of the mailings. */
  findInvitedAmong(mailingIds: readonly string[], subscriberIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Takes messages out of the queue; nothing is kept of them. */
  withdraw(ids: readonly string[]): Promise<void>;
  /** Which of these invitations have been answered. */
  findAnsweredAmong(invitationIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Notes that these were answered, once. How many deliveries of each mailing that were. */
  markAnswered(invitationIds: readonly string[], day: string): Promise<ReadonlyMap<string, number>>;
  /** What went, or is to go, to one person in these mailings. */
  listOfSubscriber(mailingIds: readonly string[], subscriberId: string): Promise<StoredDelivery[]>;
  /** The messages of a person who is erased count on, and are nobody's. */
  forgetSubscriber(mailingIds: readonly string[], subscriberId: string): Promise<void>;
  /** Deletes some of what these mailings hold. False when there was nothing. */
  removeSome(mailingIds: readonly string[], most: number): Promise<boolean>;
  /** Of a message that went out: it came back, or was reported. Null when that is known, or it never went. */
  refuse(id: string, state: 'bounced' | 'complained', now: Date): Promise<RefusedDelivery | null>;
}

export interface RefusedDelivery {
  readonly mailingId: string;
  readonly subscriberId: string;
  readonly before: DeliveryState;
}

export interface DeliveryLookup {
  /** Whose message it was; null for an unknown one. */
  findCouncilAcrossCouncils(id: string): Promise<string | null>;
}
