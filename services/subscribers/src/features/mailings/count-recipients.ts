import type { RecipientGroup } from '../../deliveries/delivery.repository';
import type { SubscriberFilter } from '../../subscribers/subscriber-filter.domain';
import type { MailingRecords } from './deps';

/** People counted one by one; of more the number is estimated, since a screen waits for it. */
const MAX_LOOKED_UP = 20_000;
const PAGE = 500;

export interface Reach {
  readonly count: number;
  readonly isExact: boolean;
  readonly alreadyInvited?: number;
  readonly invitedAt?: string | null;
}

type Records = Pick<MailingRecords, 'deliveries' | 'subscribers'>;

interface Tally {
  readonly seen: Set<string>;
  lookedUp: number;
  count: number;
}

/** Counts the people of one mailing, whoever was not counted before. False when there are too many to look up. */
const countOfMailing = async (
  { deliveries, subscribers }: Records,
  tally: Tally,
  { mailingId, group, filter }: { mailingId: string; group: RecipientGroup; filter: SubscriberFilter },
): Promise<boolean> => {
  for (let after = ''; tally.lookedUp < MAX_LOOKED_UP; ) {
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

/** How many people got, or are about to get, a message of these mailings and meet the filter now. Each person counts once. */
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
