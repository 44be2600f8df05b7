import type { CampaignSort } from '@folkmoot/contracts';
import type { Campaign } from '../../entities/campaign/campaign.domain';

interface SortFacts {
  readonly now: Date;
  /** Responses by campaign. */
  readonly responses: ReadonlyMap<string, number>;
}

type Order = (a: Campaign, b: Campaign) => number;

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Ends that are ahead first, the nearest first; then campaigns without an end; then ended ones, the last first. */
const byEnd =
  ({ now }: SortFacts): Order =>
  (a, b) => {
    const groupOf = ({ endDate }: Campaign): number => (endDate === null ? 1 : endDate > now ? 0 : 2);
    const [group, other] = [groupOf(a), groupOf(b)];
    if (group !== other) return group - other;
    const difference = (a.endDate?.getTime() ?? 0) - (b.endDate?.getTime() ?? 0);
    return group === 2 ? -difference : difference;
  };

const orders: Readonly<Record<Exclude<CampaignSort, 'newest'>, (facts: SortFacts) => Order>> = {
  ends: byEnd,
  responses:
    ({ responses }) =>
    (a, b) =>
      (responses.get(b.id) ?? 0) - (responses.get(a.id) ?? 0),
  name: () => (a, b) => names.compare(a.title, b.title),
};

/** Campaigns in an order. Equal ones keep theirs. */
export const sortCampaigns = (
  campaigns: readonly Campaign[],
  sort: Exclude<CampaignSort, 'newest'>,
  facts: SortFacts,
): Campaign[] => campaigns.toSorted(orders[sort](facts));
