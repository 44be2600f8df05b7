import { invitationsAnsweredEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import { noteAnswered } from './learn-answers';
import type { MailingRecords } from './mailing.types';

type Records = Pick<MailingRecords, 'councils' | 'deliveries' | 'mailings'>;

/** Marks invitations as answered, so that these people get no reminder. Stores only the day of the report. */
export const onInvitationsAnswered: Consumer<Records> = consumer(
  'subscribers.answers',
  invitationsAnsweredEvent,
  ({ councilId, occurredAt, payload: { invitations } }, unit) =>
    noteAnswered(unit, councilId, { invitations, at: new Date(occurredAt) }),
);
