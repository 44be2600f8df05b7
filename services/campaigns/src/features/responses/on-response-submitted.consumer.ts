import { responseSubmittedEvent } from '@folkmoot/contracts';
import { type Consumer, consumerOfMany } from '@folkmoot/service-kit';
import type { Repositories } from '../../records/repositories';
import { type Submitted, storeResponses } from './store-responses.use-case';

/** Every response of a campaign raises the same counter, so those that wait together are kept together. */
export const onResponseSubmitted: Consumer<Repositories> = consumerOfMany(
  'campaigns.responses',
  responseSubmittedEvent,
  async (events, unit) => {
    const byCampaign = new Map<string, Submitted[]>();
    for (const { payload } of events) {
      byCampaign.set(payload.campaignId, [...(byCampaign.get(payload.campaignId) ?? []), payload]);
    }
    for (const [campaignId, submitted] of byCampaign) await storeResponses(unit, campaignId, submitted);
  },
);
