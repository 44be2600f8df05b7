import type { Migration } from '@folkmoot/service-kit';
import { fillSearchKeys } from './0001-fill-search-keys';
import { claimPageAddresses } from './0002-claim-page-addresses';

/** The migrations of this service's data, in their order. */
export const migrations: readonly Migration[] = [fillSearchKeys, claimPageAddresses];
