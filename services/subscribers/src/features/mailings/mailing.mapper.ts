import type { Delivery, Mailing } from '@folkmoot/contracts';
import type { StoredDelivery } from '../../deliveries/delivery.domain';
import type { StoredMailing } from '../../mailings/mailing.domain';
import type { StoredSubscriber } from '../../subscribers/subscriber.domain';

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Of a reminder: which answers it knows of, once that is decided. */
const answersAsOf = ({ answers }: StoredMailing): Mailing['answersAsOf'] => (answers === 'asking' ? null : answers);

export const toMailingResponse = (mailing: StoredMailing): Mailing => {
  const { id, campaignId, kind, audience, subject, text, state, isExpanded, counts, problem, revision } = mailing;
  return {
    ...{ id, campaignId, kind, audience, subject, text, state, isExpanded, problem, revision },
    answersAsOf: answersAsOf(mailing),
    listsRecipients: !mailing.hidesRecipients,
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
