import { setCampaignShortNameOperation } from '@folkmoot/contracts';
import { campaignDetail } from '../../entities/campaign';
import type { ClaimAddresses } from './claim-addresses';
import { setShortName } from './set-short-name.use-case';
import type { ShortNameApp } from './short-name.types';

export const shortNameRoutes = ({ route, config: { publicOrigin } }: ShortNameApp, claimAddresses: ClaimAddresses) => [
  route(setCampaignShortNameOperation, {
    handle: async ({ context, params, body }) => {
      await setShortName(context, params.campaignId, body, claimAddresses);
      const { actor, reader, clock } = context;
      return campaignDetail(reader(actor), { publicOrigin, clock }, params.campaignId);
    },
  }),
];
