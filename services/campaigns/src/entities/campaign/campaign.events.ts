import type { RoundChange } from '@folkmoot/calendar/rounds';
import {
  campaignChangedEvent,
  type campaignChanges,
  campaignErasedEvent,
  campaignPublishedEvent,
  qrCodeChangedEvent,
  type SurveyVersion,
} from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { QrCode } from '../qr-code/qr-code.domain';
import { withoutLinks } from '../survey/question-types.domain';
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

/** Publishes that a campaign is complete, with its counted responses: their own events come in intervals. */
export const campaignCompleted = (outbox: Outbox, campaign: Campaign, responses: number): Promise<void> =>
  outbox.add(campaignChangedEvent, {
    aggregate: { type: 'campaign', id: campaign.id, revision: campaign.revision },
    payload: { change: 'completed', campaign: snapshotOf(campaign), responses },
  });

/** Publishes that a round has opened or closed. */
export const roundChanged = (outbox: Outbox, { kind, round }: RoundChange, campaign: Campaign): Promise<void> =>
  outbox.add(campaignChangedEvent, {
    aggregate: { type: 'campaign', id: campaign.id, revision: campaign.revision },
    payload: {
      change: kind === 'opened' ? 'round_opened' : 'round_closed',
      campaign: snapshotOf(campaign),
      round: toRoundView(round),
    },
  });

export const campaignErased = (outbox: Outbox, { id, revision }: Pick<Campaign, 'id' | 'revision'>): Promise<void> =>
  outbox.add(campaignErasedEvent, {
    aggregate: { type: 'campaign', id, revision },
    payload: { campaignId: id },
  });

/** Residents' pages are made from this event. They do not get links to the population. */
export const campaignPublished = (outbox: Outbox, campaign: Campaign, version: SurveyVersion): Promise<void> =>
  outbox.add(campaignPublishedEvent, {
    aggregate: { type: 'campaign', id: campaign.id, revision: campaign.revision },
    payload: { version: withoutLinks(version) },
  });

export const qrCodeChanged = (
  outbox: Outbox,
  { id, campaignId, isActive, isSharedPlace, revision }: QrCode,
): Promise<void> =>
  outbox.add(qrCodeChangedEvent, {
    aggregate: { type: 'qr-code', id, revision },
    payload: { code: { id, campaignId, isActive, isSharedPlace, revision } },
  });
