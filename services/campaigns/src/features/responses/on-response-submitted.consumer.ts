import { responseSubmittedEvent } from '@folkmoot/contracts';
import { type Consumer, consumerOfMany } from '@folkmoot/service-kit';
import type { StoringRecords } from './response.types';
import { type Submitted, storeResponses } from './store-responses.use-case';

/** Stores waiting responses in batches, because every response of a campaign increases the same counter. */
export const onResponseSubmitted: Consumer<StoringRecords> = consumerOfMany(
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
