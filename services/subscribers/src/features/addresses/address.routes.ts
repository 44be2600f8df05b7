import { claimCampaignAddressesOperation } from '@folkmoot/contracts';
import type { AddressesApp } from './addresses.types';
import { claimCampaignAddresses } from './claim-campaign-addresses.use-case';

export const addressRoutes = ({ route }: AddressesApp) => [
  route(claimCampaignAddressesOperation, {
    handle: async ({ context, params, body }) => ({
      takenBy: await claimCampaignAddresses(context, { ...params, ...body }),
    }),
  }),
];
