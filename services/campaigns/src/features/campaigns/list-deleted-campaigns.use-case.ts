import type { DeletedCampaign } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { Campaign, DeletedList } from '../../entities/campaign';
import type { CampaignContext } from './campaign.types';
import { restorableUntil, restoreLimit } from './delete-campaign.use-case';

const toView = ({ id, title, status, deletedAt }: Campaign, responseCount: number): DeletedCampaign[] =>
  deletedAt
    ? [
        {
          id,
          title,
          status,
          responseCount,
          deletedAt: deletedAt.toISOString(),
          restorableUntil: restorableUntil(deletedAt).toISOString(),
        },
      ]
    : [];

/** Campaigns deleted in the last 30 days, last deleted first. */
export const listDeletedCampaigns = async (
  { actor, reader, clock }: CampaignContext,
  page: Omit<DeletedList, 'after'>,
): Promise<Listed<DeletedCampaign>> => {
  const { campaigns, counters } = reader(actor);
  const { items, nextCursor } = await campaigns.listDeleted({ ...page, after: restoreLimit(clock.now()) });
  const counts = await counters.list(items.map(({ id }) => id));
  const responses = new Map(counts.map((counter) => [counter.campaignId, counter.responses]));
  return { items: items.flatMap((campaign) => toView(campaign, responses.get(campaign.id) ?? 0)), nextCursor };
};
