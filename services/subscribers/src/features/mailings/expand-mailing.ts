import { systemActor } from '@folkmoot/contracts';
import type { NewDelivery } from '../../deliveries/delivery.domain';
import type { StoredMailing } from '../../mailings/mailing.domain';
import { filterOfAudience, invitationsOf } from './audience';
import type { MailingDeps, MailingRecords } from './deps';

/** People put into the queue in one transaction: memory stays the same however many there are. */
const PAGE = 1_000;

interface Page {
  readonly subscriberIds: readonly string[];
  /** Null behind the last one. */
  readonly cursor: string | null;
}

const pageOfSubscribers = async (records: MailingRecords, mailing: StoredMailing): Promise<Page> => {
  const filter = await filterOfAudience(records, mailing.councilId, mailing.audience);
  const { items, nextCursor } = await records.subscribers.list(filter, {
    cursor: mailing.cursor ?? undefined,
    limit: PAGE,
  });
  return { subscriberIds: items.map(({ id }) => id), cursor: nextCursor };
};

/** Invitation after invitation, in each by subscriber: the cursor names both. */
const pageOfUnanswered = async (records: MailingRecords, mailing: StoredMailing): Promise<Page> => {
  const invited = await invitationsOf(records, mailing);
  const [from, after = ''] = mailing.cursor?.split(' ') ?? [];
  const at = from === undefined ? 0 : invited.findIndex(({ id }) => id === from);
  const current = invited[at];
  if (!current) return { subscriberIds: [], cursor: null };
  const found = await records.deliveries.listRecipients(current.id, 'unanswered', after, PAGE);
  const subscriberIds = found.map(({ subscriberId }) => subscriberId);
  const last = subscriberIds.at(-1);
  if (found.length === PAGE && last) return { subscriberIds, cursor: `${current.id} ${last}` };
  const next = invited[at + 1];
  return { subscriberIds, cursor: next ? `${next.id} ` : null };
};

/** Who is in the queue already and, where the audience says so, who has an invitation by another mailing. */
const findLeftOut = async (
  records: MailingRecords,
  mailing: StoredMailing,
  subscriberIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const there = await records.deliveries.findRecipientsAmong(mailing.id, subscriberIds);
  const { audience } = mailing;
  if (audience.of === 'unanswered' || !audience.withoutInvited) return there;
  const others = (await invitationsOf(records, mailing)).filter(({ id }) => id !== mailing.id);
  const invited = await records.deliveries.findInvitedAmong(
    others.map(({ id }) => id),
    subscriberIds,
  );
  return new Set([...there, ...invited]);
};

/**
 * Puts the next people of the audience into the queue, each once, and remembers how far it is: one transaction. A segment
 * or an audience that is gone by now has nobody left.
 */
export const expandMailing = (
  { units, clock, invitations }: Pick<MailingDeps, 'units' | 'clock' | 'invitations'>,
  { id, councilId }: Pick<StoredMailing, 'id' | 'councilId'>,
): Promise<void> =>
  units.unitOfWork(systemActor('subscribers', councilId), async (unit) => {
    const mailing = await unit.mailings.get(id);
    if (mailing.state !== 'sending' || mailing.isExpanded) return;
    const { campaignId, round } = mailing;
    const isReminder = mailing.audience.of === 'unanswered';
    const page = await (isReminder ? pageOfUnanswered(unit, mailing) : pageOfSubscribers(unit, mailing));
    const leftOut = await findLeftOut(unit, mailing, page.subscriberIds);
    const fresh = page.subscriberIds
      .filter((subscriberId) => !leftOut.has(subscriberId))
      .map((subscriberId): NewDelivery => {
        const invitationId = invitations.idOf({ campaignId, round: round ?? 1, subscriberId });
        return { mailingId: id, subscriberId, invitationId };
      });
    if (fresh.length > 0) await unit.deliveries.addAll(fresh, clock.now());
    const counts = { ...mailing.counts, queued: mailing.counts.queued + fresh.length };
    await unit.mailings.save({ ...mailing, counts, cursor: page.cursor, isExpanded: page.cursor === null });
  });
