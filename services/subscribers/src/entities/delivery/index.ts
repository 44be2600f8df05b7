export { type NewDelivery, type Outcome, reasonToSkip, type StoredDelivery, toCounts } from './delivery.domain';
export type {
  DeliveryRepository,
  DeliveryRepositoryAcrossCouncils,
  RecipientGroup,
  RefusedDelivery,
  Rested,
} from './delivery.repository';
export { createDeliveryHeaders, type DeliveryHeaders } from './delivery-headers';
export { createDeliveryRefs, type DeliveryRefs, type ReportedRef, readRef } from './delivery-refs';
export { type DeliveryRecords, forgetDeliveries } from './forget-deliveries';
export { asksForSlower, failureOf } from './refusal';
export { createSendingJournal, type JournalLine, type SendingJournal } from './sending-journal';
