import { deliveryProgressedEvent, mailingChangedEvent, type PayloadOf } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredMailing } from '../../entities/mailing';

type Change = PayloadOf<typeof mailingChangedEvent>['change'];

const aggregateOf = ({ id, revision }: StoredMailing) => ({ type: 'mailing', id, revision });

/** Publishes the new state of a mailing; after its end also the number of sent messages. */
export const publishMailingChanged = (outbox: Outbox, mailing: StoredMailing, change: Change): Promise<void> => {
  const { id: mailingId, campaignId, kind, counts } = mailing;
  const hasEnded = change === 'done' || change === 'cancelled';
  const payload = { mailingId, campaignId, kind, change, ...(hasEnded ? { sent: counts.sent } : {}) };
  return outbox.add(mailingChangedEvent, { aggregate: aggregateOf(mailing), payload });
};

/** Publishes the counts of a mailing, for reports. */
export const publishDeliveryProgress = (outbox: Outbox, mailing: StoredMailing): Promise<void> => {
  const { id: mailingId, campaignId, kind, counts } = mailing;
  return outbox.add(deliveryProgressedEvent, {
    aggregate: aggregateOf(mailing),
    payload: { mailingId, campaignId, kind, counts: { ...counts } },
  });
};
