import { deliveryProgressedEvent, mailingChangedEvent, type PayloadOf } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { StoredMailing } from '../../mailings/mailing.domain';

type Change = PayloadOf<typeof mailingChangedEvent>['change'];

const aggregateOf = ({ id, revision }: StoredMailing) => ({ type: 'mailing', id, revision });

/** Tells what became of a mailing; once it has ended, with how many messages went out. */
export const tellMailing = (outbox: Outbox, mailing: StoredMailing, change: Change): Promise<void> => {
  const { id: mailingId, campaignId, kind, counts } = mailing;
  const hasEnded = change === 'done' || change === 'cancelled';
  const payload = { mailingId, campaignId, kind, change, ...(hasEnded ? { sent: counts.sent } : {}) };
  return outbox.add(mailingChangedEvent, { aggregate: aggregateOf(mailing), payload });
};

/** Tells the counts of a mailing, for reports. */
export const tellProgress = (outbox: Outbox, mailing: StoredMailing): Promise<void> => {
  const { id: mailingId, campaignId, kind, counts } = mailing;
  return outbox.add(deliveryProgressedEvent, {
    aggregate: aggregateOf(mailing),
    payload: { mailingId, campaignId, kind, counts: { ...counts } },
  });
};
