import { DomainError, getQrCodeImageOperation, listQrCodesOperation } from '@folkmoot/contracts';
import { file, qrImage, qrImageType, route } from '@folkmoot/service-kit';
import { qrCodeUrlOf, toQrCodeView } from '../../records/campaign.view';
import type { Deps } from '../../records/repositories';

export const qrCodeRoutes = (deps: Deps) => [
  route(listQrCodesOperation, {
    handle: async ({ actor, params }) => {
      const repositories = deps.reader(actor);
      const { id } = await repositories.campaigns.get(params.campaignId);
      const codes = await repositories.qrCodes.listOfCampaigns([id]);
      return { items: codes.map((code) => toQrCodeView(code, deps.publicOrigin)), nextCursor: null };
    },
  }),
  route(getQrCodeImageOperation, {
    handle: async ({ actor, params }) => {
      const repositories = deps.reader(actor);
      const { id } = await repositories.campaigns.get(params.campaignId);
      const [codeId = '', type = ''] = params.file.split('.');
      const codes = await repositories.qrCodes.listOfCampaigns([id]);
      if (!codes.some((code) => code.id === codeId)) throw new DomainError('not_found');
      return file(await qrImage(qrCodeUrlOf(deps.publicOrigin, codeId), type), { type: qrImageType(type) });
    },
  }),
];
