import { campaignErasedEvent, consultationChangedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { ListingRepository } from './listing.repository';

interface Repositories {
  listings: ListingRepository;
}

/** Keeps the newest choice of staff. */
export const onConsultationChanged: Consumer<Repositories> = consumer(
  'public.consultations',
  [consultationChangedEvent, campaignErasedEvent],
  async (event, { listings }: Repositories) => {
    if (event.type === 'campaign.erased') return listings.eraseOfCampaign(event.payload.campaignId);
    const known = await listings.find(event.payload.campaignId);
    if (known && known.revision >= event.payload.revision) return;
    await listings.save({ ...event.payload, councilId: event.councilId ?? '' });
  },
);
