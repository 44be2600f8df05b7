import { DomainError, getQrCodeImageOperation, listQrCodesOperation } from '@folkmoot/contracts';
import { file, qrImage, qrImageType, route } from '@folkmoot/service-kit';
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
  route(getQrCodeImageOperation, {
    handle: async ({ actor, params }) => {
      const repositories = deps.reader(actor);
      const { id } = await repositories.campaigns.get(params.campaignId);
      const [codeId = '', type = ''] = params.file.split('.');
      const codes = await repositories.qrCodes.listOfCampaigns([id]);
      if (!codes.some((code) => code.id === codeId)) throw new DomainError('not_found');
      const publicUrl = await publicUrls(repositories, deps.publicOrigin);
      return file(await qrImage(publicUrl(id), type), { type: qrImageType(type) });
    },
  }),
];
