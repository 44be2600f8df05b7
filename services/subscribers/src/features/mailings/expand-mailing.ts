import { randomUUID } from 'node:crypto';
import { systemActor } from '@folkmoot/contracts';
import type { InvitationTokens } from '@folkmoot/service-kit';
import type { NewDelivery } from '../../entities/delivery';
import { type CampaignMailing, isNewsletter, type StoredMailing } from '../../entities/mailing';
import { filterOfAudience, invitationsOf } from './audience';
import type { MailingContext, MailingRecords } from './mailing.types';

/** People queued in one transaction, which limits memory for large audiences. */
const PAGE = 1_000;

interface Page {
  readonly subscriberIds: readonly string[];
  /** Null after the last one. */
  readonly cursor: string | null;
}

const pageOfSubscribers = async (records: MailingRecords, mailing: StoredMailing, now: Date): Promise<Page> => {
  const filter = await filterOfAudience(records, mailing.councilId, mailing.audience, now);
  const { items, nextCursor } = await records.subscribers.list(filter, {
    cursor: mailing.cursor ?? undefined,
    limit: PAGE,
  });
  return { subscriberIds: items.map(({ id }) => id), cursor: nextCursor };
};

/** Sorted by invitation, then by subscriber. The cursor contains both. */
const pageOfUnanswered = async (records: MailingRecords, mailing: CampaignMailing): Promise<Page> => {
  const invited = await invitationsOf(records, mailing);
  const [from, after = ''] = mailing.cursor?.split(' ') ?? [];
  const at = from === undefined ? 0 : invited.findIndex(({ id }) => id === from);
  const current = invited[at];
  if (!current) return { subscriberIds: [], cursor: null };
  const recipients = await records.deliveries.listRecipients(current.id, 'unanswered', after, PAGE);
  const subscriberIds = recipients.map(({ subscriberId }) => subscriberId);
  const last = subscriberIds.at(-1);
  if (recipients.length === PAGE && last) return { subscriberIds, cursor: `${current.id} ${last}` };
  const next = invited[at + 1];
  return { subscriberIds, cursor: next ? `${next.id} ` : null };
};

/** By their random ids. */
const pageOfHearBacks = async (
  { hearBacks }: MailingRecords,
  campaignId: string,
  { cursor }: StoredMailing,
): Promise<Page> => {
  const people = await hearBacks.listConfirmed(campaignId, cursor ?? '', PAGE);
  const subscriberIds = people.map(({ id }) => id);
  return { subscriberIds, cursor: people.length === PAGE ? (subscriberIds.at(-1) ?? null) : null };
};

const nextPage = (records: MailingRecords, mailing: StoredMailing, now: Date): Promise<Page> => {
  if (mailing.audience.of === 'hear_back') return pageOfHearBacks(records, mailing.audience.campaignId, mailing);
  return !isNewsletter(mailing) && mailing.audience.of === 'unanswered'
    ? pageOfUnanswered(records, mailing)
    : pageOfSubscribers(records, mailing, now);
};

/** People who are in the queue already and, when the audience excludes them, people invited by another mailing. */
const findLeftOut = async (
  records: MailingRecords,
  mailing: StoredMailing,
  subscriberIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const there = await records.deliveries.findRecipientsAmong(mailing.id, subscriberIds);
  if (isNewsletter(mailing) || mailing.audience.of === 'unanswered' || !mailing.audience.withoutInvited) return there;
  const others = (await invitationsOf(records, mailing)).filter(({ id }) => id !== mailing.id);
  const invited = await records.deliveries.findInvitedAmong(
    others.map(({ id }) => id),
    subscriberIds,
  );
  return new Set([...there, ...invited]);
};

/** The id of the link to the survey in a person's message. A newsletter has no such link, so its id means nothing. */
const invitationIdOf = (mailing: StoredMailing, subscriberId: string, invitations: InvitationTokens): string => {
  if (isNewsletter(mailing)) return randomUUID();
  return invitations.idOf({ campaignId: mailing.campaignId, round: mailing.round ?? 1, subscriberId });
};

/**
 * Queues the next people of the audience, each once, and stores the cursor in the same transaction. When the segment or
 * the audience no longer exists, nobody is left to queue. People who join the audience before the cursor are not in the
 * mailing.
 */
export const expandMailing = (
  { unitOfWork, clock }: MailingContext,
  { id, councilId }: Pick<StoredMailing, 'id' | 'councilId'>,
  invitations: InvitationTokens,
): Promise<void> =>
  unitOfWork(systemActor('subscribers', councilId), async (unit) => {
    const mailing = await unit.mailings.get(id);
    if (mailing.state !== 'sending' || mailing.isExpanded) return;
    const page = await nextPage(unit, mailing, clock.now());
    const leftOut = await findLeftOut(unit, mailing, page.subscriberIds);
    const fresh = page.subscriberIds
      .filter((subscriberId) => !leftOut.has(subscriberId))
      .map(
        (subscriberId): NewDelivery => ({
          mailingId: id,
          subscriberId,
          invitationId: invitationIdOf(mailing, subscriberId, invitations),
        }),
      );
    if (fresh.length > 0) await unit.deliveries.addAll(fresh, clock.now());
    const counts = { ...mailing.counts, queued: mailing.counts.queued + fresh.length };
    await unit.mailings.save({ ...mailing, counts, cursor: page.cursor, isExpanded: page.cursor === null });
  });
