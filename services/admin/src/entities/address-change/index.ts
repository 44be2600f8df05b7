export type { AddressChangeRepository, AddressNotice, StoredAddressChange } from './address-change.repository';
