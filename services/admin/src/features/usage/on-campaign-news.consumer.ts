import { campaignChangedEvent, campaignProgressedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { UsageRepository } from '../../records/usage.repository';

interface Repositories {
  readonly usage: UsageRepository;
}

/** Keeps how many campaigns and responses each council has, for the list of councils. */
export const onCampaignNews: Consumer<Repositories> = consumer(
  'admin.usage',
  [campaignProgressedEvent, campaignChangedEvent],
  async (event, { usage }: Repositories) => {
    if (event.type === 'campaign.changed') {
      const { id, councilId, isDeleted, revision } = event.payload.campaign;
      return usage.noteCampaign(id, councilId, isDeleted, revision);
    }
    const { campaignId, responses } = event.payload;
    if (event.councilId) await usage.noteResponses(campaignId, event.councilId, responses, event.aggregate.revision);
  },
);
