import type { DeliveryReason, DeliveryState, MailingCounts } from '@folkmoot/contracts';
import { isPaused } from '../subscriber/lifecycle.domain';
import type { StoredSubscriber, SubscriberStatus } from '../subscriber/subscriber.domain';

/** One message to one subscriber. It stores no address: the sender reads the address when it sends the message. */
export interface StoredDelivery {
  readonly id: string;
  readonly councilId: string;
  readonly mailingId: string;
  readonly subscriberId: string;
  /** Hash of the token in the link of the message. */
  readonly invitationId: string;
  readonly state: DeliveryState;
  readonly reason: DeliveryReason | null;
  readonly attempts: number;
  /** The sender was interrupted during the sending of this message, so the server may have accepted it twice. */
  readonly maybeTwice: boolean;
  /** Queued: the earliest time to send. Otherwise: when the final state was reached. */
  readonly at: Date;
  readonly sentAt: Date | null;
  /** When the message was first reported as delayed. Absent in messages of earlier versions. */
  readonly softBouncedAt?: Date | null;
  /** The day on which the answer to this invitation was reported. The time of day is never stored. */
  readonly answeredOn: string | null;
}

export type NewDelivery = Pick<StoredDelivery, 'mailingId' | 'subscriberId' | 'invitationId'>;

export const newDelivery = (input: NewDelivery, now: Date): Omit<StoredDelivery, 'id' | 'councilId'> => ({
  ...input,
  state: 'queued',
  reason: null,
  attempts: 0,
  maybeTwice: false,
  at: now,
  sentAt: null,
  answeredOn: null,
});

/** Result of one attempt to send a message. */
export type Outcome =
  | { readonly state: 'sent'; readonly at: Date }
  | { readonly state: 'failed' | 'bounced'; readonly reason: DeliveryReason; readonly at: Date }
  /** Retry at `at`. `maybeTwice` is set when the server may have accepted the message already. */
  | { readonly state: 'queued'; readonly at: Date; readonly counts: boolean; readonly maybeTwice: boolean };

/** The update of a stored delivery for an outcome. */
export const changesOf = (outcome: Outcome): { $set: Record<string, unknown>; $inc?: Record<string, number> } => {
  const { state, at } = outcome;
  if (outcome.state === 'sent') return { $set: { state, at, sentAt: at, reason: null }, $inc: { attempts: 1 } };
  if (outcome.state !== 'queued') return { $set: { state, at, reason: outcome.reason }, $inc: { attempts: 1 } };
  const flagged = outcome.maybeTwice ? { maybeTwice: true } : {};
  return { $set: { state, at, ...flagged }, ...(outcome.counts ? { $inc: { attempts: 1 } } : {}) };
};

/** Null for a status that gets messages. */
const reasonOfStatus: Readonly<Record<SubscriberStatus, DeliveryReason | null>> = {
  active: null,
  pending: 'not_confirmed',
  unsubscribed: 'unsubscribed',
  bounced: 'bounced_before',
  complained: 'complained_before',
  erased: 'erased',
};

/** Why a subscriber gets no message now; null when they get one. */
export const reasonToSkip = (
  subscriber: Pick<StoredSubscriber, 'status' | 'pausedUntil'>,
  now: Date,
): DeliveryReason | null => reasonOfStatus[subscriber.status] ?? (isPaused(subscriber, now) ? 'paused' : null);

export type StateCounts = Readonly<Record<DeliveryState, number>>;

/** The counts that staff see. Counts with another source stay as they are. */
export const toCounts = (states: StateCounts, kept: MailingCounts): MailingCounts => ({
  ...kept,
  queued: states.queued + states.sending,
  sent: states.sent,
  failed: states.failed,
  bounced: states.bounced,
  complained: states.complained,
  suppressed: states.skipped,
});
