import {
  deliveryProgressedEvent,
  mailingChangedEvent,
  newsletterChangedEvent,
  type PayloadOf,
} from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import { isNewsletter, type StoredMailing, type StoredNewsletter } from './mailing.domain';

type NewsletterChange = PayloadOf<typeof newsletterChangedEvent>['change'];
/** Changes that both kinds of mailings have. */
type Change = PayloadOf<typeof mailingChangedEvent>['change'] & NewsletterChange;

const aggregateOf = ({ id, revision }: StoredMailing) => ({ type: 'mailing', id, revision });

const endOf = ({ counts }: StoredMailing, change: NewsletterChange): { sent?: number } =>
  change === 'done' || change === 'cancelled' ? { sent: counts.sent } : {};

export const publishNewsletterChanged = (
  outbox: Outbox,
  newsletter: StoredNewsletter,
  change: NewsletterChange,
): Promise<void> => {
  const payload = { newsletterId: newsletter.id, title: newsletter.title, change, ...endOf(newsletter, change) };
  return outbox.add(newsletterChangedEvent, { aggregate: aggregateOf(newsletter), payload });
};

/** Publishes the new state of a mailing; after its end also the number of sent messages. */
export const publishMailingChanged = (outbox: Outbox, mailing: StoredMailing, change: Change): Promise<void> => {
  if (isNewsletter(mailing)) return publishNewsletterChanged(outbox, mailing, change);
  const { id: mailingId, campaignId, kind } = mailing;
  const payload = { mailingId, campaignId, kind, change, ...endOf(mailing, change) };
  return outbox.add(mailingChangedEvent, { aggregate: aggregateOf(mailing), payload });
};

/** Publishes the counts of a mailing, for reports on its campaign. */
export const publishDeliveryProgress = async (outbox: Outbox, mailing: StoredMailing): Promise<void> => {
  if (isNewsletter(mailing)) return;
  const { id: mailingId, campaignId, kind, counts } = mailing;
  await outbox.add(deliveryProgressedEvent, {
    aggregate: aggregateOf(mailing),
    payload: { mailingId, campaignId, kind, counts: { ...counts } },
  });
};
