import type { AutomaticReminder, Delivery, Mailing } from '@folkmoot/contracts';
import type { StoredDelivery } from '../../entities/delivery';
import type { StoredMailing } from '../../entities/mailing';
import type { StoredSubscriber } from '../../entities/subscriber';

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Reminder: which answers it excludes, after the decision. */
const answersAsOf = ({ answers }: StoredMailing): Mailing['answersAsOf'] => (answers === 'asking' ? null : answers);

const automaticReminderOf = ({ automaticReminder }: StoredMailing): AutomaticReminder | null =>
  automaticReminder && { ...automaticReminder, dueAt: moment(automaticReminder.dueAt) };

export const toMailingResponse = (mailing: StoredMailing): Mailing => {
  const { id, campaignId, kind, audience, subject, text, state, isExpanded, counts, problem, revision } = mailing;
  return {
    id,
    campaignId,
    kind,
    audience,
    subject,
    text,
    state,
    isExpanded,
    problem,
    revision,
    answersAsOf: answersAsOf(mailing),
    listsRecipients: !mailing.hidesRecipients,
    counts: { ...counts },
    automaticReminder: automaticReminderOf(mailing),
    sendAt: moment(mailing.sendAt),
    undoUntil: moment(mailing.undoUntil),
    startedAt: moment(mailing.startedAt),
    finishedAt: moment(mailing.finishedAt),
    createdAt: mailing.createdAt.toISOString(),
  };
};

/** A delivery with its address. The address of an erased person is missing. */
export const toDeliveryResponse = (
  { id, subscriberId, state, reason, attempts, maybeTwice, sentAt }: StoredDelivery,
  subscriber: StoredSubscriber | undefined,
): Delivery => ({
  id,
  subscriberId,
  state,
  reason,
  attempts,
  maybeTwice,
  email: subscriber?.writtenEmail ?? '',
  sentAt: moment(sentAt),
});
