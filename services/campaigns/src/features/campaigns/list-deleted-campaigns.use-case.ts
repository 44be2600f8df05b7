import type { Actor, DeletedCampaign } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { Campaign } from '../../records/campaign.domain';
import type { DeletedList } from '../../records/campaign.repository';
import type { Deps } from '../../records/repositories';
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

/** What was deleted in the last 30 days, the last first. */
export const listDeletedCampaigns = async (
  { reader, clock }: Pick<Deps, 'reader' | 'clock'>,
  actor: Actor,
  page: Omit<DeletedList, 'after'>,
): Promise<Listed<DeletedCampaign>> => {
  const { campaigns, counters } = reader(actor);
  const { items, nextCursor } = await campaigns.listDeleted({ ...page, after: restoreLimit(clock.now()) });
  const counts = await counters.list(items.map(({ id }) => id));
  const responses = new Map(counts.map((counter) => [counter.campaignId, counter.responses]));
  return { items: items.flatMap((campaign) => toView(campaign, responses.get(campaign.id) ?? 0)), nextCursor };
};
