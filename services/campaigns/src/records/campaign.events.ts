import {
  campaignChangedEvent,
  type campaignChanges,
  campaignPublishedEvent,
  type SurveyVersion,
} from '@folkmoot/contracts';
import type { RoundChange } from '@folkmoot/schedule';
import type { Outbox } from '@folkmoot/service-kit';
import { type Campaign, snapshotOf } from './campaign.domain';
import { toRoundView } from './round.view';

export const campaignChanged = (
  outbox: Outbox,
  change: (typeof campaignChanges)[number],
  campaign: Campaign,
): Promise<void> =>
  outbox.add(campaignChangedEvent, {
    aggregate: { type: 'campaign', id: campaign.id, revision: campaign.revision },
    payload: { change, campaign: snapshotOf(campaign) },
  });

/** Says that a round has opened or closed. */
export const roundChanged = (outbox: Outbox, { kind, round }: RoundChange, campaign: Campaign): Promise<void> =>
  outbox.add(campaignChangedEvent, {
    aggregate: { type: 'campaign', id: campaign.id, revision: campaign.revision },
    payload: {
      change: kind === 'opened' ? 'round_opened' : 'round_closed',
      campaign: snapshotOf(campaign),
      round: toRoundView(round),
    },
  });

export const campaignPublished = (outbox: Outbox, campaign: Campaign, version: SurveyVersion): Promise<void> =>
  outbox.add(campaignPublishedEvent, {
    aggregate: { type: 'campaign', id: campaign.id, revision: campaign.revision },
    payload: { version },
  });
