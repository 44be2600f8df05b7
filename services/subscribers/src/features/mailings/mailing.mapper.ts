import type { AutomaticReminder, Delivery, Mailing, Newsletter } from '@folkmoot/contracts';
import type { StoredDelivery } from '../../entities/delivery';
import type { CampaignMailing, StoredMailing, StoredNewsletter } from '../../entities/mailing';
import type { StoredSubscriber } from '../../entities/subscriber';

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Reminder: which answers it excludes, after the decision. */
const answersAsOf = ({ answers }: StoredMailing): Mailing['answersAsOf'] => (answers === 'asking' ? null : answers);

const automaticReminderOf = ({ automaticReminder }: StoredMailing): AutomaticReminder | null =>
  automaticReminder && { ...automaticReminder, dueAt: moment(automaticReminder.dueAt) };

/** How far a mailing is. */
const toProgress = (mailing: StoredMailing) => {
  const { id, subject, state, isExpanded, counts, problem, revision } = mailing;
  return {
    id,
    subject,
    state,
    isExpanded,
    problem,
    revision,
    counts: { ...counts },
    sendAt: moment(mailing.sendAt),
    undoUntil: moment(mailing.undoUntil),
    startedAt: moment(mailing.startedAt),
    finishedAt: moment(mailing.finishedAt),
    createdAt: mailing.createdAt.toISOString(),
  };
};

export const toMailingResponse = (mailing: CampaignMailing): Mailing => {
  const { campaignId, kind, audience, text } = mailing;
  return {
    ...toProgress(mailing),
    campaignId,
    kind,
    audience,
    text,
    answersAsOf: answersAsOf(mailing),
    listsRecipients: !mailing.hidesRecipients,
    automaticReminder: automaticReminderOf(mailing),
  };
};

interface NewsletterView {
  readonly shownSubject: string;
  /** The address of its public page. */
  readonly url: string;
  readonly areBouncesReported: boolean;
}

export const toNewsletterResponse = (
  newsletter: StoredNewsletter,
  { shownSubject, url, areBouncesReported }: NewsletterView,
): Newsletter => {
  const { title, blocks, isPublic, audience, archivedAt, outcomeOf, isLast } = newsletter;
  return {
    ...toProgress(newsletter),
    title,
    shownSubject,
    blocks: [...blocks],
    audience,
    outcomeOf,
    isLast,
    isPublic,
    archive: archivedAt && { url, publishedAt: archivedAt.toISOString() },
    areBouncesReported,
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
