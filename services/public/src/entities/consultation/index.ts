export { type CouncilConsultations, type KnownConsultations, knownConsultationsOf } from './known-consultations';
export { listConsultations } from './list-consultations.domain';
export type { ListingRepository } from './listing.repository';
export { onConsultationChanged } from './on-consultation-changed.consumer';
