import { invitationsAnsweredEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import { DateTime } from 'luxon';
import { zoneOf } from '../../segments/filtering';
import type { MailingRecords } from './deps';
import { tellProgress } from './mailing.events';

type Records = Pick<MailingRecords, 'councils' | 'deliveries' | 'mailings'>;

/** Those who have answered are not reminded. Of when they did nothing is kept but the day on which it was told. */
export const onInvitationsAnswered: Consumer<Records> = consumer(
  'subscribers.answers',
  invitationsAnsweredEvent,
  async ({ councilId, occurredAt, payload: { invitations } }, unit) => {
    const zone = await zoneOf(unit, councilId);
    const day = DateTime.fromISO(occurredAt, { zone }).toISODate() ?? occurredAt.slice(0, 10);
    for (const [mailingId, answered] of await unit.deliveries.markAnswered(invitations, day)) {
      const mailing = await unit.mailings.find(mailingId);
      if (!mailing) continue;
      const counts = { ...mailing.counts, answered: mailing.counts.answered + answered };
      await tellProgress(unit.outbox, await unit.mailings.save({ ...mailing, counts }));
    }
  },
);
