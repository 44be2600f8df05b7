import { campaignChangedEvent, campaignProgressedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { UsageRepository } from '../../entities/usage';

interface Repositories {
  readonly usage: UsageRepository;
}

/** Stores the number of campaigns and responses of each council, for the list of councils. */
export const onCampaignNews: Consumer<Repositories> = consumer(
  'admin.usage',
  [campaignProgressedEvent, campaignChangedEvent],
  async (event, { usage }: Repositories) => {
    if (event.type === 'campaign.changed') return usage.noteCampaign(event.payload.campaign);
    const { councilId, payload, aggregate, occurredAt } = event;
    if (!councilId) return;
    await usage.noteResponses(payload.campaignId, councilId, payload.responses, aggregate.revision);
    if (!payload.month) return;
    await usage.noteMonth(councilId, payload.month.name, payload.month.responses, new Date(occurredAt));
  },
);
