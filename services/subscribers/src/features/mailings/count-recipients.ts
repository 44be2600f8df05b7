import type { RecipientGroup } from '../../entities/delivery';
import type { SubscriberFilter } from '../../entities/subscriber';
import type { MailingRecords } from './mailing.types';

/** Up to this number of people an exact count is fast enough for a screen. Above it the number is an estimate. */
const MAX_LOOKED_UP = 20_000;
const PAGE = 500;

export interface Reach {
  readonly count: number;
  readonly isExact: boolean;
  readonly alreadyInvited?: number;
  readonly invitedAt?: string | null;
  /** People who have paused their mail. They are not in the count. */
  readonly paused?: number;
  /** People who match the choice and get no mail, by the reason. */
  readonly leftOut?: {
    readonly unsubscribed: number;
    readonly bounced: number;
    readonly complained: number;
    readonly unconfirmed: number;
  };
}

type Records = Pick<MailingRecords, 'deliveries' | 'subscribers'>;

interface Tally {
  readonly seen: Set<string>;
  lookedUp: number;
  count: number;
}

/** Counts the people of one mailing who are not counted yet. False when there are too many to look up. */
const countOfMailing = async (
  { deliveries, subscribers }: Records,
  tally: Tally,
  { mailingId, group, filter }: { mailingId: string; group: RecipientGroup; filter: SubscriberFilter },
): Promise<boolean> => {
  let after = '';
  while (tally.lookedUp < MAX_LOOKED_UP) {
    const page = await deliveries.listRecipients(mailingId, group, after, PAGE);
    const ids = page.map(({ subscriberId }) => subscriberId).filter((id) => !tally.seen.has(id));
    for (const id of ids) tally.seen.add(id);
    tally.lookedUp += page.length;
    tally.count += await subscribers.countAmong(ids, filter);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return true;
    after = last.subscriberId;
  }
  return false;
};

/**
 * Number of people with a sent or queued message of these mailings who match the filter now. Counts each person once.
 */
export const countRecipients = async (
  records: Records,
  mailingIds: readonly string[],
  group: RecipientGroup,
  filter: SubscriberFilter,
): Promise<Reach> => {
  const tally: Tally = { seen: new Set(), lookedUp: 0, count: 0 };
  for (const mailingId of mailingIds) {
    if (await countOfMailing(records, tally, { mailingId, group, filter })) continue;
    const all = await records.deliveries.countRecipients(mailingIds, group);
    return { count: Math.round((tally.count / tally.lookedUp) * all), isExact: false };
  }
  return { count: tally.count, isExact: true };
};
