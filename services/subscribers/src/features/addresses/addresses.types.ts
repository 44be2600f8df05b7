import type { FeatureApp } from '@folkmoot/service-kit';
import type { AddressClaimRepository } from '../../entities/address-claim';
import type { CampaignRepository } from '../../entities/campaign';
import type { OptInPageRepository } from '../../entities/opt-in-page';

export interface AddressesRecords {
  readonly addressClaims: AddressClaimRepository;
  readonly campaigns: Pick<CampaignRepository, 'find'>;
  readonly optInPages: OptInPageRepository;
}

export type AddressesApp = FeatureApp<AddressesRecords>;
