import { bindConsumers, createLooker, defineFeature, writtenSignal } from '@folkmoot/service-kit';
import { createSealedSecrets } from '../../entities/secret';
import { webhookEntity } from '../../entities/webhook/webhook.mongo';
import { webhookDeliveryEntity, webhookDeliveryModel } from '../../entities/webhook-delivery/webhook-delivery.mongo';
import { createReceiverClient } from './attempt-delivery';
import { onCouncilNews, onSubscriberNews } from './on-news.consumer';
import { createSender } from './sender';
import { webhookRoutes } from './webhook.routes';
import type { WebhookApp, WebhookTools } from './webhook.types';

const LOOK_INTERVAL_MS = 250;

const webhookTools = ({ config, systemContext, logger }: WebhookApp): WebhookTools => {
  const reach = { privateHosts: config.webhookPrivateHosts };
  const tools = {
    secrets: createSealedSecrets(config.secretsKey, 'webhook-secrets'),
    reach,
    outside: createReceiverClient(reach),
  };
  return { ...tools, sender: createSender({ context: systemContext, tools, logger }) };
};

/** Events of a council are posted to addresses that it chooses, signed and tried for a day. */
export const webhooksFeature = defineFeature({
  name: 'webhooks',
  entities: [webhookEntity, webhookDeliveryEntity],
  dependencies: webhookTools,
  routes: webhookRoutes,
  consumers: ({ units, clock }: WebhookApp) => bindConsumers(units, [onCouncilNews(clock), onSubscriberNews(clock)]),
  pollers: ({ connection, logger, longestLookMs }: WebhookApp, { sender }: WebhookTools) => [
    createLooker(sender.look, {
      shortestMs: LOOK_INTERVAL_MS,
      longestMs: longestLookMs,
      signals: [writtenSignal(connection, webhookDeliveryModel.collection)],
      onError: (error) => logger.warn({ err: error }, 'webhook messages could not be looked for'),
    }),
  ],
  stop: (_: WebhookApp, { sender }: WebhookTools) => sender.stop(),
});
