import { campaignChangedEvent, campaignErasedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { CampaignRepository } from './campaign.repository';

interface Repositories {
  campaigns: CampaignRepository;
}
/** Runs before the campaign copy is deleted, so that a crash leaves no mailings behind. Safe to repeat. */
type EraseMailings = (ref: { readonly councilId: string; readonly campaignId: string }) => Promise<unknown>;

const ended: ReadonlySet<string> = new Set(['completed', 'archived']);

/** Keeps the newest snapshot of a campaign, in whatever order the events arrive. */
export const onCampaignChanged = (eraseMailings: EraseMailings): Consumer<Repositories> =>
  consumer(
    'subscribers.campaigns',
    [campaignChangedEvent, campaignErasedEvent],
    async (event, { campaigns }: Repositories) => {
      if (event.type === 'campaign.erased') {
        const { campaignId } = event.payload;
        await eraseMailings({ councilId: event.councilId ?? '', campaignId });
        return campaigns.remove(campaignId);
      }
      const { campaign } = event.payload;
      const known = await campaigns.find(campaign.id);
      if (known && known.revision >= campaign.revision) return;
      const closedAt = ended.has(campaign.status) ? (known?.closedAt ?? new Date(event.occurredAt)) : null;
      await campaigns.save({ ...campaign, closedAt });
    },
  );
