import { invitationsAnsweredEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { MailingRecords } from './deps';
import { noteAnswered } from './learn-answers';

type Records = Pick<MailingRecords, 'councils' | 'deliveries' | 'mailings'>;

/** Those who have answered are not reminded. Of when they did nothing is kept but the day on which it was told. */
export const onInvitationsAnswered: Consumer<Records> = consumer(
  'subscribers.answers',
  invitationsAnsweredEvent,
  ({ councilId, occurredAt, payload: { invitations } }, unit) =>
    noteAnswered(unit, councilId, { invitations, at: new Date(occurredAt) }),
);
