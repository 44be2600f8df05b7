import { campaignChangedEvent, campaignErasedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { CampaignRepository } from './campaign.repository';

interface Repositories {
  campaigns: CampaignRepository;
}

const ended: ReadonlySet<string> = new Set(['completed', 'archived']);

/** Keeps the newest snapshot of a campaign, in whatever order they come. */
export const onCampaignChanged: Consumer<Repositories> = consumer(
  'subscribers.campaigns',
  [campaignChangedEvent, campaignErasedEvent],
  async (event, { campaigns }: Repositories) => {
    if (event.type === 'campaign.erased') return campaigns.remove(event.payload.campaignId);
    const { campaign } = event.payload;
    const known = await campaigns.find(campaign.id);
    if (known && known.revision >= campaign.revision) return;
    const closedAt = ended.has(campaign.status) ? (known?.closedAt ?? new Date(event.occurredAt)) : null;
    await campaigns.save({ ...campaign, closedAt });
  },
);
