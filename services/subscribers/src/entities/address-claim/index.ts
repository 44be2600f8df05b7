export type { AddressClaimRepository } from './address-claim.repository';
