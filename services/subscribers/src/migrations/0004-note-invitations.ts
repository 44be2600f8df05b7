import { systemActor } from '@folkmoot/contracts';
import { defineMigration, type Scope } from '@folkmoot/service-kit';
import { createDeliveryRepository } from '../entities/delivery/delivery.mongo';
import type { StoredMailing } from '../entities/mailing';
import { createInvitationsRepositoryAcrossCouncils } from '../entities/mailing/mailing.mongo';
import { createSubscriberRepository } from '../entities/subscriber/subscriber.mongo';

const BATCH_SIZE = 500;

/** Position: the last invitation that is done, and the last subscriber of the next one. */
interface Position {
  readonly startedAt: string;
  readonly mailingId: string;
  readonly after: string;
}

const BEGINNING: Position = { startedAt: new Date(0).toISOString(), mailingId: '', after: '' };

const repositories = (scope: Scope) => ({
  invitations: createInvitationsRepositoryAcrossCouncils(scope),
  deliveries: createDeliveryRepository(scope),
  subscribers: createSubscriberRepository(scope),
});

const startOf = ({ startedAt }: StoredMailing): Date => startedAt ?? new Date(0);

/**
 * Invitations are noted in the order in which they started, and only the first one of a campaign for each person: who
 * had answered got no further one, and the time of the last message must not show that.
 */
export const noteInvitations = defineMigration<Position>({
  number: 4,
  name: 'note-invitations',
  summary: 'Notes with each subscriber which campaigns they were invited to, so that segments can ask for it.',
  countOutdated: ({ connection }) => connection.collection('deliveries').countDocuments({ state: 'sent' }),
  migrateBatch: async ({ units }, position) => {
    const { startedAt, mailingId, after } = position ?? BEGINNING;
    const all = units(repositories);
    const { invitations } = all.readerAcrossCouncils();
    const mailing = await invitations.findNextAcrossCouncils({ startedAt: new Date(startedAt), mailingId });
    if (!mailing) return null;
    const { deliveries, subscribers } = all.reader(systemActor('subscribers', mailing.councilId));
    const reached = await deliveries.listRecipients(mailing.id, 'reached', after, BATCH_SIZE);
    const ids = reached.map(({ subscriberId }) => subscriberId);
    const at = startOf(mailing);
    await subscribers.noteMailed(ids, { at, campaignId: mailing.campaignId, onlyFirst: true });
    const last = ids.at(-1);
    const isDone = last === undefined || ids.length < BATCH_SIZE;
    const next = isDone
      ? { startedAt: at.toISOString(), mailingId: mailing.id, after: '' }
      : { startedAt, mailingId, after: last };
    return { position: next, changed: ids.length };
  },
});
