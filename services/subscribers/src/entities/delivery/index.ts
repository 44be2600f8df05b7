export { type NewDelivery, type Outcome, reasonToSkip, type StoredDelivery, toCounts } from './delivery.domain';
export type {
  DeliveryRepository,
  DeliveryRepositoryAcrossCouncils,
  RecipientGroup,
  RefusedDelivery,
  Rested,
} from './delivery.repository';
export { type DeliveryRecords, forgetDeliveries } from './forget-deliveries';
export { createSendingJournal, type JournalLine, type SendingJournal } from './sending-journal';
