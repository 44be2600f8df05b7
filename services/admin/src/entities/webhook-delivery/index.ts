export {
  afterAttempt,
  bodyOf,
  isBeingSent,
  type MessageData,
  newDelivery,
  type Outcome,
  RETRY_WAITS,
  replayed,
  type StoredDelivery,
  toView,
  windowEnd,
} from './webhook-delivery.domain';
export type { DeliveryRepository, DeliveryRepositoryAcrossCouncils } from './webhook-delivery.repository';
