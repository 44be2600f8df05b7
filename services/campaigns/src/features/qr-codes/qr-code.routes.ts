import {
  type Actor,
  createQrCodeOperation,
  getQrCodeImageOperation,
  getQrCodePaperOperation,
  listQrCodesOperation,
  updateQrCodeOperation,
} from '@folkmoot/contracts';
import { file, qrImage, qrImageType, route } from '@folkmoot/service-kit';
import { codePdf } from '@folkmoot/service-kit/paper';
import { qrCodeUrlOf, toQrCodeView } from '../../records/campaign.view';
import type { Deps } from '../../records/repositories';
import { createQrCode } from './create-qr-code.use-case';
import { type PaperDeps, printQrCode } from './print-qr-code.use-case';
import { updateQrCode } from './update-qr-code.use-case';

const PDF = { type: 'application/pdf' };

/** Of a campaign that is there: codes of one that was deleted are not. */
const codeOf = async (deps: Deps, actor: Actor, campaignId: string, codeId: string) => {
  const { campaigns, qrCodes } = deps.reader(actor);
  await campaigns.get(campaignId);
  return qrCodes.get(campaignId, codeId);
};

export const qrCodeRoutes = (deps: PaperDeps) => [
  route(listQrCodesOperation, {
    handle: async ({ actor, params }) => {
      const repositories = deps.reader(actor);
      const { id } = await repositories.campaigns.get(params.campaignId);
      const codes = await repositories.qrCodes.listOfCampaigns([id]);
      return { items: codes.map((code) => toQrCodeView(code, deps.publicOrigin)), nextCursor: null };
    },
  }),
  route(createQrCodeOperation, {
    handle: async ({ actor, params, body }) =>
      toQrCodeView(await createQrCode(deps, actor, params.campaignId, body.label), deps.publicOrigin),
  }),
  route(updateQrCodeOperation, {
    handle: async ({ actor, params, body }) =>
      toQrCodeView(await updateQrCode(deps, actor, params, body), deps.publicOrigin),
  }),
  route(getQrCodeImageOperation, {
    handle: async ({ actor, params }) => {
      const [codeId = '', type = ''] = params.file.split('.');
      const { id, label } = await codeOf(deps, actor, params.campaignId, codeId);
      const url = qrCodeUrlOf(deps.publicOrigin, id);
      if (type === 'pdf') return file(await codePdf({ url, title: label }), PDF);
      return file(await qrImage(url, type), { type: qrImageType(type) });
    },
  }),
  route(getQrCodePaperOperation, {
    handle: async ({ actor, params }) => file(await printQrCode(deps, actor, params), PDF),
  }),
];
