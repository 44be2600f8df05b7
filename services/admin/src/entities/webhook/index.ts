export {
  isOn,
  offReasonAfter,
  rotated,
  type StoredWebhook,
  signingKeys,
  switchedOff,
  switchedOn,
  toView,
} from './webhook.domain';
export type { WebhookCountRepository, WebhookRepository } from './webhook.repository';
