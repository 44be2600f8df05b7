import type { Delivery, Mailing } from '@folkmoot/contracts';
import type { StoredDelivery } from '../../deliveries/delivery.domain';
import type { StoredMailing } from '../../mailings/mailing.domain';
import type { StoredSubscriber } from '../../subscribers/subscriber.domain';

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toMailingResponse = (mailing: StoredMailing): Mailing => {
  const { id, campaignId, kind, audience, subject, text, state, isExpanded, counts, problem, revision } = mailing;
  return {
    ...{ id, campaignId, kind, audience, subject, text, state, isExpanded, problem, revision },
    counts: { ...counts },
    sendAt: moment(mailing.sendAt),
    startedAt: moment(mailing.startedAt),
    finishedAt: moment(mailing.finishedAt),
    createdAt: mailing.createdAt.toISOString(),
  };
};

/** A message with where it went; of somebody who was erased the address is gone. */
export const toDeliveryResponse = (
  { id, subscriberId, state, reason, attempts, maybeTwice, sentAt }: StoredDelivery,
  subscriber: StoredSubscriber | undefined,
): Delivery => ({
  ...{ id, subscriberId, state, reason, attempts, maybeTwice },
  email: subscriber?.writtenEmail ?? '',
  sentAt: moment(sentAt),
});
