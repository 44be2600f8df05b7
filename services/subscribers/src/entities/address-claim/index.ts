export type { AddressClaim, AddressClaimRepository } from './address-claim.repository';
