import { hearBackCountedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { HearBackCampaign } from './hear-back.repository';

/** Publishes how many people heard back, and whether nobody can ask any more. */
export const publishHearBackCounted = (
  outbox: Outbox,
  { campaignId, heardBack, isOver }: HearBackCampaign,
): Promise<void> =>
  outbox.add(hearBackCountedEvent, {
    aggregate: { type: 'hear-back', id: campaignId, revision: 1 },
    payload: { campaignId, heardBack, isOver },
  });
