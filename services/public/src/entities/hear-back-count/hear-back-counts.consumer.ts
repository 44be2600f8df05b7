import { campaignErasedEvent, hearBackCountedEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { HearBackCountRepository } from './hear-back-counts.repository';

interface Repositories {
  hearBackCounts: HearBackCountRepository;
}

/** Keeps how many people heard back about each survey. */
export const onHearBackCounted: Consumer<Repositories> = consumer(
  'public.hear-backs',
  [hearBackCountedEvent, campaignErasedEvent],
  async (event, { hearBackCounts }: Repositories) => {
    if (event.type === 'campaign.erased') return hearBackCounts.eraseOfCampaign(event.payload.campaignId);
    return hearBackCounts.keep({ ...event.payload, councilId: event.councilId ?? '' });
  },
);
