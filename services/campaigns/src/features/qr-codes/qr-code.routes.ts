import { listQrCodesOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { publicUrls, toQrCodeView } from '../../records/campaign.view';
import type { Deps } from '../../records/repositories';

export const qrCodeRoutes = (deps: Deps) => [
  route(listQrCodesOperation, {
    handle: async ({ actor, params }) => {
      const repositories = deps.reader(actor);
      const { id } = await repositories.campaigns.get(params.campaignId);
      const publicUrl = await publicUrls(repositories, deps.publicOrigin);
      const codes = await repositories.qrCodes.listOfCampaigns([id]);
      return { items: codes.map((code) => toQrCodeView(code, publicUrl(id))), nextCursor: null };
    },
  }),
];
