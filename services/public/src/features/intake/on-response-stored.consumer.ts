import { responseErasedEvent, responseStoredEvent } from '@folkmoot/contracts';
import { type Consumer, consumerOfMany } from '@folkmoot/service-kit';
import type { HandedOverRepository } from './intake.repository';

interface Repositories {
  handedOver: HandedOverRepository;
}

/** Campaigns has stored the responses, or never will because the respondent deleted them: the intake deletes them. */
export const onResponseStored: Consumer<Repositories> = consumerOfMany(
  'public.handed-over',
  [responseStoredEvent, responseErasedEvent],
  async (events, { handedOver }: Repositories) => {
    const idsByCampaign = new Map<string, string[]>();
    for (const { payload } of events) {
      const ids = idsByCampaign.get(payload.campaignId) ?? [];
      idsByCampaign.set(payload.campaignId, [...ids, payload.responseId]);
    }
    // Events of responses always have a council, and those of a batch have the same one.
    const councilId = events[0]?.councilId ?? '';
    for (const [campaignId, responseIds] of idsByCampaign) {
      await handedOver.forgetHandedOver(responseIds, { councilId, campaignId });
    }
  },
);
