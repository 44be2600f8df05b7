import {
  campaignChangedEvent,
  type campaignChanges,
  campaignPublishedEvent,
  type SurveyVersion,
} from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import { type Campaign, snapshotOf } from './campaign.domain';

export const campaignChanged = (
  outbox: Outbox,
  change: (typeof campaignChanges)[number],
  campaign: Campaign,
): Promise<void> =>
  outbox.add(campaignChangedEvent, {
    aggregate: { type: 'campaign', id: campaign.id, revision: campaign.revision },
    payload: { change, campaign: snapshotOf(campaign) },
  });

export const campaignPublished = (outbox: Outbox, campaign: Campaign, version: SurveyVersion): Promise<void> =>
  outbox.add(campaignPublishedEvent, {
    aggregate: { type: 'campaign', id: campaign.id, revision: campaign.revision },
    payload: { version },
  });
