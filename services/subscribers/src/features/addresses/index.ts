import { bindConsumers, defineFeature } from '@folkmoot/service-kit';
import { addressClaimEntity } from '../../entities/address-claim/address-claim.mongo';
import { addressRoutes } from './address.routes';
import type { AddressesApp } from './addresses.types';
import { onCampaignChanged } from './on-campaign-changed.consumer';

/** Who has which address below a council: sign-up pages and campaigns share them. */
export const addressesFeature = defineFeature({
  name: 'addresses',
  entities: [addressClaimEntity],
  routes: addressRoutes,
  consumers: ({ units }: AddressesApp) => bindConsumers(units, [onCampaignChanged]),
});
