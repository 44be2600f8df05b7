import type {
  campaignChangedEvent,
  campaignProgressedEvent,
  mailingChangedEvent,
  PayloadOf,
  resultsPublishedEvent,
  subscriberChangedEvent,
  subscribersChangedEvent,
  WebhookEvent,
} from '@folkmoot/contracts';
import { type MessageData, windowEnd } from '../../entities/webhook-delivery/webhook-delivery.domain';

const SECOND_MS = 1_000;
/** At most one message about the responses of a campaign in this time. */
const RESPONSES_WINDOW_MS = 60 * SECOND_MS;
/** Changes of single subscribers in this time are one message for each kind of change. */
const SUBSCRIBERS_WINDOW_MS = 10 * SECOND_MS;
/** Ids in one message about subscribers. The next change begins another message. */
export const MAX_SUBSCRIBER_IDS = 200;

/** An event in the words of webhooks, before it is a message to an endpoint. */
export interface News {
  readonly event: WebhookEvent;
  readonly happenedAt: Date;
  readonly data: MessageData;
  /** News of the same group within the window are one message. */
  readonly group?: { readonly key: string; readonly windowMs: number };
}

type CampaignChange = PayloadOf<typeof campaignChangedEvent>['change'];

/** Which message a change of a campaign is. Other changes are about the work of staff. */
const campaignEvents: Readonly<Partial<Record<CampaignChange, WebhookEvent>>> = {
  activated: 'campaign.opened',
  opened: 'campaign.opened',
  round_opened: 'campaign.opened',
  resumed: 'campaign.opened',
  reopened: 'campaign.opened',
  has_room: 'campaign.opened',
  paused: 'campaign.paused',
  completed: 'campaign.closed',
  round_closed: 'campaign.closed',
  filled: 'campaign.closed',
};

export const newsOfCampaign = (
  { change, campaign, round }: PayloadOf<typeof campaignChangedEvent>,
  happenedAt: Date,
): News | null => {
  const event = campaignEvents[change];
  if (!event) return null;
  const { id: campaignId, title, status } = campaign;
  const data = { campaignId, title, status, reason: change, ...(round ? { round: round.number } : {}) };
  return { event, happenedAt, data };
};

/** Only a count: never an answer, nor the id of a response. */
export const newsOfResponses = (
  { campaignId, responses }: Pick<PayloadOf<typeof campaignProgressedEvent>, 'campaignId' | 'responses'>,
  happenedAt: Date,
): News => ({
  event: 'responses.received',
  happenedAt,
  data: { campaignId, responses },
  group: { key: campaignId, windowMs: RESPONSES_WINDOW_MS },
});

interface ResultsChange {
  readonly type: 'results.published' | 'results.withdrawn';
  readonly payload: Pick<PayloadOf<typeof resultsPublishedEvent>, 'campaignId' | 'version'>;
}

export const newsOfResults = ({ type, payload: { campaignId, version } }: ResultsChange, happenedAt: Date): News => ({
  event: type,
  happenedAt,
  data: { campaignId, version },
});

export const newsOfMailing = (
  { change, mailingId, campaignId, kind, sent }: PayloadOf<typeof mailingChangedEvent>,
  happenedAt: Date,
): News | null =>
  change === 'done'
    ? { event: 'mailing.done', happenedAt, data: { mailingId, campaignId, kind, sent: sent ?? null } }
    : null;

/** A bulk change: an import or tagging. It names nobody. An export changes no subscriber. */
export const newsOfBulk = (
  { change, count, importId }: PayloadOf<typeof subscribersChangedEvent>,
  happenedAt: Date,
): News | null =>
  change === 'exported'
    ? null
    : {
        event: 'subscriber.changed',
        happenedAt,
        data: { change, count, subscriberIds: [], ...(importId ? { importId } : {}) },
      };

interface ChangedSubscriber extends PayloadOf<typeof subscriberChangedEvent> {
  readonly happenedAt: Date;
}

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Changes of single subscribers, grouped by kind. They have the ids, and never an address. */
export const newsOfSubscribers = (changed: readonly ChangedSubscriber[]): News[] => {
  const kinds = [...new Set(changed.map(({ change }) => change))];
  return kinds.flatMap((kind) => {
    const same = changed.filter(({ change }) => change === kind);
    return chunksOf(same, MAX_SUBSCRIBER_IDS).map((chunk) => ({
      event: 'subscriber.changed' as const,
      happenedAt: new Date(Math.max(...chunk.map(({ happenedAt }) => happenedAt.getTime()))),
      data: {
        change: kind,
        count: chunk.length,
        subscriberIds: chunk.map(({ subscriberId }) => subscriberId),
      },
      group: { key: kind, windowMs: SUBSCRIBERS_WINDOW_MS },
    }));
  });
};

/** When a message with this news is due. */
export const dueAtOf = ({ group }: News, now: Date): Date => (group ? windowEnd(now, group.windowMs) : now);

const idsOf = ({ subscriberIds }: MessageData): readonly unknown[] =>
  Array.isArray(subscriberIds) ? subscriberIds : [];

/**
 * The data of an open message with more news of its group. A newer count replaces the older one; ids add up. Null when
 * the message is full.
 */
export const mergedData = (open: MessageData, { event, data }: Pick<News, 'event' | 'data'>): MessageData | null => {
  if (event !== 'subscriber.changed') return data;
  const subscriberIds = [...idsOf(open), ...idsOf(data)];
  if (subscriberIds.length > MAX_SUBSCRIBER_IDS) return null;
  return { ...data, count: subscriberIds.length, subscriberIds };
};
