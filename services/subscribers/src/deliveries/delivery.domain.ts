import type { DeliveryReason, DeliveryState, MailingCounts } from '@folkmoot/contracts';
import type { SubscriberStatus } from '../subscribers/subscriber.domain';

/** One message to one subscriber. It names no address: that is looked up when it goes. */
export interface StoredDelivery {
  readonly id: string;
  readonly councilId: string;
  readonly mailingId: string;
  readonly subscriberId: string;
  /** Hash of the token that its link carries. */
  readonly invitationId: string;
  readonly state: DeliveryState;
  readonly reason: DeliveryReason | null;
  readonly attempts: number;
  /** The sender was interrupted while this went out: the server may have taken it twice. */
  readonly maybeTwice: boolean;
  /** While it waits: not before then. Afterwards: when it came to rest. */
  readonly at: Date;
  readonly sentAt: Date | null;
  /** The day on which it was told that this invitation was answered; nothing finer is known. */
  readonly answeredOn: string | null;
}

export type NewDelivery = Pick<StoredDelivery, 'mailingId' | 'subscriberId' | 'invitationId'>;

export const newDelivery = (given: NewDelivery, now: Date): Omit<StoredDelivery, 'id' | 'councilId'> => ({
  ...given,
  state: 'queued',
  reason: null,
  attempts: 0,
  maybeTwice: false,
  at: now,
  sentAt: null,
  answeredOn: null,
});

/** What came of trying to send a message. */
export type Outcome =
  | { readonly state: 'sent'; readonly at: Date }
  | { readonly state: 'failed' | 'bounced'; readonly reason: DeliveryReason; readonly at: Date }
  /** To be tried again at `at`; `maybeTwice` where the server may have taken it all the same. */
  | { readonly state: 'queued'; readonly at: Date; readonly counts: boolean; readonly maybeTwice: boolean };

/** What an outcome changes of a delivery. */
export const changesOf = (outcome: Outcome): { $set: Record<string, unknown>; $inc?: Record<string, number> } => {
  const { state, at } = outcome;
  if (outcome.state === 'sent') return { $set: { state, at, sentAt: at, reason: null }, $inc: { attempts: 1 } };
  if (outcome.state !== 'queued') return { $set: { state, at, reason: outcome.reason }, $inc: { attempts: 1 } };
  const flagged = outcome.maybeTwice ? { maybeTwice: true } : {};
  return { $set: { state, at, ...flagged }, ...(outcome.counts ? { $inc: { attempts: 1 } } : {}) };
};

/** Why nobody with this status is written to; null for those who are. */
export const reasonToSkip: Readonly<Record<SubscriberStatus, DeliveryReason | null>> = {
  active: null,
  pending: 'not_confirmed',
  unsubscribed: 'unsubscribed',
  bounced: 'bounced_before',
  complained: 'complained_before',
  erased: 'erased',
};

export type StateCounts = Readonly<Record<DeliveryState, number>>;

/** The counts that staff see; what was counted otherwise stays as it is. */
export const toCounts = (states: StateCounts, kept: MailingCounts): MailingCounts => ({
  ...kept,
  queued: states.queued + states.sending,
  sent: states.sent,
  failed: states.failed,
  bounced: states.bounced,
  complained: states.complained,
  suppressed: states.skipped,
});
