import {
  campaignChangedEvent,
  campaignProgressedEvent,
  mailingChangedEvent,
  type PayloadOf,
  resultsPublishedEvent,
  resultsWithdrawnEvent,
  subscriberChangedEvent,
  subscribersChangedEvent,
} from '@folkmoot/contracts';
import { type Clock, type Consumer, consumer, consumerOfMany } from '@folkmoot/service-kit';
import {
  type News,
  newsOfBulk,
  newsOfCampaign,
  newsOfMailing,
  newsOfResponses,
  newsOfResults,
  newsOfSubscribers,
} from './news.domain';
import { queueNews } from './queue-news';
import type { WebhookRecords } from './webhook.types';

type Records = Pick<WebhookRecords, 'webhooks' | 'webhookDeliveries' | 'webhookCounts'>;

interface Progress {
  readonly payload: PayloadOf<typeof campaignProgressedEvent>;
  readonly revision: number;
  readonly happenedAt: Date;
}

/** A count is also announced when it fell, because a person had their response deleted. That is no message. */
const queueProgress = async (unit: Records, { payload, revision, happenedAt }: Progress, now: Date): Promise<void> => {
  const isWanted = (await unit.webhooks.listFor('responses.received')).length > 0;
  if (!isWanted) return;
  const { campaignId, responses } = payload;
  if (!(await unit.webhookCounts.note(campaignId, responses, revision))) return;
  await queueNews(unit, newsOfResponses(payload, happenedAt), now);
};

type ChangeEvent =
  | { readonly type: 'campaign.changed'; readonly payload: PayloadOf<typeof campaignChangedEvent> }
  | { readonly type: 'results.published'; readonly payload: PayloadOf<typeof resultsPublishedEvent> }
  | { readonly type: 'results.withdrawn'; readonly payload: PayloadOf<typeof resultsWithdrawnEvent> }
  | { readonly type: 'mailing.changed'; readonly payload: PayloadOf<typeof mailingChangedEvent> }
  | { readonly type: 'subscribers.changed'; readonly payload: PayloadOf<typeof subscribersChangedEvent> };

const newsOf = (event: ChangeEvent, happenedAt: Date): News | null => {
  if (event.type === 'campaign.changed') return newsOfCampaign(event.payload, happenedAt);
  if (event.type === 'results.published' || event.type === 'results.withdrawn') return newsOfResults(event, happenedAt);
  if (event.type === 'mailing.changed') return newsOfMailing(event.payload, happenedAt);
  return newsOfBulk(event.payload, happenedAt);
};

/** Queues messages to the endpoints of councils. */
export const onCouncilNews = (clock: Clock): Consumer<Records> =>
  consumer(
    'admin.webhooks',
    [
      campaignChangedEvent,
      campaignProgressedEvent,
      resultsPublishedEvent,
      resultsWithdrawnEvent,
      mailingChangedEvent,
      subscribersChangedEvent,
    ],
    async (event, unit: Records) => {
      if (!event.councilId) return;
      const happenedAt = new Date(event.occurredAt);
      if (event.type === 'campaign.progressed') {
        const { payload, aggregate } = event;
        return queueProgress(unit, { payload, revision: aggregate.revision, happenedAt }, clock.now());
      }
      const news = newsOf(event, happenedAt);
      if (news) await queueNews(unit, news, clock.now());
    },
  );

/** The same for changes of single subscribers. Bounces of a mailing are thousands of them. */
export const onSubscriberNews = (clock: Clock): Consumer<Records> =>
  consumerOfMany('admin.webhook-subscribers', subscriberChangedEvent, async (events, unit: Records) => {
    if (!events.some(({ councilId }) => councilId !== null)) return;
    const changed = events.map(({ payload, occurredAt }) => ({ ...payload, happenedAt: new Date(occurredAt) }));
    for (const news of newsOfSubscribers(changed)) await queueNews(unit, news, clock.now());
  });
